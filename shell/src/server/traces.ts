import { AsyncLocalStorage } from 'node:async_hooks';
import { continueTrace, type Trace } from '@spielplan/shared-contracts/http';

const traces = new AsyncLocalStorage<Trace>();

/**
 * Does the work of one request as a step of the trace that it came
 * with; log lines and calls of the provider within it say so.
 */
export function withTrace<T>(traceparent: string | undefined, work: () => T): T {
  return traces.run(continueTrace(traceparent), work);
}

/** The trace of the request that is being answered, if any. */
export function currentTrace(): Trace | undefined {
  return traces.getStore();
}
