import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { mediaItemSchema, type Picture } from '@spielplan/shared-contracts/api';
import { until } from '@spielplan/shared-contracts/testing';
import { picture } from '../../media/uploads/testing/sampleFiles.ts';
import { upload } from '../../media/uploads/testing/sendFile.ts';
import { freePort } from '../../testing/freePort.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { readWhole } from './readWhole.ts';
import { createS3Storage } from './s3Storage.ts';

/** A store that others have written, fetched when this runs, so that the site does not depend on it. */
const STORE = 's3rver@3.7.1';
const BUCKET = 'haus';
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };
const FETCH_TIMEOUT_MS = 240_000;

let folder: string;
let endpoint: string;
let store: ChildProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spielplan-foreign-'));
  const port = await freePort();
  endpoint = `http://127.0.0.1:${port}`;
  const options = ['-a', '127.0.0.1', '-p', String(port), '-d', folder, '--configure-bucket', BUCKET, '--silent'];
  store = spawn('npx', ['--yes', '--package', STORE, 's3rver', ...options], { stdio: 'ignore', detached: true });
  await until(() => fetch(endpoint).then(Boolean, () => false), FETCH_TIMEOUT_MS);
}, FETCH_TIMEOUT_MS);
afterAll(() => {
  // npx starts the store as a child of its own; both end with their group.
  if (store.pid) process.kill(-store.pid);
  rmSync(folder, { recursive: true, force: true });
});

describe('A store of somebody else', () => {
  const open = (prefix = 'uploads/') => createS3Storage({ endpoint, bucket: BUCKET, prefix, ...KEYS });

  it('keeps, hands out in parts, replaces, lists and removes what is put into it', async () => {
    const storage = open();
    const [bytes, others] = [randomBytes(300_000), randomBytes(10)];
    await storage.put('originals/a', bytes, 'image/jpeg');
    expect((await readWhole(storage, 'originals/a'))?.equals(bytes)).toBe(true);
    const part = await storage.get('originals/a', { start: 5, end: 9 });
    expect([part?.size, (await buffer(part!.stream)).equals(bytes.subarray(5, 10))]).toEqual([300_000, true]);
    await storage.put('originals/a', others, 'image/jpeg');
    expect((await readWhole(storage, 'originals/a'))?.equals(others)).toBe(true);
    const path = join(folder, 'spooled');
    writeFileSync(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await storage.put('originals/b', { path, size: bytes.length, sha256 }, 'video/mp4');
    const keys: string[] = [];
    for await (const key of storage.list('originals/')) keys.push(key);
    expect(keys).toEqual(['originals/a', 'originals/b']);
    for (const key of keys) await storage.remove(key);
    expect([await storage.has('originals/a'), await storage.get('originals/b')]).toEqual([false, null]);
    await storage.remove('originals/a');
  });

  it(
    'serves the media library: what is uploaded is kept there, and its pictures in their formats',
    async () => {
      const provider: TestProvider = await startTestProvider({ s3: { endpoint, bucket: BUCKET, ...KEYS } });
      try {
        const editor = await newEditor(provider.url);
        const { id } = await upload(editor, await picture('jpeg'), 'Wehr.jpg');
        const item = mediaItemSchema.parse(await (await editor.send('POST', '/pageeditor-api/media/', { temp_file: id })).json());
        for (const format of ['avif', 'webp', 'jpg']) {
          const answer = await fetch(`${provider.url}${(item.value as Picture).base}-480.${format}`);
          expect([answer.status, (await answer.arrayBuffer()).byteLength > 100]).toEqual([200, true]);
        }
        expect(await open().has(`originals/${id}`)).toBe(true);
        expect(await open('media/').has(`uploads-1/${id}-480.webp`)).toBe(true);
      } finally {
        await provider.close();
      }
    },
    START_TIMEOUT_MS,
  );
});
