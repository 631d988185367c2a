import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { isAnswered } from '../releases/ReleaseSet.ts';
import type { HeadWorks } from './renderHead.ts';

/**
 * JSON-LD of a page: what its loader says; on the start page the house and its site search, whose box takes `q`
 * (specification section 2, search form); and the trail of any page whose data has one and whose loader gives none.
 */
export function structuredDataOf(answer: PageAnswer, works: HeadWorks): readonly object[] {
  const { head, status, lang } = answer;
  const own = head.structuredData ?? [];
  if (status !== 200) return own;
  const isHome = head.canonical === paths.home({ lang });
  const trail = own.some(isTrail) ? null : trailOf(answer, works.origin);
  return [...own, ...(isHome ? [siteOf(answer, works)] : []), ...(trail ? [trail] : [])];
}

function siteOf({ lang, site }: PageAnswer, { origin, set }: HeadWorks): object {
  const home = origin + paths.home({ lang });
  const house = `${origin}/#house`;
  const search = paths.search({ lang });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': house,
        name: site.siteName,
        url: home,
        logo: { '@type': 'ImageObject', url: `${origin}/assets/icons/icon-512.png`, width: 512, height: 512 },
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#site`,
        name: site.siteName,
        url: home,
        inLanguage: LANGUAGES,
        publisher: { '@id': house },
        // Only where somebody answers the search.
        ...(isAnswered(set, search) && {
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        }),
      },
    ],
  };
}

/** From the start page over the pages between to this one. */
function trailOf(answer: PageAnswer, origin: string): object | null {
  const { data, head, lang, site } = answer;
  const steps = readTrail(data);
  if (!steps) return null;
  const all = [
    { title: site.siteName, url: paths.home({ lang }) },
    ...steps,
    { title: head.title || site.siteName, url: head.canonical },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + url,
    })),
  };
}

interface Step {
  title: string;
  url: string;
}

/** A screen whose data has a `trail` shows it; the start page has none. */
function readTrail(data: unknown): readonly Step[] | null {
  const { trail, headline } = (typeof data === 'object' && data !== null ? data : {}) as { trail?: unknown; headline?: unknown };
  return Array.isArray(trail) && trail.every(isStep) && headline !== '' ? trail : null;
}

function isStep(step: unknown): step is Step {
  const { title, url } = (step ?? {}) as Partial<Step>;
  return typeof title === 'string' && typeof url === 'string' && url.startsWith('/');
}

function isTrail(data: object): boolean {
  return '@type' in data && data['@type'] === 'BreadcrumbList';
}
