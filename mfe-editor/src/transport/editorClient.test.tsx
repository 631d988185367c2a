import { jest } from '@jest/globals';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { createEditorClient } from './editorClient.ts';

const network = jest.fn<typeof fetch>();
beforeEach(() => {
  network.mockReset();
  globalThis.fetch = network;
  document.cookie = 'csrftoken=known; path=/';
});

function make() {
  const signals = createSignalBus();
  const asked: unknown[] = [];
  signals.on('login.required', (payload) => asked.push(payload));
  return { client: createEditorClient(signals), asked };
}

describe('a request of the editor', () => {
  it.each([
    [200, 0],
    [403, 0],
    [409, 0],
    [500, 0],
    [401, 1],
  ])('that is answered with %d asks to log in %d times', async (status, times) => {
    network.mockResolvedValue(new Response('{}', { status }));
    const { client, asked } = make();
    expect(await client.send({ path: '/de/pageeditor-api/text/1/', method: 'DELETE' })).toMatchObject({ kind: 'answer', status });
    expect(asked).toHaveLength(times);
    expect(network.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', credentials: 'same-origin' });
  });

  it.each([
    ['its session still holds: it is sent once more', 200, 200, 3],
    ['its session has ended: nothing more is sent until somebody logs in', 401, 401, 2],
  ])('is refused for its token, and %s', async (_, session, status, calls) => {
    network
      .mockResolvedValueOnce(new Response('{"error":"CSRF_MISSING"}', { status: 403 }))
      .mockResolvedValueOnce(new Response('{"id":1}', { status: session }))
      .mockResolvedValueOnce(new Response('{}', { status: 200 }));
    const { client, asked } = make();
    expect(await client.send({ path: '/de/pageeditor-api/text/1/', method: 'PATCH' })).toMatchObject({ status });
    expect(network).toHaveBeenCalledTimes(calls);
    expect(asked).toHaveLength(session === 401 ? 1 : 0);
  });

  it('without an answer says nothing about the session', async () => {
    network.mockRejectedValue(new TypeError('offline'));
    const { client, asked } = make();
    expect(await client.send({ path: '/x' })).toMatchObject({ name: 'PROVIDER_UNREACHABLE', detail: 'offline' });
    expect(await client.holdsSession()).toBe(true);
    expect(asked).toEqual([]);
  });

  it('tells whether the session still holds', async () => {
    const { client, asked } = make();
    network.mockResolvedValue(new Response('{}', { status: 401 }));
    expect(await client.holdsSession()).toBe(false);
    expect(asked).toHaveLength(1);
  });
});
