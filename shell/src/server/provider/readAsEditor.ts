import { callPath, type AnswerOf, type Call, type QueryOf } from '@spielplan/shared-contracts/api';
import { CSRF_COOKIE, CSRF_HEADER, parseCookie } from '@spielplan/shared-contracts/api/cookies';
import { withQuery } from '@spielplan/shared-contracts/routes';
import type { Log } from '../log.ts';
import { createPartReport } from '../../failures/createPartReport.server.ts';
import { readAnswer } from './readAnswer.ts';
import { requestJson } from './requestJson.ts';

/**
 * Asks the provider on behalf of the account whose cookies
 * came with the request. Nothing is kept or shared.
 */
export type ReadAsEditor = <C extends Call>(
  call: C,
  options: {
    cookie: string;
    /** The moment to come (epoch ms) that is asked for; a provider that cannot answers as now. */
    at?: number;
    /** Is told of a success whether it is of that moment. */
    onMemento?: ((isMemento: boolean) => void) | undefined;
    params?: Readonly<Record<string, string | number>>;
    query?: QueryOf<C>;
  },
) => Promise<AnswerOf<C>>;

/**
 * Rejects with `NOT_LOGGED_IN` where the session has ended, with `FORBIDDEN`,
 * `INVALID_QUERY`, `NOT_FOUND`, `GONE`, and with the provider's named errors.
 */
export function createReadAsEditor(baseUrl: string, timeoutMs: number, log: Log): ReadAsEditor {
  const reportParts = createPartReport(log);
  return async (call, { cookie, at, onMemento, params, query }) => {
    // Queries are flat: what their schemas hold is text and numbers.
    const url = new URL(baseUrl + withQuery(callPath(call, params), query ?? {}));
    const token = parseCookie(cookie, CSRF_COOKIE);
    const answer = await requestJson(url, timeoutMs, {
      cookie,
      ...(token && { [CSRF_HEADER]: token }),
      ...(at !== undefined && { 'accept-datetime': new Date(at).toUTCString() }),
    });
    if (at !== undefined && answer.status === 200) onMemento?.(answer.isMemento ?? false);
    return readAnswer(call, url, answer, { reportParts, hasSession: true }) as AnswerOf<typeof call>;
  };
}
