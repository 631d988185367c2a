import { defineCall } from '@spielplan/shared-contracts/api';
import { z } from 'zod';
import { countLeftOutParts } from '../../failures/createPartReport.server.ts';
import { de, eventCall, holdTime, isAway, openProvider, roomsCall, settle } from '../testing/openReader.ts';

holdTime();

it('asks where the call says, with what is given and nothing that is empty', async () => {
  const provider = openProvider();
  await provider.read(eventCall, { params: { id: 7 }, query: { q: 'a&b', room: undefined } });
  expect(provider.asked).toEqual(['http://provider.example/base/api/events/7/?q=a%26b']);
});

it('rejects a path that would lead to another call, and asks nobody', async () => {
  const provider = openProvider();
  const read = () => provider.read(eventCall, { params: { id: '..' } });
  await expect(read().catch(() => null)).resolves.toBeNull();
  await expect(read()).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
  expect(provider.asked).toEqual([]);
});

it('joins equal requests that are under way, and no others', async () => {
  const provider = openProvider();
  await Promise.all([
    provider.read(eventCall, { params: { id: 7 } }),
    provider.read(eventCall, { params: { id: 7 } }),
    provider.read(eventCall, { params: { id: 8 } }),
  ]);
  expect(provider.asked).toHaveLength(2);
  await provider.read(eventCall, { params: { id: 7 } });
  expect(provider.asked).toHaveLength(3);
});

it('answers from memory while that is fresh (R61)', async () => {
  const provider = openProvider();
  await provider.read(roomsCall, de);
  provider.pass(10);
  await expect(provider.read(roomsCall, de)).resolves.toEqual({ count: 1 });
  await expect(provider.read(roomsCall, { params: { lang: 'en' } })).resolves.toEqual({ count: 2 });
});

it('answers at once what has just expired, and refreshes behind it', async () => {
  const provider = openProvider();
  await provider.read(roomsCall, de);
  provider.pass(11);
  await expect(provider.read(roomsCall, de)).resolves.toEqual({ count: 1 });
  await settle();
  await expect(provider.read(roomsCall, de)).resolves.toEqual({ count: 2 });
});

it('waits for news where what it has expired long ago', async () => {
  const provider = openProvider();
  await provider.read(roomsCall, de);
  provider.pass(60);
  await expect(provider.read(roomsCall, de)).resolves.toEqual({ count: 2 });
});

it('asks again from the moment an answer ends by itself, and waits for the new one (R53)', async () => {
  const pageCall = { ...roomsCall, answer: z.object({ count: z.number(), valid_until: z.string().nullable() }) };
  const provider = openProvider();
  let end: string | null = new Date(Date.now() + 4_000).toISOString();
  provider.setAnswer(async () => ({ status: 200, body: { count: provider.asked.length, valid_until: end } }));
  const read = async () => (await provider.read(pageCall, de)).count;
  expect(await read()).toBe(1);
  end = null;
  provider.pass(3.999);
  expect(await read()).toBe(1);
  provider.pass(0.001);
  expect(await read()).toBe(2);
  provider.pass(9);
  expect(await read()).toBe(2);
});

it('tells of a sale from the moment it begins, and not what was kept from before', async () => {
  const provider = openProvider();
  const listCall = {
    ...roomsCall,
    answer: z.object({ results: z.array(z.object({ ticketSaleFrom: z.string(), is: z.string() })) }),
  };
  const ticketSaleFrom = new Date(Date.now() + 1_000).toISOString();
  let is = 'not yet';
  provider.setAnswer(async () => ({ status: 200, body: { results: [{ ticketSaleFrom, is }] } }));
  await provider.read(listCall, de);
  is = 'on sale';
  provider.pass(0.999);
  expect(await provider.read(listCall, de)).toMatchObject({ results: [{ is: 'not yet' }] });
  provider.pass(0.001);
  expect(await provider.read(listCall, de)).toMatchObject({ results: [{ is: 'on sale' }] });
});

