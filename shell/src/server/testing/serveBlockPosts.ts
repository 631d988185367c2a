import type { AddressInfo } from 'node:net';
import type { UnsavedBlock } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PresentedBlock } from '@spielplan/shared-contracts/remote';
import { serverBlocks } from '../../blocks/serverBlocks.server.ts';
import de from '../../i18n/de.json' with { type: 'json' };
import { createBlockPosts } from '../editing/createBlockPosts.ts';
import { createSiteServer } from '../http/createSiteServer.ts';
import { BODY_LIMITS } from '../http/limitBodies.ts';
import { prepareResponse } from '../http/PreparedResponse.ts';
import { createSessions } from '../limits/createSessions.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { createTestContext } from './createTestContext.ts';
import { startServer } from './startServer.ts';

const SITE = 'https://haus.example';
const EDITOR = { cookie: 'cartid=c1; sessionid=good; csrftoken=t1', 'x-csrftoken': 't1' };
/** What an editor's browser sends with a page of the site. */
export const OURS = { ...EDITOR, origin: SITE, 'content-type': 'application/json' };

/** What the provider was asked, and how it answers: it cleans a text and refuses an empty headline. */
interface BlockProvider {
  prepared: { headers: Record<string, unknown>; body: { blocks: UnsavedBlock[] } }[];
  status: number;
}

/** A server that presents blocks which are not saved, and a provider behind it: for all tests of a file. */
export function serveBlockPosts() {
  const provider: BlockProvider = { prepared: [], status: 200 };
  let origin = '';
  let close = async () => {};
  beforeAll(async () => {
    const behind = await startProvider(provider);
    const server = createServer(behind.origin);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = async () => {
      server.closeAllConnections();
      server.close();
      await behind.close();
    };
  });
  beforeEach(() => void Object.assign(provider, { prepared: [], status: 200 }));
  afterAll(() => close());

  async function post(body: unknown, headers: Record<string, string | undefined> = OURS) {
    const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(`${origin}/_blocks`, {
      method: 'POST',
      headers: Object.fromEntries(sent),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as { error?: string; field?: string; blocks: PresentedBlock[] },
    };
  }
  return { provider, post, origin: () => origin };
}

function startProvider(provider: BlockProvider) {
  return startServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => void (body += part.toString('utf8')));
    request.on('end', () => {
      const asked = { headers: { ...request.headers, path: request.url }, body: JSON.parse(body) as { blocks: UnsavedBlock[] } };
      provider.prepared.push(asked);
      const blocks = asked.body.blocks.map(({ key, fields }) =>
        fields['content'] === ''
          ? { key, problem: { error: 'INVALID_BODY', code: 'SP-1004', field: 'content' } }
          : { key, fields: { ...fields, ...(typeof fields['content'] === 'string' && { content: clean(fields['content']) }) } },
      );
      response.writeHead(provider.status, { 'content-type': 'application/json' }).end(JSON.stringify({ blocks }));
    });
  });
}

const clean = (markup: string) => markup.replace(/ onclick="[^"]*"/g, '');

function createServer(providerUrl: string) {
  const readAsEditor = (async ({ id }: { id: string }, { cookie }: { cookie: string }) => {
    if (!/sessionid=(good|plain)/.test(cookie)) throw new SpielplanError('NOT_LOGGED_IN');
    if (id === 'editor' && cookie.includes('plain')) throw new SpielplanError('FORBIDDEN');
    return { is_logged_in: true, username: /sessionid=([\w-]+)/.exec(cookie)?.[1] };
  }) as unknown as RenderContext['readAsEditor'];
  const { renderContext, log } = createTestContext({ readAsEditor });
  renderContext.bundle = { ...renderContext.bundle, serverBlocks, shellMessages: { de, en: de } };
  renderContext.messages = { ...renderContext.messages, of: () => de };
  const events = { load: async () => ({ data: { headline: 'Demnächst' } }), component: () => null };
  const remote = renderContext.set.remotes.get('programme')!;
  Object.assign(remote, { remote: { ...remote.remote, blocks: { event_list: events } } });
  Object.assign(renderContext.set, { blocks: { event_list: 'programme' } });
  const posts = createBlockPosts({
    renderContext: () => renderContext,
    sessions: createSessions(readAsEditor, log),
    admit: () => undefined,
    providerUrl,
    providerTimeoutMs: 5_000,
    publicOrigin: SITE,
    log,
    // Half of a minute's share is there at once; a busy machine would get more while others are answered.
    now: () => 0,
  });
  return createSiteServer({
    handler: (request, response) => {
      const answering = request.method === 'POST' ? posts.answer(request) : posts.findKinds(request);
      answering.then(
        (answer) => response.writeHead(answer?.status ?? 404, answer?.headers as never).end(answer?.body),
        () => response.destroy(),
      );
    },
    malformedPage: async () => prepareResponse({ status: 400, contentType: 'text/plain', body: '' }),
    isSecure: false,
    isBehindProxy: false,
    log,
    limits: { bodies: { ...BODY_LIMITS, graceMs: 300, checkEveryMs: 50 } },
  });
}
