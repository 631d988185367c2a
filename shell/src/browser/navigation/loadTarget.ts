import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { withoutOverlay } from '@spielplan/shared-contracts/routes';
import type { ComponentType } from 'react';
import type { Remotes } from '../federation/createRemotes.ts';
import { logFailure } from '../../failures/logFailure.ts';
import { mayReload } from '../reloadGuard.ts';
import { fetchPageData } from '../../transport/fetchPage.ts';
import { loadScreenCode, withoutCode } from './loadScreenCode.ts';

/** What an address comes to in this document: a page that can be shown at once, another address, or nothing but a full navigation. */
export type Arrival =
  | { kind: 'page'; answer: PageAnswer; Screen: ComponentType<{ data: unknown }> }
  | { kind: 'redirect'; to: string }
  | { kind: 'elsewhere' };

interface LoadOptions {
  /** The page's answer, where it is in memory. */
  known: PageAnswer | undefined;
  remotes: Remotes;
  signal: AbortSignal;
}

/**
 * Loads the data of a page, then its code. A page whose code cannot be had is left to a full navigation, once in 60 s; after that it
 * says so itself. Rejects when data cannot be had, and when `signal` says stop.
 */
export async function loadTarget(target: string, { known, remotes, signal }: LoadOptions): Promise<Arrival> {
  const fetched = known
    ? { kind: 'page' as const, answer: known }
    : await fetchPageData(withoutOverlay(target), remotes.adopt, { signal });
  signal.throwIfAborted();
  if (fetched.kind === 'other-release') return { kind: 'elsewhere' };
  if (fetched.kind === 'redirect') return fetched;
  const { answer } = fetched;
  // While data cannot be had, the server may still have the whole page in memory.
  if (!known && answer.status >= 500) return { kind: 'elsewhere' };
  // A sheet that comes or goes later makes a page jump: easy language has documents of its own (R73).
  if (!answer.frame?.lang !== !document.querySelector('link[href$="/easy.css"]')) return { kind: 'elsewhere' };
  remotes.addMessages(answer);
  const Screen = await loadScreenCode(answer, remotes).catch((error: unknown) => {
    logFailure(`code of ${target}`, error);
    return null;
  });
  signal.throwIfAborted();
  if (Screen) return { kind: 'page', answer, Screen };
  if (mayReload()) return { kind: 'elsewhere' };
  return { kind: 'page', answer: withoutCode(answer), Screen: await remotes.screen({ remote: 'shell', id: 'error' }) };
}
