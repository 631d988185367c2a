import type { IncomingMessage } from 'node:http';
import { CSRF_COOKIE, CSRF_HEADER, editorCall, MAX_PREPARED_BYTES, parseCookie } from '@spielplan/shared-contracts/api';
import { SpielplanError, toSpielplanError } from '@spielplan/shared-contracts/errors';
import { isOwnRequest } from '../forms/isOwnRequest.ts';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { createAllowance } from '../limits/createAllowance.ts';
import { sessionKey, type Sessions } from '../limits/createSessions.ts';
import type { Log } from '../log.ts';
import { ownThread, type PageRenderer } from '../pages/PageRenderer.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { languageOfAddress, pathOf } from '../http/requestUrl.ts';
import { sessionCookies } from '../provider/createEditorReader.ts';
import { describeKinds } from './describeKinds.ts';
import { parseBlocksRequest } from './parseBlocksRequest.ts';
import { createPrepare } from '../provider/prepareBlocks.ts';

export const BLOCKS_PATH = '/_blocks';
const KINDS_PATH = '/_blocks/kinds';
/** The limit of each session and of each account. The editor asks for previews while somebody types, not for each key. */
const MAX_PER_MINUTE = 120;
const RETRY_AFTER = '10';

export interface BlockPosts {
  /** Answers `POST /_blocks`. Never rejects but with what `admit` throws. */
  answer(request: IncomingMessage): Promise<PreparedResponse>;
  /** Answers `GET /_blocks/kinds`; null for any other address. */
  findKinds(request: IncomingMessage): Promise<PreparedResponse | null>;
}

interface BlockPostsOptions {
  renderContext: () => RenderContext;
  /** Runs the presenters; this thread where it is left out. */
  renderer?: Pick<PageRenderer, 'presentUnsaved'>;
  sessions: Sessions;
  /** Counts a question about a session that is not known yet. */
  admit: (request: IncomingMessage) => void;
  providerUrl: string;
  providerTimeoutMs: number;
  publicOrigin: string;
  log: Log;
  /** Epoch ms, for the limit of a minute. */
  now?: () => number;
}

/**
 * What the shell answers to editors alone: how blocks look that are not saved, by the presenters of pages, and which kinds there are.
 * A session with the right to edit, from a page of this site, with its CSRF token; 50 blocks and 1 MB at most. Nothing is kept.
 */
export function createBlockPosts(options: BlockPostsOptions): BlockPosts {
  const { renderContext, renderer = ownThread, sessions, admit, publicOrigin, log } = options;
  const allow = createAllowance(MAX_PER_MINUTE, options.now);
  const allowAccount = createAllowance(MAX_PER_MINUTE, options.now);
  const prepare = createPrepare(options);

  /** The cookies of a session that may edit. */
  async function requireEditor(request: IncomingMessage): Promise<string> {
    const cookie = sessionCookies(request.headers.cookie ?? '');
    const state = cookie === '' ? 'ended' : await sessions.stateOf(cookie, () => admit(request));
    if (state === 'ended') throw new SpielplanError('NOT_LOGGED_IN');
    if (!allow(sessionKey(cookie))) throw new SpielplanError('TOO_MANY_REQUESTS');
    const { username } = await renderContext().readAsEditor(editorCall, { cookie });
    // Other cookies beside the session change the session's key, so the account has a limit of its own.
    if (!allowAccount(username)) throw new SpielplanError('TOO_MANY_REQUESTS');
    return cookie;
  }

  async function answerBlocks(request: IncomingMessage): Promise<PreparedResponse> {
    if (!isOwnRequest(request.headers, publicOrigin)) throw new SpielplanError('FORBIDDEN', { detail: 'not from this site' });
    const token = parseCookie(request.headers.cookie ?? '', CSRF_COOKIE);
    if (!token || request.headers[CSRF_HEADER.toLowerCase()] !== token) throw new SpielplanError('CSRF_MISSING');
    const cookie = await requireEditor(request);
    const { path, page, blocks } = parseBlocksRequest(await readBody(request), renderContext().origin);
    const prepared = await prepare({ cookie, token, lang: page.lang, blocks });
    return json(200, { blocks: await renderer.presentUnsaved(renderContext(), { path, blocks, cookie, prepared }) });
  }

  async function answerKinds(request: IncomingMessage): Promise<PreparedResponse> {
    await requireEditor(request);
    return json(200, { kinds: await describeKinds(renderContext(), languageOfAddress(request.url ?? '') ?? 'de') });
  }

  async function answerOrRefuse(request: IncomingMessage, answer: typeof answerBlocks): Promise<PreparedResponse> {
    try {
      return await answer(request);
    } catch (cause) {
      if (request.destroyed && !request.complete) throw cause;
      request.resume();
      const error = toSpielplanError(cause);
      if (error.status >= 500) log.error('blocks.failed', cause, { path: pathOf(request.url ?? '') });
      const { spielplan, code, detail, field, status } = error;
      return json(status, { error: spielplan, code, ...(status < 500 && { detail, field }) });
    }
  }

  return {
    answer: (request) => answerOrRefuse(request, answerBlocks),
    findKinds: async (request) => (pathOf(request.url ?? '') === KINDS_PATH ? answerOrRefuse(request, answerKinds) : null),
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const { 'content-type': type = '', 'content-length': announced = '0' } = request.headers;
  if (!/^application\/json\b/i.test(type)) throw new SpielplanError('UNSUPPORTED_MEDIA_TYPE');
  if (Number(announced) > MAX_PREPARED_BYTES) throw new SpielplanError('PAYLOAD_TOO_LARGE');
  const parts: Buffer[] = [];
  let length = 0;
  // The connection must outlive a refusal, which is answered on it.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_PREPARED_BYTES) throw new SpielplanError('PAYLOAD_TOO_LARGE');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch (cause) {
    throw new SpielplanError('INVALID_BODY', { detail: 'no JSON', cause });
  }
}

function json(status: number, body: object): PreparedResponse {
  return prepareResponse({
    status,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(body),
    headers: {
      ...COMMON_HEADERS,
      'cache-control': 'private, no-store',
      ...(status === 429 && { 'retry-after': RETRY_AFTER }),
    },
  });
}
