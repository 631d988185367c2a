import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Breaker, type BreakerOptions, createBreaker } from '@spielplan/shared-contracts/http';
import type { Log } from '../log.ts';

interface ProviderBreakerOptions extends Partial<Pick<BreakerOptions, 'suspectMs' | 'probeLimitMs' | 'stepMs'>> {
  providerUrl: string;
  log: Log;
  /** A small call of the provider, to see whether it answers at all. */
  probePath?: string;
}

/** The circuit breaker of all calls of the provider: while the provider hangs, calls fail at once. */
export function createProviderBreaker({ providerUrl, log, probePath = '/', ...times }: ProviderBreakerOptions): Breaker {
  const url = new URL(providerUrl.replace(/\/$/, '') + probePath);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return createBreaker({
    ...times,
    probe: (signal) =>
      new Promise<void>((resolve, reject) => {
        send(url, { agent: false, signal }, (answer) => {
          answer.destroy();
          resolve();
        })
          .on('error', reject)
          .end();
      }),
    onOpen: (waiting) => log.warn('provider.suspended', { code: 'SP-2007', waiting }),
    onClose: () => log.info('provider.resumed'),
  });
}
