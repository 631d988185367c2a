import type { Language } from '../i18n/language.ts';
import { LINKED_PATTERNS } from './linkedPatterns.ts';
import type { LinkedParams, LinkedRoute } from './linkedRoutes.ts';
import { pathOf } from './pattern.ts';

type Paths = { readonly [Id in LinkedRoute]: (params: { lang: Language } & LinkedParams<Id>) => string };

/**
 * The paths of addresses that others link to, by id and values: `paths.event({ lang, slug, id })`.
 * Nothing in the product writes one as a string. An owner makes those of all its addresses by
 * `pathsOf(routes)`.
 */
export const paths = Object.fromEntries(
  Object.entries(LINKED_PATTERNS).map(([id, patterns]) => [id, pathOf(patterns)]),
) as unknown as Paths;
