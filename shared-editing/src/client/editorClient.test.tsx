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

describe('whose session it is', () => {
  it.each([
    [7, 200, { id: 7 }, 'own'],
    [7, 200, { id: 8 }, 'other'],
    [7, 200, null, 'other'],
    [undefined, 200, { id: 8 }, 'own'],
    [7, 401, {}, 'nobody'],
    [7, 500, {}, 'unknown'],
    [7, 0, {}, 'unknown'],
  ])('to a client of the account %s the answer %s %j says: %s', async (account, status, body, holder) => {
    if (status === 0) network.mockRejectedValue(new TypeError('offline'));
    else network.mockResolvedValue(Response.json(body, { status }));
    const client = createEditorClient(createSignalBus(), account === undefined ? {} : { account });
    expect(await client.holder()).toBe(holder);
    expect(network.mock.calls[0]?.[0]).toBe('/pageeditor-api/user');
  });

  const open = (user: () => Response | Promise<Response>) => {
    const others: string[] = [];
    const client = createEditorClient(createSignalBus(), { account: 7, onOther: () => others.push('other') });
    network.mockImplementation(async (path) => ((path as string).endsWith('/user') ? user() : Response.json({})));
    return {
      others,
      change: () => client.send({ path: '/change/', method: 'PATCH' }),
      read: () => client.send({ path: '/read/' }),
      asked: () => network.mock.calls.splice(0).map(([path]) => path),
    };
  };
  const USER = '/pageeditor-api/user';

  it('is asked before the first change, and again once the token is another one; never for reading', async () => {
    const { change, read, asked } = open(() => Response.json({ id: 7 }));
    expect(await read()).toMatchObject({ status: 200 });
    expect(asked()).toEqual(['/read/']);
    expect(await change()).toMatchObject({ status: 200 });
    await change();
    expect(asked()).toEqual([USER, '/change/', '/change/']);
    document.cookie = 'csrftoken=fresh; path=/';
    await change();
    expect(asked()).toEqual([USER, '/change/']);
  });

  it.each([
    ['another account', () => Response.json({ id: 8 }), { kind: 'answer', status: 401, body: null }, ['other']],
    ['nobody', () => Response.json({}, { status: 401 }), { kind: 'answer', status: 401, body: null }, []],
    ['nobody knows', () => Response.json({}, { status: 503 }), { kind: 'failed', mayHaveArrived: false }, []],
  ])('where it is %s, no change goes out', async (_, user, reply, told) => {
    const { change, asked, others } = open(user);
    expect(await change()).toMatchObject(reply);
    expect([asked(), others]).toEqual([[USER], told]);
  });
});
