import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Form } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { findFolderProblem } from '../platform/database/canWrite.ts';
import { makeEmptyFolder, makeSeededFolder } from '../testing/seededFolder.ts';
import { TEST_DATABASE_URL } from '../testing/seededDatabase.ts';
import { newVisitor, START_TIMEOUT_MS } from '../testing/testProvider.ts';
import { type ProviderProcess, startProviderProcess } from './providerProcess.ts';
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts';

const CONTACT = 1;
/** Room for the seeded database and a little of what is written. */
const DISK_MB = 140;
const TYPED = { name: 'Adalberta Kieselstein', email: 'a.kiesel@altwasser.example', nachricht: 'Grünspecht' };
const MAX_ENTRIES = 300;

/** The first status of the kind that was waited for, else the last one. */
async function statusOnce(url: string, status: number): Promise<number> {
  let last = 0;
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    last = (await fetch(url)).status;
    if (last === status) break;
  }
  return last;
}

describe('A provider whose disk is full', () => {
  let disk: SmallDisk | null = null;
  let provider: ProviderProcess;

  beforeAll(async () => {
    if (TEST_DATABASE_URL !== null) return;
    disk = mountSmallDisk(makeEmptyFolder().folder, DISK_MB);
    if (!disk) {
      process.stderr.write('Not tried: a small file system cannot be mounted here; that takes an administrator (root).\n');
      return;
    }
    const { folder, remove } = await makeSeededFolder();
    cpSync(folder, disk.folder, { recursive: true });
    remove();
    provider = await startProviderProcess({
      DATA_DIR: disk.folder,
      DATABASE_URL: '',
      FORM_RATE_LIMIT: '100000',
      LOG_LEVEL: 'trace',
      NODE_ENV: 'production',
    });
  }, START_TIMEOUT_MS);

  afterAll(async () => {
    if (!disk) return;
    provider.signal('SIGKILL');
    await provider.ended;
    disk.remove();
  });

  it('is not ready, keeps what was typed out of its log, and goes on when there is room', async () => {
    if (!disk) return;
    disk.fill();
    expect(await statusOnce(`${provider.url}/health/ready`, 503)).toBe(503);

    const visitor = await newVisitor(provider.url);
    const statuses = new Set<number>();
    const nachricht = `${TYPED.nachricht} `.repeat(150);
    const { fields } = (await (await fetch(`${provider.url}/de/api/forms/${CONTACT}/`)).json()) as Form;
    const anliegen = fields.find(({ slug }) => slug === 'anliegen')?.choices[0]?.value;
    const values = { ...TYPED, nachricht, anliegen, email2: TYPED.email, datenschutz: true };
    for (let count = 0; count < MAX_ENTRIES && !statuses.has(500) && !statuses.has(503); count += 1) {
      const answer = await visitor.send('POST', '/de/api/forms-entries/', { form: CONTACT, field_values: values });
      statuses.add(answer.status);
      if (answer.status === 400) throw new Error(await answer.text());
    }
    expect([...statuses].at(-1)).toBe(503);
    await visitor.send('POST', '/pageeditor-api/login', { username: TYPED.email, password: TYPED.name });
    await fetch(`${provider.url}/de/api/search/?q=${TYPED.name}`);
    const log = provider.log.join('\n');
    expect(log).toContain('No space left on device');
    for (const word of atLeastOne(Object.values(TYPED).flatMap((value) => value.split(' ')))) expect(log).not.toContain(word);
    disk.empty();
    expect(await statusOnce(`${provider.url}/health/ready`, 200)).toBe(200);
    const answer = await visitor.send('POST', '/de/api/forms-entries/', { form: CONTACT, field_values: values });
    expect(answer.status).toBe(201);
  }, 180_000);
});

it('a disk that has become read-only takes nothing', async () => {
  const disk = mountSmallDisk(makeEmptyFolder().folder, 40);
  if (!disk) return;
  try {
    expect(await findFolderProblem(disk.folder)).toBeNull();
    spawnSync('mount', ['-o', 'remount,ro', disk.folder]);
    expect(await findFolderProblem(disk.folder)).toBe('EROFS');
  } finally {
    disk.remove();
  }
});
