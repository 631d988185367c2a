import { type Call, cartRefusalSchema, problemSchema } from '@spielplan/shared-contracts/api';
import type { FuzzRequest } from './fuzzRequest.ts';

export interface FuzzAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Words that only our insides know. */
const INSIDES =
  /node_modules|\bat [\w.<>]+ \(|\.[cm]?[jt]s:\d+|postgres|pglite|drizzle|fastify|FST_ERR|SQLSTATE|violates|duplicate key|relation "|syntax error at|E(NOENT|CONN\w+|ACCES|PIPE)\b|\/work\/|\/home\/|\/root\/|\/tmp\/|libvips|\bvips|Cannot read propert|is not a function|ZodError|argon2|busboy/i;
/** What no answer of ours names in its headers. */
const TELLTALE_HEADERS = ['server', 'x-powered-by', 'x-injected'];

/**
 * Says what is wrong with an answer, or null: a status of 500 or above, something of our insides, a
 * refusal that is no Problem, an answer that its call does not promise. `call` is null for what is
 * no call of the contract.
 */
export function judge(request: FuzzRequest, { status, headers, body }: FuzzAnswer, call: Call | null): string | null {
  if (status >= 500) return `status ${status}`;
  const telltale = TELLTALE_HEADERS.find((name) => headers[name] !== undefined);
  if (telltale) return `the header ${telltale}: ${headers[telltale]}`;
  if (status >= 400) {
    const leak = INSIDES.exec(body + JSON.stringify(headers));
    return leak ? `it tells of our insides: ${leak[0]}` : judgeRefusal(request, status, headers, body);
  }
  const isAnswer = call !== null && request.method === call.method && status < 300;
  return isAnswer ? judgeAnswer(call, status, body) : null;
}

function judgeRefusal({ method }: FuzzRequest, status: number, headers: Record<string, string>, body: string): string | null {
  if (method === 'HEAD') return null;
  if (headers['content-type']?.startsWith('text/html')) return null;
  const value = parseJson(body);
  if (status === 409 && cartRefusalSchema.safeParse(value).success && JSON.stringify(value).includes('response_code'))
    return null;
  const problem = problemSchema.safeParse(value);
  if (!problem.success) return `status ${status} without a Problem`;
  return /^SP-\d{4}$/.test(problem.data.code) ? null : `a Problem without a code: ${problem.data.code}`;
}

function judgeAnswer(call: Call, status: number, body: string): string | null {
  if (status !== (call.status ?? 200)) return `status ${status} where the contract says ${call.status ?? 200}`;
  const parsed = call.answer.safeParse(parseJson(body));
  const issue = parsed.error?.issues[0];
  return issue ? `the answer breaks its contract at ${issue.path.join('.')}: ${issue.message}` : null;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
