import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chooseBackupFile } from './chooseBackupFile.ts';

const calledFrom = mkdtempSync(join(tmpdir(), 'spielplan-backups-'));
const places = { calledFrom, dataDir: join(calledFrom, 'data') };
afterAll(() => rmSync(calledFrom, { recursive: true }));

describe('A backup', () => {
  it('goes into the file that was named, seen from where the command was called', () => {
    expect(chooseBackupFile('house.bak', places)).toBe(join(calledFrom, 'house.bak'));
  });

  it('into a folder that is missing is refused, and the folder is not made', () => {
    expect(() => chooseBackupFile('disk/house.bak', places)).toThrow(/^The folder .*disk does not exist; nothing was written\.$/);
    expect(existsSync(join(calledFrom, 'disk'))).toBe(false);
  });

  it('without a name goes to the data of the provider', () => {
    const file = chooseBackupFile(undefined, places);
    expect([dirname(file), existsSync(dirname(file))]).toEqual([join(places.dataDir, 'backups'), true]);
  });
});
