import type { Language } from '@spielplan/shared-contracts/i18n';
import { fillPattern, parsePath, paths, withQuery } from '@spielplan/shared-contracts/routes';
import { routes as shellRoutes } from '../../../routes.ts';
import type { ReleaseSet } from '../../releases/ReleaseSet.ts';
import type { PageRequest } from '../PageRequest.ts';

type Known = Pick<ReleaseSet, 'routes' | 'away'>;

/**
 * Where the language switch of an error page leads: the address that was asked for, in another
 * language. What has no language in its path names it in its query. The path of a CMS page is not
 * known in another language; where such a page is there but fails, its start page is the next best.
 */
export function sameAddressIn(target: Language, request: PageRequest, status: number, set: Known): string {
  const { url, lang, segments, hasLanguage } = request;
  if (segments.length === 0) return paths.home({ lang: target });
  const query = Object.fromEntries([...url.searchParams].filter(([key]) => key !== 'lang'));
  if (!hasLanguage) return withQuery(url.pathname, { ...query, lang: target });
  const known = knownPathIn(target, url.pathname, lang, set);
  if (known !== null) return withQuery(known, query);
  if (status !== 404 && status !== 410) return paths.home({ lang: target });
  return withQuery(`/${[target, ...segments.slice(1)].map(encodeURIComponent).join('/')}`, query);
}

function knownPathIn(target: Language, pathname: string, lang: Language, { routes, away }: Known): string | null {
  const known = [...routes, ...Object.values(shellRoutes)].map(({ patterns }) => patterns);
  for (const patterns of [...known, ...away]) {
    const params = parsePath(patterns[lang], pathname);
    if (params) return fillPattern(patterns[target], params);
  }
  return null;
}
