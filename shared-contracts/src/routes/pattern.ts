import type { Language, Localised } from '../i18n/language.ts';

/** Values of a path's `:name` parts. */
export type PathParams = Readonly<Record<string, string | number | undefined>>;

/**
 * Fills a pattern such as `/de/team/:slug/:id`; a missing
 * optional part (`:page?`) and all behind it are left out.
 */
export function fillPattern(pattern: string, params: PathParams): string {
  const parts: string[] = [];
  for (const part of pattern.split('/')) {
    const name = /^:(\w+)(\?)?$/.exec(part);
    if (!name) {
      parts.push(part);
      continue;
    }
    const value = params[name[1]!];
    if (value === undefined || value === '') {
      if (name[2]) break;
      throw new TypeError(`The path ${pattern} needs "${name[1]}".`);
    }
    parts.push(encodeURIComponent(value));
  }
  return parts.join('/');
}

type Names<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? Names<Head> | Names<Tail>
  : P extends `:${string}?`
    ? never
    : P extends `:${infer N}`
      ? N
      : never;
type OptionalNames<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? OptionalNames<Head> | OptionalNames<Tail>
  : P extends `:${infer N}?`
    ? N
    : never;

export type ParamsOf<P extends string> = { [K in Names<P>]: string | number } & { [K in OptionalNames<P>]?: string | number };

/** A route of the public site: its pattern in every language. */
export type RoutePatterns = Localised<`/${string}`>;

/**
 * Makes the typed path function of a route: `paths.event({
 * lang: 'de', slug: 'nachtstuecke', id: 7 })`.
 */
export function pathOf<const R extends RoutePatterns>(patterns: R) {
  return ({ lang, ...params }: { lang: Language } & ParamsOf<R['de']>): string => fillPattern(patterns[lang], params);
}
