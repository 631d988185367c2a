import type { editorCall } from '@spielplan/shared-contracts/api';
import type { SignalBus } from '@spielplan/shared-contracts/signals';

// The call itself would bring its schemas into the browser; its type keeps the path right.
const USER_PATH = '/pageeditor-api/user' satisfies (typeof editorCall)['path'];
const TIME_LIMIT = 10_000;

export interface EditorClient {
  /**
   * Sends a request of the editor with the session. A refusal with 401 while editing means that the session has ended: it is told
   * by `login.required`, upon which the shell asks to log in (product.md section 8). The answer comes back either way;
   * rejects where there is none within 10 s.
   */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Whether the session still holds. Without an answer nobody knows, and nothing is taken away from an editor. */
  holdsSession(): Promise<boolean>;
}

/** Makes the one way on which the editor's tools talk to the provider. */
export function createEditorClient(signals: SignalBus): EditorClient {
  const client: EditorClient = {
    async send(path, init) {
      const response = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(TIME_LIMIT), ...init });
      if (response.status === 401) signals.emit('login.required', {});
      return response;
    },
    async holdsSession() {
      try {
        return (await client.send(USER_PATH, { headers: { Accept: 'application/json' }, cache: 'no-store' })).status !== 401;
      } catch {
        return true;
      }
    },
  };
  return client;
}
