import type { BackOfficeKind, Editor } from '@spielplan/shared-contracts/api';
import { LINKED_PATTERNS, parseId, parsePath, type RoutePatterns } from '@spielplan/shared-contracts/routes';

/** The addresses of what a back office has a record of. Nobody links to a form, so contracts do not have its pattern. */
const PATTERNS: Readonly<Record<BackOfficeKind, RoutePatterns>> = {
  article: LINKED_PATTERNS.article,
  venue: LINKED_PATTERNS.venue,
  event: LINKED_PATTERNS.event,
  person: LINKED_PATTERNS.person,
  production: LINKED_PATTERNS.production,
  series: LINKED_PATTERNS.series,
  form: { de: '/de/forms/:slug/:id', en: '/en/forms/:slug/:id' },
};

/** What the page at this path shows, and where its record is changed; null on any other page and without a back office. */
export function backOfficeLink(
  pathname: string,
  { back_office: places = {} }: Pick<Editor, 'back_office'>,
): { kind: BackOfficeKind; url: string } | null {
  for (const [kind, patterns] of Object.entries(PATTERNS) as [BackOfficeKind, RoutePatterns][]) {
    const { id: given } = parsePath(patterns.de, pathname) ?? parsePath(patterns.en, pathname) ?? {};
    const id = parseId(given);
    if (id === null) continue;
    const place = places[kind];
    return place === undefined ? null : { kind, url: place.replaceAll('{id}', String(id)) };
  }
  return null;
}
