import { defineCall, settingsSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { z } from 'zod';
import { createProviderReader } from '../provider/createProviderReader.ts';
import type { JsonAnswer } from '../provider/requestJson.ts';
import { createTestContext, foundPage } from '../testing/createTestContext.ts';
import { createAnswerRecord } from './createAnswerRecord.ts';
import { createNotingLog, noteCalls } from './notingLog.ts';
import { smokeTest } from './smokeTest.ts';

type Send = (url: URL, timeoutMs: number) => Promise<JsonAnswer>;

const SITE: Readonly<Record<string, unknown>> = {
  settings: settingsSchema.parse({
    status: 'ok',
    is_site_online: true,
    is_shop_online: true,
    site_name: { de: 'Haus', en: 'House' },
  }),
  'opening-hours': { opening_hours: [], opening_hours_exceptions: [] },
  nav: { menu: [], secondary_menu: [], footer: [] },
};
const HALL = { hall: { name: 'Saal' }, seats: [{ row: 1 }, { row: 2 }, { row: 3 }] };

/** Reads the hall; a build that needs `field` reads nothing without it. */
const reading = (needs: 'nothing' | 'field' | 'entry') => {
  const seat = z.object({ row: z.number(), ...(needs === 'entry' && { price: z.string() }) });
  const hall = z.object({ name: z.string(), ...(needs === 'field' && { size: z.number() }) });
  const answer = z.object({ hall, seats: z.array(seat) });
  const call = defineCall({ id: 'hall', method: 'GET', path: '/api/hall/', answer });
  return async ({ provider }: LoadContext): Promise<LoadResult> => foundPage({ data: await provider.read(call) });
};

const provider =
  (hall: () => unknown): Send =>
  async (url) => {
    const [, body] = Object.entries(SITE).find(([name]) => url.pathname.includes(name)) ?? [];
    const answered = url.pathname.includes('hall') ? hall() : (body ?? []);
    return { status: 200, body: answered };
  };
const away: Send = () => Promise.reject(new SpielplanError('PROVIDER_UNREACHABLE', { detail: 'away' }));

function contextOf(needs: Parameters<typeof reading>[0], send: Send) {
  const { renderContext, log } = createTestContext({ load: reading(needs) });
  const noting = createNotingLog(log);
  const reader = createProviderReader({ baseUrl: 'http://provider.invalid', timeoutMs: 1_000, log: noting, send });
  return { renderContext: { ...renderContext, log: noting, provider: noteCalls(reader, noting) }, log };
}

/** A record of one test that the running build has passed, or an empty one. */
async function recordOf(hall: unknown, isEmpty = false) {
  const record = createAnswerRecord();
  const { renderContext } = contextOf('nothing', record.listen(provider(() => hall)));
  if (!isEmpty) await smokeTest(renderContext, null);
  return createAnswerRecord(record.answers());
}

interface Given {
  needs: Parameters<typeof reading>[0];
  send: Send;
  /** Whether a build of this remote runs already. */
  isFirst?: boolean;
  isUnrecorded?: boolean;
}

async function testWith({ needs, send, isFirst = false, isUnrecorded = false }: Given) {
  const record = await recordOf(HALL, isUnrecorded);
  const { renderContext, log } = contextOf(needs, send);
  const before = contextOf('nothing', send).renderContext;
  const recorded = {
    renderContext: contextOf(needs, record.replay).renderContext,
    before: contextOf('nothing', record.replay).renderContext,
    used: [],
    untested: [],
  };
  const empty = { ...before, set: createTestContext({ version: 'none' }).renderContext.set };
  const verdict = smokeTest(
    renderContext,
    isFirst ? { ...empty, set: { ...empty.set, remotes: new Map(), match: () => null } } : before,
    {
      recorded,
    },
  );
  return { verdict, log };
}

it('a build whose call gained a required field is refused, because the running one reads the same answers', async () => {
  const { verdict } = await testWith({ needs: 'field', send: provider(() => HALL) });
  await expect(verdict).rejects.toMatchObject({
    spielplan: 'REMOTE_CONTRACT',
    detail: expect.stringMatching(/^\/de\/programm.*hall\.size/),
  });
});

it('a build that empties a list by a required field is refused, though its page is shown', async () => {
  const { verdict } = await testWith({
    needs: 'entry',
    send: provider(() => ({ ...HALL, seats: [{ row: 1 }, { row: 2, price: '9' }] })),
  });
  await expect(verdict).rejects.toMatchObject({
    spielplan: 'REMOTE_CONTRACT',
    detail: expect.stringContaining('hall: seats.*.price'),
  });
});

it('a build that reads what the running one reads passes', async () => {
  const { verdict, log } = await testWith({ needs: 'nothing', send: provider(() => HALL) });
  await expect(verdict).resolves.toBeUndefined();
  expect(log.lines).toEqual([]);
});

describe('while the provider is away', () => {
  it('a build is tried with recorded answers', async () => {
    const { verdict, log } = await testWith({ needs: 'nothing', send: away });
    await expect(verdict).resolves.toBeUndefined();
    expect(log.of('smokeTest.recorded').map(({ path }) => path)).toContain('/de/programm/veranstaltungen');
    expect(log.of('smokeTest.skipped')).toEqual([]);
  });

  it.each(['field', 'entry'] as const)('a build that needs a new %s is refused by recorded answers', async (needs) => {
    const { verdict } = await testWith({ needs, send: away });
    await expect(verdict).rejects.toMatchObject({ spielplan: 'REMOTE_CONTRACT' });
  });

  it('a build that nothing is recorded for has not passed', async () => {
    const { verdict } = await testWith({ needs: 'nothing', send: away, isUnrecorded: true });
    await expect(verdict).rejects.toMatchObject({ spielplan: 'REMOTE_UNTESTED', detail: expect.stringContaining('/de') });
  });
});

describe('while the provider answers nonsense', () => {
  const broken = provider(() => 'no hall');
  it('a build is tried with recorded answers', async () => {
    const { verdict, log } = await testWith({ needs: 'nothing', send: broken });
    await expect(verdict).resolves.toBeUndefined();
    expect(log.of('smokeTest.recorded')).toHaveLength(2);
  });

  it('a build that needs a new field is refused by recorded answers', async () => {
    const { verdict } = await testWith({ needs: 'field', send: broken });
    await expect(verdict).rejects.toMatchObject({ spielplan: 'REMOTE_CONTRACT', detail: expect.stringContaining('hall.size') });
  });

  it('the next build of a remote that nothing is recorded for has not passed, and the first takes nothing away', async () => {
    const next = await testWith({ needs: 'nothing', send: broken, isUnrecorded: true });
    await expect(next.verdict).rejects.toMatchObject({ spielplan: 'REMOTE_UNTESTED' });
    const first = await testWith({ needs: 'nothing', send: broken, isUnrecorded: true, isFirst: true });
    await expect(first.verdict).resolves.toBeUndefined();
  });
});

it('a list that names another day is answered from the last one recorded', async () => {
  const record = createAnswerRecord();
  const list = (day: number) => new URL(`http://provider.invalid/api/events/?from=2026-11-${day}`);
  await record.listen(async () => ({ status: 200, body: ['first'] }))(list(21), 1);
  await record.listen(async () => ({ status: 200, body: ['second'] }))(list(22), 1);
  await record.listen(async () => ({ status: 503, body: null }))(list(23), 1);
  await expect(record.replay(list(23), 1)).resolves.toMatchObject({ body: ['second'] });
  await expect(record.replay(list(21), 1)).resolves.toMatchObject({ body: ['first'] });
});

it('a record stays within its bounds and keeps what was asked for last', async () => {
  const record = createAnswerRecord();
  const ask = (name: string) =>
    record.listen(async () => ({ status: 200, body: 'x'.repeat(999_000) }))(new URL(`http://provider.invalid/${name}`), 1);
  for (let page = 0; page < 30; page += 1) await ask(String(page));
  expect([...record.answers().keys()]).toEqual(Array.from({ length: 12 }, (_, index) => `/${18 + index}`));
});
