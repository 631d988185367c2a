import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { Suggestion } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { withQuery } from '@spielplan/shared-contracts/routes';

// The call itself would bring its schemas into the browser; its type keeps the path right.
const AUTOCOMPLETE_PATH = addresses.autocomplete.path;

/**
 * Asks the provider what a term may become; no text comes twice.
 * Rejects when it does not answer with a list of suggestions.
 */
export async function fetchSuggestions(term: string, lang: Language, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(withQuery(AUTOCOMPLETE_PATH, { query: term, lang }), { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const found: unknown = await response.json();
  if (!Array.isArray(found)) throw new Error('no list');
  const suggestions = found.map(parseSuggestion);
  return suggestions.filter(({ text }, index) => suggestions.findIndex((other) => other.text === text) === index);
}

function parseSuggestion(value: unknown): Suggestion {
  const {
    text,
    kind = null,
    link,
    date,
    image_obj: image,
  } = (typeof value === 'string' ? { text: value } : (value ?? {})) as Partial<Suggestion>;
  if (typeof text !== 'string') throw new Error('no text');
  // A link leads to a page of this site, or nowhere.
  if (typeof link !== 'string' || !/^\/(?!\/)/.test(link)) return { text, kind };
  return { text, kind, link, date: date ?? null, image_obj: image ?? null };
}
