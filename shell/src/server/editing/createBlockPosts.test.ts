import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { until } from '@spielplan/shared-contracts/testing';
import { BLOCKS, type UnsavedBlock } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { nameOfKind } from '@spielplan/shared-contracts/rules/content-checks';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
import { serverBlocks } from '../../blocks/serverBlocks.server.ts';
import { OURS, serveBlockPosts } from '../testing/serveBlockPosts.ts';

const { provider, post, origin } = serveBlockPosts();
const text = (key: string, content = '<p>Neu</p>'): UnsavedBlock => ({ key, model: 'text', fields: { content } });

const ask = (...blocks: unknown[]) => ({ path: '/de/besuch', blocks });

describe('blocks that are not saved', () => {
  it('are presented as the page would, from what the provider has cleaned', async () => {
    const { status, headers, body } = await post(
      ask(text('a', '<p onclick="x()">Neu</p>'), { key: 'b', model: 'quote', fields: { content: '„Ja“' } }),
    );
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body.blocks).toMatchObject([
      { key: 'a', block: { model: 'text', owner: 'shell', data: { html: '<p>Neu</p>' } } },
      { key: 'b', block: { model: 'quote', data: { content: 'Ja' } } },
    ]);
  });

  it('go to the provider with the session and the token, and with no other cookie', async () => {
    await post(ask({ ...text('a'), id: 7, secret: 1 }));
    expect(provider.prepared).toMatchObject([
      {
        headers: { path: '/de/pageeditor-api/blocks/prepare/', cookie: 'sessionid=good; csrftoken=t1', 'x-csrftoken': 't1' },
        body: { blocks: [{ key: 'a', model: 'text', fields: { content: '<p>Neu</p>' } }] },
      },
    ]);
    expect(provider.prepared[0]?.body.blocks[0]).not.toHaveProperty('secret');
  });

  it('may be of a remote, and columns come without what stands in them', async () => {
    const columns = [{ classes: 'col-8', children: [{ model: 'text' }] }, { classes: 'col-4' }];
    const { body } = await post(
      ask({ key: 'a', model: 'event_list', fields: {} }, { key: 'b', model: 'container', fields: { columns } }),
    );
    expect(body.blocks).toMatchObject([
      { block: { owner: 'programme', data: { headline: 'Demnächst' } } },
      {
        block: {
          data: {
            columns: [
              { span: 8, blocks: [] },
              { span: 4, blocks: [] },
            ],
          },
        },
      },
    ]);
  });

  it('that the provider refuses, nobody knows, or that show nothing say so, each by itself', async () => {
    const { body } = await post(
      ask(
        text('a', ''),
        { key: 'b', model: 'hologram', fields: {} },
        { key: 'c', model: 'faq', fields: { headline: 'x' } },
        text('d'),
      ),
    );
    expect(body.blocks).toMatchObject([
      { key: 'a', problem: { code: 'SP-1004', field: 'content' } },
      { key: 'b', block: { data: null, source: { gap: 'unknown' } } },
      { key: 'c', block: { data: null, source: { gap: 'empty' } } },
      { key: 'd', block: { data: { html: '<p>Neu</p>' } } },
    ]);
  });

  it('with scripts are shown in a frame that is no page of the site', async () => {
    const markup = '<p>Los</p><script>draw("ä")</script>';
    const { body } = await post(ask({ key: 'a', model: 'html', fields: { html_code: markup } }));
    expect(body.blocks).toMatchObject([
      { block: { data: { kind: 'frame', src: `/_frame/preview#${encodeURIComponent(markup)}` } } },
    ]);
  });

  it.each([404, 405])('are placeholders with a provider that cannot prepare them (%i)', async (status) => {
    provider.status = status;
    expect((await post(ask(text('a')))).body.blocks).toMatchObject([
      { key: 'a', block: { data: null, source: { gap: 'unsaved' } } },
    ]);
  });

  it.each([
    [401, 401, 'NOT_LOGGED_IN'],
    [403, 403, 'FORBIDDEN'],
    [500, 503, 'PROVIDER_FAILED'],
  ])('with a provider that answers %i is %i', async (status, shown, error) => {
    provider.status = status;
    expect(await post(ask(text('a')))).toMatchObject({ status: shown, body: { error } });
  });
});

/** More levels than a stack has room for. */
const NESTED = '['.repeat(100_000) + ']'.repeat(100_000);

