import { jest } from '@jest/globals';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { callProvider, logOut, PROVIDER_TIMEOUT_MS } from './index.ts';

const network = jest.fn<typeof fetch>();
const answer = (status: number, body = '{}') => network.mockImplementation(async () => new Response(body, { status }));
const asked = () => network.mock.calls.map(([path, init]) => `${init?.method ?? 'GET'} ${path as string}`);
const forgetToken = () => (document.cookie = 'csrftoken=; path=/; max-age=0');

beforeEach(() => {
  network.mockReset();
  globalThis.fetch = network;
  document.cookie = 'csrftoken=known; path=/';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a call of the provider from a page', () => {
  it('tells status and body, and takes what is no JSON for none', async () => {
    answer(409, '{"response_code":-214}');
    expect(await callProvider({ path: '/x' })).toEqual({ kind: 'answer', status: 409, body: { response_code: -214 } });
    answer(502, '<h1>Bad gateway</h1>');
    expect(await callProvider({ path: '/x' })).toEqual({ kind: 'answer', status: 502, body: null });
  });

  it('repeats the token where it changes something, and only there', async () => {
    answer(200);
    await callProvider({ path: '/x' });
    await callProvider({ path: '/x', method: 'POST', body: { a: 1 } });
    expect(network.mock.calls[0]?.[1]?.headers).not.toHaveProperty('X-CSRFToken');
    expect(network.mock.calls[1]?.[1]).toMatchObject({ body: '{"a":1}', headers: { 'X-CSRFToken': 'known' } });
  });

  it('fetches a token first where the browser has none', async () => {
    forgetToken();
    network.mockImplementation(async () => {
      document.cookie = 'csrftoken=fresh; path=/';
      return new Response('{}');
    });
    expect(await callProvider({ path: '/x', method: 'DELETE' })).toMatchObject({ status: 200 });
    expect(asked()).toEqual(['GET /api/shop-cart/', 'DELETE /x']);
    expect(network.mock.calls[1]?.[1]?.headers).toMatchObject({ 'X-CSRFToken': 'fresh' });
  });

  it('is never sent without a token', async () => {
    forgetToken();
    answer(200);
    expect(await callProvider({ path: '/x', method: 'POST' })).toMatchObject({ name: 'CSRF_MISSING', mayHaveArrived: false });
    answer(503);
    expect(await callProvider({ path: '/x', method: 'POST' })).toMatchObject({
      name: 'PROVIDER_UNREACHABLE',
      mayHaveArrived: false,
    });
    expect(asked().filter((request) => request.endsWith('/x'))).toEqual([]);
  });

  it('says whether it may have arrived', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await callProvider({ path: '/x', method: 'POST' })).toEqual({
      kind: 'failed',
      name: 'PROVIDER_UNREACHABLE',
      mayHaveArrived: true,
      detail: 'Failed to fetch',
    });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await callProvider({ path: '/x', method: 'POST' })).toMatchObject({ mayHaveArrived: false });
  });

  it('ends at its time limit, also while it waits for a token', async () => {
    jest.useFakeTimers();
    forgetToken();
    network.mockImplementation(
      (_, init) => new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const reply = callProvider({ path: '/x', method: 'POST' });
    await jest.advanceTimersByTimeAsync(PROVIDER_TIMEOUT_MS);
    expect(await reply).toMatchObject({ name: 'PROVIDER_TIMEOUT', mayHaveArrived: false });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('asks an editor to log in when the session has ended, and nobody else', async () => {
    const signals = createSignalBus();
    const heard = jest.fn();
    signals.on('login.required', heard);
    answer(401);
    await callProvider({ path: '/x' });
    expect(heard).not.toHaveBeenCalled();
    await callProvider({ path: '/x', signals });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('logging out', () => {
  it.each([
    [204, true],
    [401, true],
    [403, false],
    [500, false],
  ])('with an answer of %d is over: %s', async (status, isOver) => {
    network.mockImplementation(async () => new Response(null, { status }));
    expect(await logOut()).toBe(isOver);
    expect(asked()).toEqual(['POST /pageeditor-api/logout']);
  });
});
