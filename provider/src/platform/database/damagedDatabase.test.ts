import { existsSync, mkdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSeededFolder } from '../../testing/seededFolder.ts';
import { START_TIMEOUT_MS } from '../../testing/testProvider.ts';
import { connectEmbedded } from './connectEmbedded.ts';
import { describeUnopened, reasonsIn } from './damagedDatabase.ts';

const BACKUP = '2026-11-20T03-00-00-000Z.jsonl.gz';

describe('An embedded database that cannot be opened', () => {
  let folder: string;
  let database: string;
  let remove: () => void;
  const refusal = async () => {
    const error = await connectEmbedded(folder).then(
      ({ close }) => close().then(() => new Error('It was opened.')),
      (reason: unknown) => reason as Error,
    );
    return error.message;
  };

  beforeAll(async () => {
    ({ folder, remove } = await makeSeededFolder());
    database = join(folder, 'database');
  }, START_TIMEOUT_MS);
  afterAll(() => remove());

  it('says what is damaged, and that there is no backup', async () => {
    truncateSync(join(database, 'global/pg_control'), 100);
    expect(await refusal()).toMatch(
      new RegExp(
        `^The database in ${database} is damaged: could not read file "global/pg_control": read 100 of \\d+\\. Move that folder away .*There is no backup in ${folder}/backups`,
      ),
    );
  });

  it('names the newest backup, and how it is restored', async () => {
    mkdirSync(join(folder, 'backups'));
    for (const [name, day] of [
      ['2026-11-19T03-00-00-000Z.jsonl.gz', 19],
      [BACKUP, 20],
      ['2026-11-18T03-00-00-000Z.jsonl.gz', 18],
    ] as const) {
      writeFileSync(join(folder, 'backups', name), '');
      utimesSync(join(folder, 'backups', name), new Date(), new Date(`2026-11-${day}T03:00:00Z`));
    }
    rmSync(join(database, 'global/pg_control'));
    expect(await refusal()).toMatch(
      new RegExp(
        `is damaged: could not open file "global/pg_control": No such file or directory\\. .*DATA_DIR=${folder} npm run db:restore -w provider -- ${folder}/backups/${BACKUP} \\(of 2026-11-20 03:00\\)`,
      ),
    );
  });

  it('is never overwritten with an empty one', async () => {
    rmSync(join(database, 'PG_VERSION'));
    expect(await refusal()).toMatch(/is damaged: its file PG_VERSION is missing\. .*npm run db:restore/);
    expect(existsSync(join(database, 'PG_VERSION'))).toBe(false);
  });
});

it('a disk that is full is no damage', () => {
  const said = ['2026-11-22 20:05:53.515 UTC [42] FATAL:  could not write lock file "postmaster.pid": No space left on device'];
  expect(describeUnopened('/data', said, new Error('Aborted()'))).toBe(
    'The database in /data/database cannot be opened: could not write lock file "postmaster.pid": No space left on device. Nothing in it is damaged by that; start again when this is put right.',
  );
});

it('of what the engine says the grave lines count, with their details', () => {
  expect(
    reasonsIn([
      '2026-11-22 20:05:58.893 UTC [42] LOG:  database system was not properly shut down',
      '2026-11-22 20:05:58.893 UTC [42] FATAL:  could not access status of transaction 753',
      '2026-11-22 20:05:58.893 UTC [42] DETAIL:  Could not open file "pg_xact/0000": No such file or directory.',
      'Aborted()',
    ]),
  ).toEqual(['could not access status of transaction 753', 'Could not open file "pg_xact/0000": No such file or directory.']);
});
