import type { autocompleteCall } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { withQuery } from '@spielplan/shared-contracts/routes';

// The call itself would bring its schemas into the browser; its type keeps the path right.
const AUTOCOMPLETE_PATH = '/api/search/autocomplete/' satisfies (typeof autocompleteCall)['path'];

/** Asks the provider what a term may become. Rejects when it does not answer with a list of words. */
export async function askSuggestions(term: string, lang: Language, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(withQuery(AUTOCOMPLETE_PATH, { query: term, lang }), { signal });
  if (!response.ok) throw new Error(`The suggestions answered ${response.status}.`);
  const found: unknown = await response.json();
  if (!Array.isArray(found) || !found.every((each) => typeof each === 'string')) throw new Error('The suggestions are no words.');
  return [...new Set(found)];
}
