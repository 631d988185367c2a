import { callPath, settingsCall } from '@spielplan/shared-contracts/api';
import { createMissingReport } from '../../failures/createMissingReport.server.ts';
import type { ShellConfiguration } from '../configuration.ts';
import { createChangeMarks } from '../freshness/createChangeMarks.ts';
import type { Log } from '../log.ts';
import { createProviderBreaker } from './createProviderBreaker.ts';
import { createProviderProbe } from './createProviderProbe.ts';
import { createProviderReader } from './createProviderReader.ts';
import { guardCalls } from './guardCalls.ts';
import { agentFor, type JsonAnswer, requestJson, traceHeader } from './requestJson.ts';

type Send = (url: URL, timeoutMs: number) => Promise<JsonAnswer>;
type Configuration = Pick<ShellConfiguration, 'providerUrl' | 'providerTimeoutMs' | 'answerCacheMb'>;

/**
 * A shell's ways to its provider, which find out together that it hangs. `timed` takes the time of what
 * pages read; `ask` is `requestJson` behind the breaker, `isThere` tells past it whether the provider
 * answers now and never rejects.
 */
export function openProvider(configuration: Configuration, log: Log, timed: (send: Send) => Send = (send) => send) {
  const { providerUrl: baseUrl, providerTimeoutMs: timeoutMs, answerCacheMb } = configuration;
  const breaker = createProviderBreaker({ providerUrl: baseUrl, log, probePath: callPath(settingsCall) });
  const ask = guardCalls(breaker, requestJson);
  const marks = createChangeMarks();
  return {
    breaker,
    ask,
    isThere: createProviderProbe(baseUrl),
    marks,
    provider: createProviderReader({ baseUrl, timeoutMs, log, send: timed(ask), marks, maxBytes: answerCacheMb * 1_000_000 }),
    reportMissing: createMissingReport({ baseUrl, line: { agentFor, traceHeader }, log }),
  };
}
