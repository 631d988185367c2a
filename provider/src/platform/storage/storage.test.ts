import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { createFolderStorage } from './folderStorage.ts';
import { readWhole } from './readWhole.ts';
import { createS3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';
import { type ObjectStore, startObjectStore, STORE_BUCKET, STORE_KEYS } from './testing/objectStore.ts';

const folder = join(tmpdir(), `spielplan-storage-${randomUUID()}`);
let store: ObjectStore;
beforeAll(async () => {
  mkdirSync(folder);
  store = await startObjectStore();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** For requests that get no answer, ms. */
const QUICK = { timeoutMs: 300 };
/** What is not about silence is not asked again because the machine is busy. */
const openS3 = (changes: Partial<Parameters<typeof createS3Storage>[0]> = {}) =>
  createS3Storage({
    endpoint: store.endpoint,
    bucket: STORE_BUCKET,
    prefix: 'uploads/',
    timeoutMs: 20_000,
    ...STORE_KEYS,
    ...changes,
  });
const KINDS: readonly (readonly [string, () => Storage])[] = [
  ['a folder', () => createFolderStorage(join(folder, 'files'))],
  ['an object store', openS3],
];

async function listAll(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys;
}

describe.each(KINDS)('With %s', (_, open) => {
  const text = (value: string) => Buffer.from(value);

  it('what was put is there, byte for byte, until it is taken away', async () => {
    const storage = open();
    const bytes = randomBytes(300_000);
    expect(await storage.has('originals/a')).toBe(false);
    expect(await readWhole(storage, 'originals/a')).toBeNull();
    await storage.put('originals/a', bytes, 'image/jpeg');
    expect(await storage.has('originals/a')).toBe(true);
    expect((await readWhole(storage, 'originals/a'))?.equals(bytes)).toBe(true);
    await storage.remove('originals/a');
    expect(await storage.has('originals/a')).toBe(false);
    expect(await storage.get('originals/a')).toBeNull();
    await storage.remove('originals/a');
  });

  it('a file that was written down before is taken over, and stays where it was', async () => {
    const storage = open();
    const path = join(folder, 'spooled');
    const bytes = randomBytes(120_000);
    writeFileSync(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await storage.put('originals/spooled', { path, size: bytes.length, sha256 }, 'video/mp4');
    expect((await readWhole(storage, 'originals/spooled'))?.equals(bytes)).toBe(true);
    expect(readdirSync(folder)).toContain('spooled');
  });

  it('a part is read by itself, with the size of the whole', async () => {
    const storage = open();
    await storage.put('part', text('Kulturmeile Altwasser'), 'text/plain');
    const part = await storage.get('part', { start: 12, end: 15 });
    expect(part?.size).toBe(21);
    expect((await buffer(part?.stream as NodeJS.ReadableStream)).toString()).toBe('Altw');
  });

  it('what is put again takes the place of the old, and an empty object is one', async () => {
    const storage = open();
    for (const value of ['eins', 'zwei und mehr', '']) {
      await storage.put('again', text(value), 'text/plain');
      expect((await readWhole(storage, 'again'))?.toString()).toBe(value);
    }
  });

  it('a reader finds one whole object while others replace it', async () => {
    const storage = open();
    await storage.put('busy', Buffer.alloc(50_000, 0), 'a/b');
    const writing = Array.from({ length: 8 }, (__, index) => storage.put('busy', Buffer.alloc(50_000, index), 'a/b'));
    const reading = Array.from({ length: 8 }, () => readWhole(storage, 'busy'));
    for (const bytes of atLeastOne(await Promise.all(reading))) expect(new Set(bytes)).toHaveProperty('size', 1);
    await Promise.all(writing);
  });

  it('lists what begins alike, in order, however much it is, and nothing half written', async () => {
    const storage = open();
    expect(await listAll(storage, 'l/')).toEqual([]);
    for (const key of ['l/b', 'l/a-480.avif', 'l/c/d', 'l/a', 'other', 'l/e', 'l/f', 'l/g'])
      await storage.put(key, text('x'), 'a/b');
    expect(await listAll(storage, 'l/')).toEqual(['l/a', 'l/a-480.avif', 'l/b', 'l/c/d', 'l/e', 'l/f', 'l/g']);
    expect(await listAll(storage, 'l/c')).toEqual(['l/c/d']);
  });

  it.each(['', '/', '../x', 'a/../b', 'a//b', '/etc/passwd', 'a/', '.x', 'A', 'ä', 'a b', 'a\0', 'a\\b', 'x'.repeat(501)])(
    '%j is no key',
    async (key) => {
      const storage = open();
      await expect(storage.put(key, text('x'), 'a/b')).rejects.toThrow(TypeError);
      for (const use of [storage.get, storage.has, storage.remove]) await expect(use(key)).rejects.toThrow(TypeError);
    },
  );
});

describe('An object store', () => {
  const FAILED = { spielplan: 'STORAGE_FAILED', code: 'SP-2006', status: 503 };

  it('gets the type of what it keeps, below the prefix', async () => {
    await openS3({ prefix: 'media/' }).put('edition-1/a-480.avif', Buffer.from('x'), 'image/avif');
    expect(store.objects.get('/altwasser/media/edition-1/a-480.avif')).toMatchObject({ contentType: 'image/avif' });
    expect(await openS3().has('edition-1/a-480.avif')).toBe(false);
  });

  it('that stumbles is asked again', async () => {
    for (const [storage, ...troubles] of [
      [openS3(), '503'],
      [openS3(), '503', '503'],
      [openS3(QUICK), 'silence'],
    ] as const) {
      store.troubles.push(...troubles);
      await storage.put('stumble', Buffer.from('x'), 'a/b');
      store.troubles.push(...troubles);
      expect((await readWhole(storage, 'stumble'))?.toString()).toBe('x');
    }
  });

  it('that stays away is an error with a name, after three tries', async () => {
    const before = store.requests();
    store.troubles.push('503', '503', '503');
    await expect(openS3().get('x')).rejects.toMatchObject({ ...FAILED, detail: 'get: 503 SlowDown' });
    expect(store.requests() - before).toBe(3);
    store.troubles.push('silence', 'silence');
    await expect(openS3({ ...QUICK, attempts: 2 }).has('x')).rejects.toMatchObject({
      ...FAILED,
      detail: 'has: no answer in 300 ms',
    });
    const gone = openS3({ endpoint: 'http://127.0.0.1:9', attempts: 2 });
    await expect(gone.put('x', Buffer.from('x'), 'a/b')).rejects.toMatchObject(FAILED);
  });

  it('that refuses the key is not asked again, and no key is in the error', async () => {
    const before = store.requests();
    const failure = await openS3({ secretAccessKey: 'falsch' })
      .has('x')
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ ...FAILED, detail: expect.stringMatching(/^has: 403/) });
    expect(store.requests() - before).toBe(1);
    expect(JSON.stringify(failure) + String(failure)).not.toMatch(/falsch|AKID/);
    await expect(openS3({ accessKeyId: 'AKIDOTHER' }).get('x')).rejects.toMatchObject({ detail: 'get: 403 InvalidAccessKeyId' });
  });

  it('without the bucket is an error, not an empty shelf', async () => {
    await expect(openS3({ bucket: 'missing' }).put('x', Buffer.from('x'), 'a/b')).rejects.toMatchObject(FAILED);
  });

  it('whose line breaks in the middle gives no half objects', async () => {
    const storage = openS3();
    await storage.put('long', randomBytes(400_000), 'a/b');
    store.troubles.push('half');
    await expect(readWhole(storage, 'long')).rejects.toMatchObject(FAILED);
  });
});

it('a folder that cannot be written is an error with a name', async () => {
  writeFileSync(join(folder, 'a-file'), 'x');
  await expect(createFolderStorage(join(folder, 'a-file')).put('x', Buffer.from('x'), 'a/b')).rejects.toMatchObject({
    spielplan: 'STORAGE_FAILED',
  });
});
