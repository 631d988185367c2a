import type { AnswerOf, BodyOf, Call, Problem } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { createEditorClient, type EditorClient } from '@spielplan/shared-editing/client';

/** What a call of the hub came to: its answer, or why there is none; `current` is the state it was refused with. */
export type HubReply<C extends Call> =
  | { kind: 'done'; value: AnswerOf<C> }
  | { kind: 'refused'; problem: Problem & { current?: unknown } }
  /** Another account has logged in, in another tab: nothing was sent. */
  | { kind: 'otherAccount' }
  | { kind: 'unreachable' };

interface HubRequest<C extends Call> {
  id?: number;
  /** Of a call whose path names one. */
  lang?: Language;
  query?: string;
  body?: BodyOf<C>;
  /** The revision that the change was made on. */
  ifMatch?: number;
}

interface HubClient extends Pick<EditorClient, 'send'> {
  /** Whether the last change was kept back, since the session is another account's. */
  isOther: boolean;
}

/** One of each page; the page of tests that name no account has one that asks after nobody. */
const clients = new WeakMap<SignalBus, HubClient>();

/** Has the page send changes for this account alone: with the session of another one nothing is sent. */
export function sendAs(signals: SignalBus, account: number): void {
  const onOther = () => void (client.isOther = true);
  const client: HubClient = { ...createEditorClient(signals, { account, onOther }), isOther: false };
  clients.set(signals, client);
}

/** The client of the page. */
function hubClient(signals: SignalBus): HubClient {
  let client = clients.get(signals);
  if (!client) clients.set(signals, (client = { ...createEditorClient(signals), isOther: false }));
  return client;
}

/**
 * Sends a call of the hub once, a change only with the session of the page's account. Where the session has ended the
 * shell asks to log in, above the page.
 */
export async function callHub<C extends Call>(
  signals: SignalBus,
  { method, path }: Pick<C, 'method' | 'path'>,
  { id, lang = 'de', query = '', body, ifMatch }: HubRequest<C> = {},
): Promise<HubReply<C>> {
  const client = hubClient(signals);
  client.isOther = false;
  const reply = await client.send({
    path: path.replace('{id}', String(id)).replace('{lang}', lang) + query,
    method,
    body,
    ...(ifMatch !== undefined && { headers: { 'If-Match': `"${ifMatch}"` } }),
  });
  if (client.isOther) return { kind: 'otherAccount' };
  if (reply.kind === 'failed') return { kind: 'unreachable' };
  if (reply.status < 300) return { kind: 'done', value: reply.body as AnswerOf<C> };
  const problem = (reply.body ?? (reply.status === 401 ? ENDED : null)) as Problem | null;
  return problem?.error ? { kind: 'refused', problem } : { kind: 'unreachable' };
}

/** What the client says by itself where nobody is logged in any more. */
const ENDED = { error: 'NOT_LOGGED_IN' } as const;

const TOLD = [
  'NOT_LOGGED_IN',
  'FORBIDDEN',
  'CSRF_MISSING',
  'CONFLICT',
  'PRECONDITION_FAILED',
  'LAST_MANAGER',
  'TOO_MANY_REQUESTS',
] as const;

/** The text that says what happened and what to do; `hub.failed.other` where nothing better is known. */
export function failureOf(reply: Exclude<HubReply<Call>, { kind: 'done' }>) {
  if (reply.kind === 'unreachable') return 'hub.failed.unreachable';
  if (reply.kind === 'otherAccount') return 'hub.failed.otherAccount';
  if (reply.problem.error === 'CONFLICT' && reply.problem.field === 'usages') return 'hub.failed.inUse';
  const told = TOLD.find((name) => name === reply.problem.error);
  return told ? (`hub.failed.${told}` as const) : 'hub.failed.other';
}

export type HubFailure = ReturnType<typeof failureOf>;
