import type { Call, ChangeTopic } from '@spielplan/shared-contracts/api';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { topicsOf } from './topicsOf.ts';

/**
 * Where an answer came from: memory, memory while a new one is fetched or none can be, a request
 * under way, or the provider. A `fallback` is known to be older than a change, and all there is
 * while the provider fails.
 */
export type AnswerLayer = 'kept' | 'stale' | 'joined' | 'fetched' | 'fallback';
export type NoteLayer = (layer: AnswerLayer) => void;

/** A reader that also tells which layer has answered. */
export interface LayeredReader {
  read(call: Call, options?: Parameters<ProviderReader['read']>[1], note?: NoteLayer): Promise<never>;
}

/** What the data of one page was made from. */
export interface PageReads {
  topics: ReadonlySet<ChangeTopic>;
  layers: Readonly<Partial<Record<AnswerLayer, number>>>;
}

const sources = new WeakMap<ProviderReader, ProviderReader>();

/** Nothing read yet. */
export const NO_READS: PageReads = { topics: new Set(), layers: {} };

/**
 * The reader for the making of one page, and what was read by it
 * so far: each read counts from the moment at which it is asked for.
 */
export function trackReads(provider: ProviderReader): { provider: ProviderReader; reads: () => PageReads } {
  const topics = new Set<ChangeTopic>();
  const layers: Partial<Record<AnswerLayer, number>> = {};
  const note: NoteLayer = (layer) => void (layers[layer] = (layers[layer] ?? 0) + 1);
  const noting: ProviderReader = {
    read: (call: Call, options: Parameters<ProviderReader['read']>[1]) => {
      for (const topic of topicsOf(call)) topics.add(topic);
      return (provider as unknown as LayeredReader).read(call, options, note);
    },
  };
  sources.set(noting, provider);
  return { provider: noting, reads: () => ({ topics, layers }) };
}

/** The reader that all pages share, of one for a single page. */
export function sharedReader(provider: ProviderReader): ProviderReader {
  return sources.get(provider) ?? provider;
}
