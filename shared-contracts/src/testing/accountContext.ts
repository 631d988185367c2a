import type { Call } from '../api/index.ts';
import type { AccountContext } from '../remote/index.ts';
import { loadContext, type LoadContextOptions, type TestLoadContext } from './loadContext.ts';

/** The token that plain forms send along in tests. */
export const CSRF_TOKEN = '0123456789abcdef0123456789abcdef';

export interface TestAccountContext extends TestLoadContext, AccountContext {}

interface AccountContextOptions extends Omit<LoadContextOptions, 'answers'> {
  /** What the provider answers this account: an error is thrown. */
  answer(call: Call, query: unknown): unknown;
  interfaceTexts?: AccountContext['interfaceTexts'];
}

/** The context that the shell's server gives to the loader of a route with `session: 'account'`. */
export function accountContext({ answer, interfaceTexts = () => [], ...options }: AccountContextOptions): TestAccountContext {
  return {
    ...loadContext(options),
    interfaceTexts,
    session: {
      csrfToken: CSRF_TOKEN,
      read: async (call, { query } = {}) => {
        const answered = answer(call, query);
        if (answered instanceof Error) throw answered;
        // The test answers what the call promises.
        return answered as never;
      },
    },
  };
}
