import { callPath, settingsCall } from '@spielplan/shared-contracts/api';
import type { Breaker } from '@spielplan/shared-contracts/http';
import { createProviderBreaker } from './createProviderBreaker.ts';
import type { Log } from '../log.ts';
import { createProviderProbe } from './createProviderProbe.ts';
import { guardCalls } from './guardCalls.ts';
import { requestJson } from './requestJson.ts';

/** A shell's ways to its provider, which find out together that it hangs. */
export interface ProviderCalls {
  breaker: Breaker;
  /** `requestJson` behind the breaker. */
  ask: typeof requestJson;
  /** Whether it answers now, whatever the breaker says; never rejects. */
  isThere: () => Promise<boolean>;
}

export function openProviderCalls({ providerUrl }: { providerUrl: string }, log: Log): ProviderCalls {
  const breaker = createProviderBreaker({ providerUrl, log, probePath: callPath(settingsCall) });
  return { breaker, ask: guardCalls(breaker, requestJson), isThere: createProviderProbe(providerUrl) };
}
