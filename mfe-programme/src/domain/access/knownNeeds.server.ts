import { ACCESS_NEEDS } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';

const KEY = 'access';
const known: readonly string[] = ACCESS_NEEDS;

/**
 * The same query where it asks for needs that there are, of a provider that filters by them; else without the others, logged,
 * which asks for a redirect (R13).
 */
export function withKnownNeeds(
  search: URLSearchParams,
  { settings, log }: Pick<LoadContext, 'settings' | 'log'>,
): URLSearchParams {
  const given = search.getAll(KEY);
  const refused = given.filter((need) => need !== '' && !(settings.access_filter && known.includes(need)));
  if (refused.length === 0) return search;
  log('warn', 'events.invalidQuery', { problems: refused.map((value) => ({ key: KEY, value: value.slice(0, 100) })) });
  const rest = new URLSearchParams(search);
  for (const need of refused) rest.delete(KEY, need);
  return rest;
}
