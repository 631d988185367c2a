import type { Language } from '../i18n/language.ts';
import { LINKED_PATTERNS } from './linkedPatterns.ts';
import type { LinkedRoute } from './linkedRoutes.ts';
import { parsePath } from './matchPath.ts';

/** First words below a language that belong to the site's software, with everything below them: its own screens and what the provider answers. */
const AREAS: readonly string[] = ['api', 'pageeditor-api', 'forms', 'user', 'dashboard'];

/** The start page is a page of editors. */
const LINKED = (Object.keys(LINKED_PATTERNS) as LinkedRoute[]).filter((id) => id !== 'home');

/** The address that others link to and this path leads to; `site` for an area of the software; null where a page may stand. */
export function siteAddressAt(lang: Language, path: string): LinkedRoute | 'site' | null {
  const linked = LINKED.find((id) => parsePath(LINKED_PATTERNS[id][lang], path) !== null);
  return linked ?? (AREAS.includes(path.split('/')[2] ?? '') ? 'site' : null);
}
