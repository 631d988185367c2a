import type { OpeningHours, ProductionDetail, SiteSettings } from '@spielplan/shared-contracts/api';
import type { Damage } from './damagingProxy.ts';

/** A list as it is answered. */
interface List {
  count: number;
  next: string | null;
  previous: string | null;
  results: Record<string, unknown>[];
}

export function isEvents(path: string): boolean {
  return /^\/(de|en)\/api\/events\/(\?|$)/.test(path);
}

/** Changes the list of events where it was answered. */
export function onEvents(change: (list: List, path: string) => void): Damage {
  return { answer: ({ path, status, json }) => void (isEvents(path) && status === 200 && change(json as List, path)) };
}

/** Changes every production where it was answered. */
export function onProduction(change: (production: ProductionDetail) => void): Damage {
  const isOne = (path: string) => /\/api\/productions\/\d+\//.test(path);
  return { answer: ({ path, status, json }) => void (isOne(path) && status === 200 && change(json as ProductionDetail)) };
}

export function onHours(change: (hours: OpeningHours) => void): Damage {
  return { answer: ({ path, json }) => void (path.startsWith('/api/opening-hours') && change(json as OpeningHours)) };
}

/** Says something else in the settings. */
export function onSettings(said: Partial<SiteSettings>): Damage {
  return {
    answer: ({ path, json }) => void (path.startsWith('/pageeditor-api/settings') && Object.assign(json as object, said)),
  };
}

/** Asks for something else than the check does. */
export function asking(from: RegExp | string, to: string): Damage {
  return { request: (exchange) => void (exchange.path = exchange.path.replace(from, to)) };
}

/** What a provider says of an address that it does not have. */
export const NOT_FOUND = { status: 404, json: { error: 'NOT_FOUND', code: 'SP-1001' } };
