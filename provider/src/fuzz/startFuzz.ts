import { CSRF_COOKIE, SESSION_COOKIE } from '@spielplan/shared-contracts/api';
import { newEditor, signedVisitor, startTestProvider } from '../testing/testProvider.ts';
import { createFuzzClient, type FuzzClient } from './fuzzClient.ts';

/** A session that nobody gave out. */
const MADE_UP = 'x'.repeat(43);
const HOSTILE_CART = 'cartid=%00"; x';

/**
 * A provider of its own on a freshly seeded database, with sessions of its accounts, to throw
 * anything at. A stranger has a session that nobody gave out, with the token that would belong to
 * it; a forger has an editor's session but no token.
 */
export async function startFuzz(): Promise<{ client: FuzzClient; url: string; close(): Promise<void> }> {
  const provider = await startTestProvider({ formRateLimit: 1_000_000 });
  const [editor, dashboard] = [await newEditor(provider.url), await newEditor(provider.url, 'leitung')];
  const withSession = (session: string, token: string) => ({
    cookie: `${SESSION_COOKIE}=${session}; ${CSRF_COOKIE}=${token}; ${HOSTILE_CART}`,
    'x-csrftoken': token,
  });
  const [ofEditor, ofDashboard] = [editor, dashboard].map((each) =>
    withSession(each.cookie(SESSION_COOKIE) ?? '', each.cookie(CSRF_COOKIE) ?? ''),
  );
  const client = createFuzzClient(provider.url, {
    visitor: signedVisitor(provider, 'fuzz'),
    editor: ofEditor,
    dashboard: ofDashboard,
    stranger: withSession(MADE_UP, provider.context.signing.sign('form', `${SESSION_COOKIE} ${MADE_UP}`)),
    forger: { cookie: ofEditor?.cookie ?? '' },
  });
  const close = async () => {
    client.close();
    await provider.close();
  };
  return { client, url: provider.url, close };
}
