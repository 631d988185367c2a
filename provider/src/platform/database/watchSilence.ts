import { type Breaker, type BreakerOptions, createBreaker } from '@spielplan/shared-contracts/http';
import { Client, type ClientConfig } from 'pg';

/** How long work may wait while the server answers nobody; left out as `createBreaker` has it. */
export type SilenceTimes = Partial<Pick<BreakerOptions, 'suspectMs' | 'probeLimitMs' | 'stepMs'>>;

interface SilenceOptions extends SilenceTimes {
  /** Is told when the server has fallen silent, and when it answers again. */
  onSilence?: ((isSilent: boolean) => void) | undefined;
}

/**
 * Tells a server that answers nobody, not even a new connection, from one that takes its time: a statement may be slow and a
 * hall may be locked, but who waits for a server that hangs is told so after four seconds, and who comes then at once.
 */
export function watchSilence(config: ClientConfig, { onSilence, ...times }: SilenceOptions): Breaker {
  return createBreaker({
    ...times,
    // A refusal is an answer: what it says each statement is told by its own.
    probe: () =>
      new Promise((resolve) => {
        const client = new Client(config);
        const end = () => void client.end().catch(() => undefined);
        client.on('error', () => undefined);
        client
          .connect()
          .then(() => client.query('select 1'))
          .then(resolve, (error: Error) => isSilence(error) || resolve(null))
          .finally(end);
      }),
    onOpen: () => onSilence?.(true),
    onClose: () => onSilence?.(false),
  });
}

/** The driver's own words for no answer in time. */
function isSilence({ message }: Error): boolean {
  return message === 'timeout expired' || message === 'Query read timeout';
}

/** The failure of work that nobody answers any more. */
export function fellSilent(): Error {
  return Object.assign(new Error('The database answers nobody.'), { code: 'ETIMEDOUT' });
}
