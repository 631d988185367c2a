import { SESSION_COOKIE } from '@spielplan/shared-contracts/api';
import { newVisitor, startTestProvider } from '../testing/testProvider.ts';
import { createFuzzClient, type FuzzClient } from './fuzzClient.ts';
import type { Sender } from './fuzzRequest.ts';

/** The seeded accounts by what they may do. */
const ACCOUNTS: readonly [sender: Sender, username: string][] = [
  ['editor', 'redaktion'],
  ['dashboard', 'leitung'],
];

/** A provider of its own on a freshly seeded database, with sessions of its accounts, to throw anything at. */
export async function startFuzz(): Promise<{ client: FuzzClient; url: string; close(): Promise<void> }> {
  const provider = await startTestProvider({ formRateLimit: 1_000_000 });
  const sessions: Partial<Record<Sender, string>> = {};
  for (const [sender, username] of ACCOUNTS) {
    const visitor = await newVisitor(provider.url);
    await visitor.send('POST', '/pageeditor-api/login', { username, password: 'spielplan-demo' });
    const session = visitor.cookie(SESSION_COOKIE);
    if (session) sessions[sender] = session;
  }
  const client = createFuzzClient(provider.url, sessions);
  const close = async () => {
    client.close();
    await provider.close();
  };
  return { client, url: provider.url, close };
}
