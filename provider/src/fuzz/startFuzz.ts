import { CSRF_COOKIE, SESSION_COOKIE } from '@spielplan/shared-contracts/api';
import { eq } from 'drizzle-orm';
import { settings } from '../platform/database/schema/index.ts';
import { SWITCHES_KEY } from '../platform/settings/shopHours.ts';
import { newEditor, signedVisitor, startTestProvider } from '../testing/testProvider.ts';
import { createFuzzClient, type FuzzClient } from './fuzzClient.ts';

/** A session that nobody gave out. */
const MADE_UP = 'x'.repeat(43);
const HOSTILE_CART = 'cartid=%00"; x';

export interface FuzzedProvider {
  client: FuzzClient;
  url: string;
  /** Opens site and shop again, which an account of the box office may close: closed, no cart is attacked. */
  reopen(): Promise<void>;
  /** Whether site and shop are open. */
  isOpen(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * A provider of its own on a freshly seeded database, with sessions of its accounts, to throw
 * anything at. A stranger has a session that nobody gave out, with the token that would belong to
 * it; a forger has an editor's session but no token.
 */
export async function startFuzz(): Promise<FuzzedProvider> {
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
  const { db, changes, readOpenings } = provider.context;
  const reopen = async () => {
    const closed = await db.delete(settings).where(eq(settings.key, SWITCHES_KEY)).returning({ key: settings.key });
    if (closed.length > 0) changes.changed('content');
  };
  const isOpen = async () => Object.values(await readOpenings()).every(Boolean);
  return { client, url: provider.url, reopen, isOpen, close };
}
