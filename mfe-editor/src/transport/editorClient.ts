import type { editorCall } from '@spielplan/shared-contracts/api';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { callProvider, type ProviderReply, type ProviderRequest } from '@spielplan/shared-ui/host/provider';

// The call itself would bring its schemas into the browser; its type keeps the path right.
const USER_PATH = '/pageeditor-api/user' satisfies (typeof editorCall)['path'];
const TIMEOUT_MS = 10_000;

export interface EditorClient {
  /**
   * Sends a request of the editor with the session; a refusal
   * with 401 is told by `login.required`. Never rejects.
   */
  send(request: ProviderRequest): Promise<ProviderReply>;
  /**
   * Whether the session still holds. Without an answer
   * nobody knows, and nothing is taken away from an editor.
   */
  holdsSession(): Promise<boolean>;
}

/** Makes the one way on which the editor's tools talk to the provider; an answer may take 10 s. */
export function createEditorClient(signals: SignalBus): EditorClient {
  const send = (request: ProviderRequest) => callProvider({ timeoutMs: TIMEOUT_MS, signals, ...request });
  return {
    send,
    async holdsSession() {
      const reply = await send({ path: USER_PATH });
      return reply.kind === 'failed' || reply.status !== 401;
    },
  };
}
