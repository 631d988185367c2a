import { callPath, settingsCall } from '@spielplan/shared-contracts/api';
import { createNotFoundReport } from '../../failures/createNotFoundReport.server.ts';
import { createChangeMarks } from '../freshness/createChangeMarks.ts';
import type { Log } from '../log.ts';
import { createProviderBreaker } from './createProviderBreaker.ts';
import { createProviderProbe } from './createProviderProbe.ts';
import { createProviderReader } from './createProviderReader.ts';
import { guardCalls } from './guardCalls.ts';
import { agentFor, type JsonAnswer, requestJson, traceHeader } from './requestJson.ts';

type Send = (url: URL, timeoutMs: number) => Promise<JsonAnswer>;

interface ProviderOptions {
  providerUrl: string;
  providerTimeoutMs: number;
  /** The limit of the cached answers to each call. */
  maxAnswerBytes: number;
}

/**
 * Ways of a shell, or of one of its threads, to the provider, which find out together that it hangs.
 * `timed` takes the time of what pages read; `ask` is `requestJson` behind the breaker, `isThere` tells
 * past it whether the provider answers now and never rejects.
 */
export function openProvider(options: ProviderOptions, log: Log, timed: (send: Send) => Send = (send) => send) {
  const { providerUrl: baseUrl, providerTimeoutMs: timeoutMs, maxAnswerBytes: maxBytes } = options;
  const breaker = createProviderBreaker({ providerUrl: baseUrl, log, probePath: callPath(settingsCall) });
  const ask = guardCalls(breaker, requestJson);
  const marks = createChangeMarks();
  return {
    breaker,
    ask,
    isThere: createProviderProbe(baseUrl),
    marks,
    provider: createProviderReader({ baseUrl, timeoutMs, log, send: timed(ask), marks, maxBytes }),
    reportMissing: createNotFoundReport({ baseUrl, line: { agentFor, traceHeader }, log }),
  };
}