describe('anyone who may not ask', () => {
  const longest = 1024 * 1024;
  const filled = (bytes: number) => {
    const frame = JSON.stringify(ask(text('a', '')));
    return JSON.stringify(ask(text('a', 'x'.repeat(bytes - frame.length))));
  };

  it.each<[string, number, string, Record<string, string | undefined>]>([
    ['has no session', 401, 'NOT_LOGGED_IN', { cookie: 'csrftoken=t1' }],
    ['has an invented session', 401, 'NOT_LOGGED_IN', { cookie: 'sessionid=forged; csrftoken=t1' }],
    ['has an account that may not edit', 403, 'FORBIDDEN', { cookie: 'sessionid=plain; csrftoken=t1' }],
    ['comes from another origin', 403, 'FORBIDDEN', { origin: 'https://evil.example' }],
    ['says no origin', 403, 'FORBIDDEN', { origin: undefined }],
    ['comes from another site by its browser’s word', 403, 'FORBIDDEN', { 'sec-fetch-site': 'cross-site' }],
    ['has no token', 403, 'CSRF_MISSING', { 'x-csrftoken': undefined }],
    ['has a wrong token', 403, 'CSRF_MISSING', { 'x-csrftoken': 't2' }],
    ['has a token without its cookie', 403, 'CSRF_MISSING', { cookie: 'sessionid=good' }],
    ['posts a form', 415, 'UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'text/plain' }],
  ])('who %s is refused with %i', async (_, status, error, headers) => {
    const answer = await post(ask(text('a')), { ...OURS, ...headers });
    expect(answer).toMatchObject({ status, body: { error } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(provider.prepared).toEqual([]);
  });

  it.each<[string, unknown, string | undefined]>([
    ['no JSON', '{"path":', undefined],
    ['nothing', 'null', ''],
    ['no block', ask(), 'blocks'],
    ['51 blocks', ask(...Array.from({ length: 51 }, (__, index) => text(`k${index}`))), 'blocks'],
    ['a key twice', ask(text('a'), text('a')), 'blocks'],
    ['fields that are none', ask({ key: 'a', model: 'text', fields: 7 }), 'blocks.0.fields'],
    ['lists in lists', `{"path":"/de","blocks":[{"key":"a","model":"text","fields":{"a":${NESTED}}}]}`, undefined],
  ])('who sends %s is refused', async (_, body, field) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_BODY', ...(field !== undefined && { field }) },
    });
    expect(provider.prepared).toEqual([]);
  });

  it.each(['//evil.example/de', 'besuch', '/de/%E0%A4'])('who names the path %s is refused', async (path) => {
    expect((await post({ path, blocks: [text('a')] })).status).toBe(path.startsWith('//') ? 200 : 400);
  });

  it('who sends more than 1 MB is refused, announced or not, and 1 MB is taken', async () => {
    expect((await post(filled(longest))).status).toBe(200);
    expect(await post(filled(longest + 1))).toMatchObject({ status: 413, body: { error: 'PAYLOAD_TOO_LARGE' } });
    const chunks = Readable.from([Buffer.from(filled(longest)), Buffer.from(' ')]);
    const request = { method: 'POST', headers: OURS, body: chunks, duplex: 'half' };
    expect((await fetch(`${origin()}/_blocks`, request as unknown as RequestInit)).status).toBe(413);
  });

  it('who sends 50 blocks is served', async () => {
    const { body } = await post(ask(...Array.from({ length: 50 }, (_, index) => text(`k${index}`))));
    expect(body.blocks).toHaveLength(50);
  });

  it('who drips is ended', async () => {
    const head = Object.entries(OURS).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(Number(new URL(origin()).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => void (answer += part.toString('latin1')));
    socket.write(`POST /_blocks HTTP/1.1\r\nHost: haus.example\r\n${head.join('')}Content-Length: 300\r\n\r\n{`);
    const timer = setInterval(() => socket.writable && socket.write(' '), 50);
    await until(() => socket.closed);
    clearInterval(timer);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(provider.prepared).toEqual([]);
  });

  it('who asks too often is told when to come back, and nobody else is', async () => {
    const greedy = { ...OURS, cookie: 'sessionid=good-greedy; csrftoken=t1' };
    const statuses = await Promise.all(Array.from({ length: 65 }, async () => (await post(ask(text('a')), greedy)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await post(ask(text('a')), greedy);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    const other = { ...OURS, cookie: 'sessionid=good-other; csrftoken=t1' };
    expect((await post(ask(text('a')), other)).status).toBe(200);
  });

  it('who asks too often is told so with another token each time as well', async () => {
    const askWith = async (token: string) => {
      const cookie = `sessionid=good-changing; csrftoken=${token}`;
      return (await post(ask(text('a')), { ...OURS, cookie, 'x-csrftoken': token })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 61 }, (_, index) => askWith(`t${index}`)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('who asks too often is told so with another session beside their own each time as well', async () => {
    const askWith = async (junk: number) => {
      const cookie = `sessionid=good-double; __Host-sessionid=junk${junk}; csrftoken=t1`;
      return (await post(ask(text('a')), { ...OURS, cookie })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 61 }, (_, index) => askWith(index)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('the kinds of blocks', () => {
  const kinds = async (cookie?: string) => fetch(`${origin()}/_blocks/kinds?lang=de`, { headers: { ...(cookie && { cookie }) } });

  it('are told to editors alone, each with its name and what may be saved', async () => {
    expect((await kinds()).status).toBe(401);
    expect((await kinds('sessionid=plain')).status).toBe(403);
    const response = await kinds('sessionid=good-kinds');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { kinds: told } = (await response.json()) as { kinds: BlockKind[] };
    expect(told.find(({ model }) => model === 'headline')).toMatchObject({
      label: 'Überschrift',
      extraClasses: [],
      schema: { properties: { content: { minLength: 1, maxLength: 2_000 } }, required: ['content'] },
    });
  });

  it('are those that somebody shows', async () => {
    const { kinds: told } = (await (await kinds('sessionid=good-shown')).json()) as { kinds: BlockKind[] };
    const models = told.map(({ model }) => model);
    expect(models).toEqual(expect.arrayContaining(['container', 'section', 'event_list', ...Object.keys(serverBlocks)]));
    expect(models).not.toContain('venue');
  });

  it.each(Object.keys(BLOCKS))('%s has a name in both languages', (model) => {
    expect(LANGUAGES.map((lang) => nameOfKind(model, lang))).not.toContain(`kind.${model}`);
  });
});
