import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { Editor } from '@spielplan/shared-contracts/api';
import { CSRF_COOKIE, parseCookie } from '@spielplan/shared-contracts/api/cookies';
import type { ErrorName } from '@spielplan/shared-contracts/errors';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { callProvider, type ProviderReply, type ProviderRequest } from '@spielplan/shared-ui/host/provider';

// The call itself would bring its schemas into the browser; its type keeps the path right.
const USER_PATH = addresses.editor.path;
const TIMEOUT_MS = 10_000;

/** Whose session this browser holds; `unknown` where no answer says so. */
export type SessionHolder = 'own' | 'other' | 'nobody' | 'unknown';

export interface EditorClient {
  /**
   * Sends a request of the editor with the session; a refusal with 401 is told by `login.required`. A client of one account never sends
   * a change with another one's session: that is answered with 401 too. Never rejects.
   */
  send(request: ProviderRequest): Promise<ProviderReply>;
  /**
   * Whether the session still holds. Without an answer
   * nobody knows, and nothing is taken away from an editor.
   */
  holdsSession(): Promise<boolean>;
  /** The name of the account whose session this browser holds; null where no answer says so. */
  ownName(): Promise<string | null>;
  /** Asks whose session it is; `own` is that of the client's account. */
  holder(): Promise<SessionHolder>;
}

interface EditorClientOptions {
  /** The account whose changes are sent; without one nobody is asked after. */
  account?: number;
  /** Another account has logged in, in another tab. */
  onOther?: () => void;
}

/** Makes the one way on which the editor's tools talk to the provider; an answer may take 10 s. */
export function createEditorClient(signals: SignalBus, { account, onOther }: EditorClientOptions = {}): EditorClient {
  const call = (request: ProviderRequest) => callProvider({ timeoutMs: TIMEOUT_MS, signals, ...request });
  // The token belongs to the session: as long as it is the same, so is the account.
  let ownToken: string | null = null;

  const holder = async (): Promise<SessionHolder> => {
    const token = parseCookie(document.cookie, CSRF_COOKIE);
    const reply = await call({ path: USER_PATH });
    if (reply.kind === 'failed') return 'unknown';
    if (reply.status === 401) return 'nobody';
    if (reply.status !== 200) return 'unknown';
    if (account !== undefined && (reply.body as Partial<Editor> | null)?.id !== account) return 'other';
    ownToken = token;
    return 'own';
  };
  const isOwn = () => ownToken !== null && ownToken === parseCookie(document.cookie, CSRF_COOKIE);

  const sendChecked = async (request: ProviderRequest): Promise<ProviderReply> => {
    switch (await holder()) {
      case 'own':
        return call(request);
      case 'nobody':
        return { kind: 'answer', status: 401, body: null };
      case 'other':
        onOther?.();
        return { kind: 'answer', status: 401, body: null };
      case 'unknown':
        return {
          kind: 'failed',
          name: 'PROVIDER_UNREACHABLE',
          mayHaveArrived: false,
          detail: 'Whose session it is was not answered.',
        };
    }
  };

  return {
    async send(request) {
      const isChange = (request.method ?? 'GET') !== 'GET';
      if (isChange && account !== undefined && !isOwn()) return sendChecked(request);
      const reply = await call(request);
      // A refused token says nothing about the change, and its answer has brought the right one.
      return isTokenRefused(reply) ? sendChecked(request) : reply;
    },
    async ownName() {
      const reply = await call({ path: USER_PATH });
      const body = reply.kind === 'answer' && reply.status === 200 ? (reply.body as Partial<Editor> | null) : null;
      return body?.username ?? null;
    },
    async holdsSession() {
      return (await holder()) !== 'nobody';
    },
    holder,
  };
}

function isTokenRefused(reply: ProviderReply): boolean {
  if (reply.kind !== 'answer' || reply.status !== 403) return false;
  return (reply.body as { error?: ErrorName } | null)?.error === 'CSRF_MISSING';
}
