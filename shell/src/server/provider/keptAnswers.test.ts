import { defineCall, type Call } from '@spielplan/shared-contracts/api';
import { z } from 'zod';
import { de, holdTime, openProvider, roomsCall } from '../testing/openReader.ts';

holdTime();

describe('its memory', () => {
  const settingsCall = { ...roomsCall, id: 'settings', answer: z.object({ count: z.number() }) };
  const isKept = async (provider: ReturnType<typeof openProvider>, call: Call, lang: string) => {
    const before = provider.asked.length;
    await provider.read(call, { params: { lang } });
    return provider.asked.length === before;
  };

  it('holds two hundred answers to a call, and those of others beside', async () => {
    const provider = openProvider();
    await provider.read(settingsCall, de);
    for (let page = 0; page < 200; page += 1) await provider.read(roomsCall, { params: { lang: `x${page}` } });
    expect(await isKept(provider, roomsCall, 'x0')).toBe(true);
    await provider.read(roomsCall, { params: { lang: 'one more' } });
    expect(await isKept(provider, roomsCall, 'x1')).toBe(false);
    expect(await isKept(provider, roomsCall, 'x199')).toBe(true);
    expect(await isKept(provider, settingsCall, 'de')).toBe(true);
  });

  it('holds fewer where they are long', async () => {
    const provider = openProvider();
    provider.setAnswer(async () => ({ status: 200, body: { count: 1 }, bytes: 600_000 }));
    for (const lang of ['a', 'b', 'c', 'd']) await provider.read(roomsCall, { params: { lang } });
    expect(await isKept(provider, roomsCall, 'd')).toBe(true);
    expect(await isKept(provider, roomsCall, 'b')).toBe(true);
    expect(await isKept(provider, roomsCall, 'a')).toBe(false);
  });

  it('gives nobody what another release has read out of an answer', async () => {
    const provider = openProvider();
    provider.setAnswer(async () => ({ status: 200, body: { count: 1, counts: { de: 3 } } }));
    const next = { ...roomsCall, answer: z.object({ count: z.number(), counts: z.record(z.string(), z.number()) }) };
    expect(await provider.read(roomsCall, de)).toEqual({ count: 1 });
    expect(await provider.read(next, de)).toEqual({ count: 1, counts: { de: 3 } });
  });
});

describe('that there is nothing', () => {
  const sectionCall = defineCall({
    id: 'section',
    method: 'GET',
    path: '/sections/{slug}',
    answer: z.object({ count: z.number() }),
    caching: { fresh: 10, stale: 100, missing: 30 },
  });
  const read = (provider: ReturnType<typeof openProvider>) => provider.read(sectionCall, { params: { slug: 'lists' } });

  it('is remembered as long as the call says, and then asked again', async () => {
    const provider = openProvider();
    provider.setAnswer(async () => ({ status: 404, body: {} }));
    await expect(read(provider)).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
    provider.setAnswer(async () => ({ status: 200, body: { count: 1 } }));
    provider.pass(29);
    await expect(read(provider)).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
    expect(provider.asked).toHaveLength(1);
    provider.pass(1);
    expect(await read(provider)).toEqual({ count: 1 });
  });

  it('is not remembered of a failure, nor by calls that do not say so', async () => {
    const provider = openProvider();
    provider.setAnswer(async () => ({ status: 500, body: {} }));
    await expect(read(provider)).rejects.toMatchObject({ spielplan: 'PROVIDER_FAILED' });
    await expect(read(provider)).rejects.toMatchObject({ spielplan: 'PROVIDER_FAILED' });
    provider.setAnswer(async () => ({ status: 404, body: {} }));
    await expect(provider.read(roomsCall, de)).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
    await expect(provider.read(roomsCall, de)).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
    expect(provider.asked).toHaveLength(4);
  });
});
