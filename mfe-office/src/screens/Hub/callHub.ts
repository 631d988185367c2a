import type { AnswerOf, BodyOf, Call, Problem } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { callProvider } from '@spielplan/shared-ui/host/provider';

/** What a call of the hub came to: its answer, or why there is none; `current` is the state it was refused with. */
export type HubReply<C extends Call> =
  | { kind: 'done'; value: AnswerOf<C> }
  | { kind: 'refused'; problem: Problem & { current?: unknown } }
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

/** Sends a change of the hub once. Where the session has ended the shell asks to log in, above the page. */
export async function callHub<C extends Call>(
  signals: SignalBus,
  { method, path }: Pick<C, 'method' | 'path'>,
  { id, lang = 'de', query = '', body, ifMatch }: HubRequest<C> = {},
): Promise<HubReply<C>> {
  const reply = await callProvider({
    path: path.replace('{id}', String(id)).replace('{lang}', lang) + query,
    method,
    body,
    signals,
    ...(ifMatch !== undefined && { headers: { 'If-Match': `"${ifMatch}"` } }),
  });
  if (reply.kind === 'failed') return { kind: 'unreachable' };
  if (reply.status < 300) return { kind: 'done', value: reply.body as AnswerOf<C> };
  const problem = reply.body as Problem | null;
  return problem?.error ? { kind: 'refused', problem } : { kind: 'unreachable' };
}

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
  if (reply.problem.error === 'CONFLICT' && reply.problem.field === 'usages') return 'hub.failed.inUse';
  const told = TOLD.find((name) => name === reply.problem.error);
  return told ? (`hub.failed.${told}` as const) : 'hub.failed.other';
}

export type HubFailure = ReturnType<typeof failureOf>;
