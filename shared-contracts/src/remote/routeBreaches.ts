import { LANGUAGES, type Language } from '../i18n/language.ts';
import { LINKED_PATTERNS } from '../routes/linkedPatterns.ts';
import type { LinkedRoute } from '../routes/linkedRoutes.ts';
import type { ServerRemote } from './defineRemote.ts';

/** What the provider answers in every language. */
const RESERVED: readonly string[] = ['api', 'pageeditor-api'];

const HUB = '/cms-hub';
/** The way out where a build of the hub is broken; always the shell's. */
const RELEASES = `${HUB}/releases`;

/**
 * Checks the addresses of a remote by themselves: no path twice, with the same values in both
 * languages, and those that others link to as they are linked to. The shell refuses a release with
 * breaches.
 */
export function findRouteBreaches({ routes }: Pick<ServerRemote, 'routes'>): string[] {
  const seen = new Set<string>();
  return routes.flatMap(({ id, patterns, sitemap, session }) => {
    if (sitemap && isListed(sitemap) && id !== sitemap)
      return [
        `The route "${id}" says sitemap: '${sitemap}', but these are the pages of the route "${sitemap}", which the provider lists. Say 'list' for a page of your own.`,
      ];
    const foreign = LANGUAGES.find((lang) => !isOwnPath(patterns[lang], lang) && !(session && isOfHub(patterns[lang])));
    if (foreign) return [`The route "${id}" (${patterns[foreign]}) lies outside of what remotes may answer below /${foreign}/.`];
    if (valuesOf(patterns.de) !== valuesOf(patterns.en))
      return [`The route "${id}" takes other values in "en" (${patterns.en}) than in "de" (${patterns.de}).`];
    const shapes = [patterns.de, patterns.en].map((pattern) => pattern.replace(/:\w+/g, ':'));
    if (shapes.some((shape) => seen.has(shape))) return [`The route "${id}" (${patterns.de}, ${patterns.en}) is there twice.`];
    for (const shape of shapes) seen.add(shape);
    const linked = Object.hasOwn(LINKED_PATTERNS, id) ? LINKED_PATTERNS[id as LinkedRoute] : patterns;
    return linked.de === patterns.de && linked.en === patterns.en
      ? []
      : [`The route "${id}" (${patterns.de}, ${patterns.en}) is linked to as ${linked.de}, ${linked.en}.`];
  });
}

/** Kinds whose pages the provider lists by the addresses that others link to. */
function isListed(sitemap: string): boolean {
  return sitemap !== 'list' && Object.hasOwn(LINKED_PATTERNS, sitemap);
}

/** Below its language and not where the provider answers calls. */
function isOwnPath(pattern: string, lang: Language): boolean {
  const [, first, second = ''] = pattern.split('/');
  return first === lang && second !== '' && !RESERVED.includes(second);
}

/** The hub has one address for both languages; only what an account alone sees may lie there. */
function isOfHub(pattern: string): boolean {
  return pattern === HUB || (pattern.startsWith(`${HUB}/`) && pattern !== RELEASES);
}

function valuesOf(pattern: string): string {
  return (pattern.match(/:\w+\??/g) ?? []).join(' ');
}