describe('while the provider fails', () => {
  it('serves the last good answer for a bounded time, then says what is wrong (R39)', async () => {
    const provider = openProvider();
    await provider.read(roomsCall, de);
    provider.setAnswer(isAway);
    provider.pass(109);
    await expect(provider.read(roomsCall, de)).resolves.toEqual({ count: 1 });
    provider.pass(2);
    await expect(provider.read(roomsCall, de)).rejects.toMatchObject({ spielplan: 'PROVIDER_UNREACHABLE' });
  });

  it('asks again only after a while, says so once for all who wait, and recovers by itself', async () => {
    const provider = openProvider();
    await provider.read(roomsCall, de);
    provider.setAnswer(isAway);
    provider.pass(60);
    await Promise.all([1, 2, 3].map(() => provider.read(roomsCall, de)));
    await provider.read(roomsCall, de);
    expect(provider.asked).toHaveLength(2);
    expect(provider.log.of('provider.stale')).toEqual([expect.objectContaining({ code: 'SP-2001', call: 'rooms' })]);
    provider.setAnswer(async () => ({ status: 200, body: { count: 99 } }));
    provider.pass(3);
    await provider.read(roomsCall, de);
    await settle();
    await expect(provider.read(roomsCall, de)).resolves.toEqual({ count: 99 });
  });

  it('is waited for again when it failed once, long ago', async () => {
    const provider = openProvider();
    await provider.read(roomsCall, de);
    provider.setAnswer(isAway);
    provider.pass(25);
    await expect(provider.read(roomsCall, de)).resolves.toEqual({ count: 1 });
    provider.setAnswer(async () => ({ status: 200, body: { count: 99 } }));
    provider.pass(60);
    await expect(provider.read(roomsCall, de)).resolves.toEqual({ count: 99 });
  });

  it('lets only the first page wait for a provider that hangs', async () => {
    const provider = openProvider();
    await provider.read(roomsCall, de);
    provider.setAnswer(isAway);
    provider.pass(60);
    await provider.read(roomsCall, de);
    provider.setAnswer(() => new Promise(() => undefined));
    provider.pass(3);
    await expect(provider.read(roomsCall, de)).resolves.toEqual({ count: 1 });
  });

  it('has no last good answer for calls that are not to be kept', async () => {
    const provider = openProvider();
    await provider.read(eventCall, { params: { id: 7 } });
    provider.setAnswer(isAway);
    await expect(provider.read(eventCall, { params: { id: 7 } })).rejects.toMatchObject({ spielplan: 'PROVIDER_UNREACHABLE' });
  });
});

it('forgets what the provider says is gone', async () => {
  const provider = openProvider();
  await provider.read(roomsCall, de);
  provider.setAnswer(async () => ({ status: 404, body: null }));
  provider.pass(60);
  await expect(provider.read(roomsCall, de)).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
});

it.each([
  [404, { ok: true }, 'NOT_FOUND', 404],
  [410, null, 'GONE', 410],
  [500, null, 'PROVIDER_FAILED', 503],
  [302, null, 'PROVIDER_FAILED', 503],
  [200, { count: 'many' }, 'PROVIDER_MALFORMED', 503],
  [200, null, 'PROVIDER_MALFORMED', 503],
])('gives an answer of %d with %j its name: %s', async (status, body, name, pageStatus) => {
  const provider = openProvider();
  provider.setAnswer(async () => ({ status, body }));
  await expect(provider.read(roomsCall, de)).rejects.toMatchObject({ spielplan: name, status: pageStatus });
});

it('names the field of a refused query, never what a visitor typed', async () => {
  const provider = openProvider();
  provider.setAnswer(async () => ({ status: 400, body: { field: 'room' } }));
  const refused = provider.read(eventCall, { params: { id: 7 }, query: { q: 'secret' } });
  await expect(refused).rejects.toMatchObject({
    spielplan: 'INVALID_QUERY',
    field: 'room',
    detail: expect.not.stringContaining('secret'),
  });
});

it('names the field of a broken answer, never its value', async () => {
  const provider = openProvider();
  provider.setAnswer(async () => ({ status: 200, body: { count: 'secret' } }));
  await expect(provider.read(roomsCall, de)).rejects.toMatchObject({ detail: expect.stringMatching(/count/) });
  await expect(provider.read(roomsCall, de)).rejects.toMatchObject({ detail: expect.not.stringContaining('secret') });
});

it('keeps a bounded number of answers', async () => {
  const provider = openProvider();
  for (let each = 0; each <= 500; each += 1) await provider.read(roomsCall, { params: { lang: `x${each}` } });
  await provider.read(roomsCall, { params: { lang: 'x500' } });
  expect(provider.asked).toHaveLength(501);
  await provider.read(roomsCall, { params: { lang: 'x0' } });
  expect(provider.asked).toHaveLength(502);
});

describe('An answer that is wrong in parts', () => {
  const listCall = defineCall({
    id: 'list',
    method: 'GET',
    path: '/api/list/',
    answer: z.object({ results: z.array(z.object({ id: z.number(), at: z.iso.datetime().nullable() })) }),
  });
  const good = { id: 1, at: null };

  it('is given without them, and each call, field and reason is reported once', async () => {
    const provider = openProvider();
    provider.setAnswer(async () => ({ status: 200, body: { results: [good, null, { id: 2, at: 'bald' }] } }));
    await provider.read(listCall);
    const { results } = await provider.read(listCall);
    expect(results).toEqual([good, { id: 2, at: null }]);
    expect(provider.log.of('provider.leftOut')).toEqual([
      expect.objectContaining({ code: 'SP-2003', call: 'list', field: 'results.*', path: '/base/api/list/', at: 'results.1' }),
      expect.objectContaining({ code: 'SP-4001', call: 'list', field: 'results.*.at', reason: 'Invalid ISO datetime' }),
    ]);
    expect(countLeftOutParts()).toEqual([
      { call: 'list', field: 'results.*', count: 2 },
      { call: 'list', field: 'results.*.at', count: 2 },
    ]);
  });

  it('fails where the part has to be there', async () => {
    const provider = openProvider();
    provider.setAnswer(async () => ({ status: 200, body: { results: 'none' } }));
    await expect(provider.read(listCall)).rejects.toMatchObject({ spielplan: 'PROVIDER_MALFORMED' });
  });
});
