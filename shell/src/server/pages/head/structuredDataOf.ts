import { languagesOf } from '@spielplan/shared-contracts/i18n';
import type { ComposedAnswer } from '../PageOutcome.ts';
import { paths } from '@spielplan/shared-contracts/routes';
import { isAnswered } from '../../releases/ReleaseSet.ts';
import type { RenderContext } from '../PageRequest.ts';

/** What the head of a page is made with beside its answer. */
export type HeadContext = Pick<RenderContext, 'origin' | 'robots' | 'cartCookieDomain' | 'set'>;

/**
 * JSON-LD of a page: what its loader says, and on the start page the house and its site search,
 * whose box takes `q` (product.md section 2, search form), on all others the way there.
 */
export function structuredDataOf(answer: ComposedAnswer, renderContext: HeadContext): readonly object[] {
  const { head, status, lang } = answer;
  const own = head.structuredData ?? [];
  // The template of the webshop layout is no page: its title and its way are the shop's to fill.
  if (status !== 200 || answer.layout === 'webshop') return own;
  const isHome = head.canonical === paths.home({ lang });
  const forms = formsOf(answer, renderContext.origin);
  return [...own, ...forms, isHome ? siteOf(answer, renderContext) : trailOf(answer, renderContext.origin)];
}

/** What machines are told of easy language and of a film in sign language; nothing where a page has neither. */
function formsOf({ head, lang, twin, frame }: ComposedAnswer, origin: string): object[] {
  if (!twin?.easy && !twin?.sign && !frame?.lang) return [];
  const page = (path: string) => ({ '@type': 'WebPage', url: origin + path });
  return [
    {
      '@context': 'https://schema.org',
      ...page(head.canonical),
      name: head.headline ?? head.title,
      inLanguage: frame?.lang ?? lang,
      ...(twin?.easy && { workTranslation: { ...page(twin.easy), inLanguage: `${lang}-simple` } }),
      ...(twin?.original && { translationOfWork: { ...page(twin.original.href), inLanguage: lang } }),
      ...(twin?.sign && { accessibilityFeature: ['signLanguage'] }),
    },
  ];
}

function siteOf({ lang, site, structuredHouse, languages }: ComposedAnswer, { origin, set }: HeadContext): object {
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
        logo: { '@type': 'ImageObject', url: `${origin}/assets/icons/icon-512.png` },
        ...structuredHouse,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#site`,
        name: site.siteName,
        url: home,
        inLanguage: languagesOf(languages),
        publisher: { '@id': house },
        // Only where a running remote answers the search.
        ...(isAnswered(set, search) &&
          site.hasSearch !== false && {
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
function trailOf({ head, lang, site }: ComposedAnswer, origin: string): object {
  const all = [
    { title: site.siteName, url: paths.home({ lang }) },
    ...(head.trail ?? []),
    { title: head.headline ?? head.title, url: head.canonical },
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
