import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { uploads } from '../../platform/database/schema/index.ts';
import { newEditor, newVisitor, START_TIMEOUT_MS, type TestProvider, type Visitor } from '../../testing/testProvider.ts';
import { removeExpired } from './removeExpired.ts';
import { PDF } from './testing/sampleFiles.ts';
import { sendFile, upload } from './testing/sendFile.ts';
import { LIMIT, startUploadingProvider } from './testing/uploadingProvider.ts';

let provider: TestProvider;
let visitor: Visitor;
beforeAll(async () => {
  ({ provider, visitor } = await startUploadingProvider());
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

describe('A file that waits', () => {
  it('that is being taken over as its time ends is left to who takes it, and else is gone for all', async () => {
    const { id } = await upload(visitor, PDF);
    const { db, storage } = provider.context;
    provider.clock.forward(25 * 60);
    const takeOver = () => db.update(uploads).set({ expiresAt: null }).where(eq(uploads.id, id)).returning();
    let takenWhileRemoved: unknown[] = [];
    const remove = jest.spyOn(storage.uploads, 'remove').mockImplementationOnce(async () => {
      takenWhileRemoved = await takeOver();
      throw new Error('the store is away');
    });
    await expect(removeExpired(provider.context)).rejects.toThrow('the store is away');
    remove.mockRestore();
    expect(takenWhileRemoved).toEqual([]);
    expect(isKept(id)).toBe(true);
    await removeExpired(provider.context);
    expect(isKept(id)).toBe(false);
  });

  it('is refused where the network has too much waiting, and the others go on', async () => {
    const editor = await newEditor(provider.url);
    const from = (address: string, who: Visitor = visitor) =>
      who.send('POST', '/de/api/temp-files/', fileForm(PDF), { 'x-forwarded-for': address });
    const { id } = (await (await from('2001:db8:7:7::1')).json()) as { id: string };
    const { db } = provider.context;
    const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
    if (!row) throw new Error('the upload has no row');
    expect(row.network).toMatch(/^[0-9a-f]{64}$/);
    await db.insert(uploads).values({ ...row, id: randomUUID(), size: 10 * LIMIT });
    const another = await newVisitor(provider.url);
    expect((await from('2001:db8:7:7::2', another)).status).toBe(429);
    expect((await from('2001:db8:7:8::1', another)).status).toBe(201);
    expect((await from('2001:db8:7:7::2', editor)).status).toBe(201);

    const everybody = Array.from({ length: 12 }, () => ({
      ...row,
      id: randomUUID(),
      owner: 'other',
      network: 'other',
      size: 2 ** 30,
    }));
    await db.insert(uploads).values(everybody);
    expect((await from('2001:db8:7:9::1', another)).status).toBe(429);
    expect((await sendFile(editor, PDF)).status).toBe(201);
    await db.delete(uploads).where(eq(uploads.owner, 'other'));
  });
});

const isKept = (id: string) => existsSync(join(provider.context.configuration.dataDir, 'uploads', 'originals', id));

function fileForm(bytes: Buffer): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.pdf');
  return form;
}
