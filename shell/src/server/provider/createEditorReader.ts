import { allCalls, type AnswerOf, type Call } from '@spielplan/shared-contracts/api';
import { CSRF_COOKIE, HOST_COOKIE_PREFIX, SESSION_COOKIE } from '@spielplan/shared-contracts/api/cookies';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { withQuery } from '@spielplan/shared-contracts/routes';
import type { ReadAsEditor } from './readAsEditor.ts';

/** A provider reader that lives as long as one page view of an editor. */
export interface EditorReader extends ProviderReader {
  /**
   * From now on every read is refused: a loader that goes on after its page view holds no session.
   */
  end(): void;
  /** Whether everything that was read until now is of the moment that was asked for; true where none was. */
  isOfMoment(): boolean;
}

interface EditorReaderOptions {
  readAsEditor: ReadAsEditor;
  /** The visitors' reader. */
  shared: ProviderReader;
  /** The `Cookie` header of the request. */
  cookie: string;
  /** What is asked besides of a call that has a working state: `edit`, or the secret of a preview link. */
  more?: Readonly<Record<string, string>> | undefined;
  /** The moment to come (epoch ms) that everything is read as of. */
  at?: number | undefined;
}

/**
 * Reads what editors see, for the loaders of one page view. It carries the session itself, so that
 * no remote is given one, and sends it with reading calls for content alone: calls about an account
 * and unknown ones are answered as to a visitor. Equal reads are joined within the view; nothing is
 * kept beyond it. Rejects with `FORBIDDEN` for a call that changes something and after `end`, and
 * otherwise as the visitors' reader does.
 */
export function createEditorReader({ readAsEditor, shared, cookie, more, at }: EditorReaderOptions): EditorReader {
  const session = sessionCookies(cookie);
  /** By schema and address: two releases may read the same answer differently. */
  const reads = new Map<Call['answer'], Map<string, Promise<unknown>>>();
  let isOver = false;
  let isOfMoment = true;

  type Options = Parameters<ProviderReader['read']>[1];

  function readOnce(call: Call, asked: Options): Promise<unknown> {
    const options = more && hasWorkingState(call) ? withMore(asked) : asked;
    let known = reads.get(call.answer);
    if (!known) reads.set(call.answer, (known = new Map()));
    const key = withQuery(call.path, { ...options?.params, ...(options?.query as object | undefined) });
    let read = known.get(key);
    if (!read) known.set(key, (read = readWithSession(call, options)));
    return read;
  }

  /** The query that the call as the shell knows it has. */
  function withMore(asked: Options): Options {
    const query: object = { ...(asked?.query as object | undefined), ...more };
    return { ...asked, query: query as never };
  }

  const onMemento = (isMemento: boolean) => void (isOfMoment &&= isMemento);

  /**
   * A session that ends during the view leaves the
   * visitor's answer: no loader learns that there was one.
   */
  async function readWithSession(call: Call, options: Options): Promise<unknown> {
    try {
      return await readAsEditor(call, { ...options, ...(at !== undefined && { at, onMemento }), cookie: session });
    } catch (error) {
      const isRefused = isSpielplanError(error, 'NOT_LOGGED_IN') || isSpielplanError(error, 'FORBIDDEN');
      if (!isRefused || isOver) throw error;
      isOfMoment = at === undefined;
      return shared.read(call, options);
    }
  }

  return {
    read: <C extends Call>(call: C, options?: Options) => {
      if (isOver) return Promise.reject(refusal(call, 'the page view is over'));
      if (call.method !== 'GET') return Promise.reject(refusal(call, 'loaders only read'));
      return (carriesSession(call) ? readOnce(call, options) : shared.read(call, options)) as Promise<AnswerOf<C>>;
    },
    end: () => void (isOver = true),
    isOfMoment: () => isOfMoment,
  };
}

/**
 * Calls are known by id and path together: a remote
 * cannot send the session to an address of its own.
 */
function carriesSession({ id, path }: Call): boolean {
  const known = Object.hasOwn(allCalls, id) ? allCalls[id] : undefined;
  return known?.method === 'GET' && known.path === path && !known.access && !known.isPersonal;
}

/** Asked of the call as the shell knows it: that of a remote may be older. */
function hasWorkingState({ id }: Call): boolean {
  const query = allCalls[id]?.query;
  return query !== undefined && 'shape' in query && Object.hasOwn(query.shape as object, 'edit');
}

function refusal({ id }: Call, why: string): SpielplanError {
  return new SpielplanError('FORBIDDEN', { detail: `${id}: ${why}` });
}

const SESSION_COOKIES = new Set([SESSION_COOKIE, `${HOST_COOKIE_PREFIX}${SESSION_COOKIE}`, CSRF_COOKIE]);

/**
 * The cookies that prove a session, as they came; a
 * visitor's cart and choices are nobody's business here.
 */
export function sessionCookies(cookie: string): string {
  const pairs = cookie.split(/;\s*/);
  return pairs.filter((pair) => SESSION_COOKIES.has(pair.split('=', 1)[0] ?? '')).join('; ');
}
