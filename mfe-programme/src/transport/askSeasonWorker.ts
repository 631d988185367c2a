import { SEASON_CACHE, type SeasonOutcome, type SeasonRequest } from '@spielplan/shared-contracts/storage';

/** Milliseconds after which a worker that says nothing has failed; a large season on a slow line takes a minute. */
const TIMEOUT_MS = 120_000;

/** Whether this browser can keep anything: it has a service worker and a cache, and the origin is a secure one. */
export function canKeepSeason(): boolean {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'caches' in globalThis;
}

/** `refused`: the browser lets this site store nothing, as where all cookies are blocked. */
export type AskedOutcome = SeasonOutcome | 'refused';

/** Has the service worker keep, renew or forget the season. Never rejects. */
export async function askSeasonWorker(request: SeasonRequest): Promise<AskedOutcome> {
  try {
    const worker = await currentWorker();
    const outcome = await new Promise<SeasonOutcome>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const timer = setTimeout(() => resolve('failed'), TIMEOUT_MS);
      port1.addEventListener('message', ({ data }: MessageEvent<SeasonOutcome>) => {
        clearTimeout(timer);
        port1.close();
        resolve(data);
      });
      port1.start();
      worker.postMessage(request, [port2]);
    });
    return outcome === 'failed' && (await isRefused()) ? 'refused' : outcome;
  } catch (error) {
    return isSecurityError(error) || (await isRefused()) ? 'refused' : 'failed';
  }
}

/** Looking alone is refused where keeping is. */
async function isRefused(): Promise<boolean> {
  try {
    await caches.has(SEASON_CACHE);
    return false;
  } catch (error) {
    return isSecurityError(error);
  }
}

function isSecurityError(error: unknown): boolean {
  const { name } = Object(error) as { name?: unknown };
  return name === 'SecurityError' || name === 'NotAllowedError';
}

/** The newest worker: one of an older release would not know what is asked of it. */
async function currentWorker(): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  // Without a connection the worker that is there has to do.
  if (registration.active) await registration.update().catch(() => undefined);
  const coming = registration.installing ?? registration.waiting;
  if (coming) await activated(coming);
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error('There is no service worker.');
  return active;
}

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
