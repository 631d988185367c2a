import { LINKED_PATTERNS, parsePath, slugify, WEBSHOP_PATHS, type RoutePatterns } from '@spielplan/shared-contracts/routes';
import { STORY_CATEGORIES, STORY_TAGS } from './content/stories/categories.ts';
import { PRODUCTIONS } from './content/productions/index.ts';
import { slugIn } from '../documents/links/slugIn.ts';
import { buildStories } from './storyRows.ts';
import { buildForms } from './formRows.ts';
import { buildPersons } from './personRows.ts';
import { buildPlaces } from './placeRows.ts';
import { buildSite } from './siteRows.ts';
import { buildTexts } from './textRows.ts';

const DAY = '2026-08-01';
const site = buildSite(DAY);
const places = buildPlaces(DAY);
const stories = buildStories(DAY);
const persons = buildPersons(DAY);
const texts = buildTexts(DAY);
type Lang = 'de' | 'en';

/** Where links may lead: what others link to, and further addresses of their owners. */
const PATTERNS: Readonly<Record<string, RoutePatterns>> = {
  ...LINKED_PATTERNS,
  seriesList: { de: '/de/series', en: '/en/series' },
  venues: { de: '/de/venues', en: '/en/venues' },
  magazineTags: { de: '/de/stories/tags', en: '/en/stories/tags' },
  magazineCategory: { de: '/de/stories/categories/:category/:id', en: '/en/stories/categories/:category/:id' },
  magazineTag: { de: '/de/stories/tags/:tag/:id', en: '/en/stories/tags/:tag/:id' },
  form: { de: '/de/forms/:slug/:id', en: '/en/forms/:slug/:id' },
};

/** Slug and id of what has an address of its own, by the name of its route. */
const THINGS: Readonly<Record<string, (lang: Lang) => string[]>> = {
  article: (lang) => stories.articles.map(({ slug, id }) => `${slug[lang]}/${id}`),
  magazineCategory: (lang) => STORY_CATEGORIES.map(({ name }, index) => `${slugify(name[lang])}/${index + 1}`),
  magazineTag: (lang) => STORY_TAGS.map(({ name }, index) => `${slugify(name[lang])}/${index + 1}`),
  venue: (lang) => places.venues.map(({ name, slug, id }) => `${slugIn({ name, slug }, lang)}/${id}`),
  series: (lang) => places.series.map(({ name, slug, id }) => `${slugIn({ name, slug }, lang)}/${id}`),
  person: () => persons.persons.map(({ slug, id }) => `${slug}/${id}`),
  production: (lang) => PRODUCTIONS.map(({ title, id }) => `${slugify(title[lang])}/${id}`),
  form: (lang) => buildForms().forms.map(({ title, id }) => `${slugify(title[lang])}/${id}`),
};
const redirects = new Map(site.redirects.map(({ oldPath, newPath }) => [oldPath, newPath]));
const isOnline = (path: string, lang: Lang) =>
  site.pages.some((page) => page.isOnline && (page.path[lang] ? `/${lang}/${page.path[lang]}` : `/${lang}`) === path);

function leadsSomewhere(link: string, hops = 5): boolean {
  const [path = ''] = link.split(/[?#]/);
  const [, fragment] = /^\/html\/([a-z0-9-]+)\.html$/.exec(path) ?? [];
  if (fragment) return texts.htmlParts.some(({ slug }) => slug === fragment);
  const lang = path.slice(1, 3);
  if (WEBSHOP_PATHS.some((shop) => path === shop || path.startsWith(`${shop}/`))) return true;
  if (lang !== 'de' && lang !== 'en') return false;
  const next = redirects.get(path);
  if (next) return hops > 0 && leadsSomewhere(next, hops - 1);
  if (isOnline(path, lang)) return true;
  return Object.entries(PATTERNS).some(([name, patterns]) => {
    const params = parsePath(patterns[lang], path);
    if (!params) return false;
    const { id, ...slugs } = params;
    return id ? (THINGS[name]?.(lang).includes(`${Object.values(slugs).join('/')}/${id}`) ?? false) : true;
  });
}

/** Every link in a value: whole ones, and those within markup. Pictures and films are no links. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inMarkup = [...value.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    return [...(/^\/(?!media\/)[a-z]/.test(value) || /^#[a-z]/.test(value) ? [value] : []), ...inMarkup];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : [];
}

const SEEDED = { site, places, articles: stories, persons, texts };

describe('A link', () => {
  const links = [...new Set(linksIn(SEEDED))].filter((link) => link.startsWith('/'));

  it('of the seeded content leads to a page, to a thing that exists or to a redirect', () => {
    expect(links.length).toBeGreaterThan(60);
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
  });

  it.each([
    ['/de/besuch', true],
    ['/de/termine', true],
    ['/en/stories/what-does-an-empty-hall-sound-like/9999', false],
    ['/de/sommerfest', false],
    ['/en/besuch', false],
    ['/de/404', false],
  ])('to %s is told apart: %s', (link, leads) => {
    expect(leadsSomewhere(link)).toBe(leads);
  });

  it('in German text stays in German, and in English in English', () => {
    const strays = site.modules.flatMap(({ fields }) => [
      ...linksIn(fields.de).filter((link) => link.startsWith('/en')),
      ...linksIn(fields.en).filter((link) => link.startsWith('/de')),
    ]);
    expect(strays).toEqual([]);
  });

  it('to an anchor finds it on its own page', () => {
    const anchors = new Set(site.modules.map(({ pageId, fields }) => `${pageId} #${String(fields.de['anchor'])}`));
    const lost = site.modules.flatMap(({ pageId, fields }) =>
      linksIn(fields.de).filter((link) => link.startsWith('#') && !anchors.has(`${pageId} ${link}`)),
    );
    expect(lost).toEqual([]);
  });

  it('of the oldest site takes two steps', () => {
    for (const lang of ['de', 'en']) {
      const chains = site.redirects.filter((redirect) => redirect.lang === lang && redirects.has(redirect.newPath));
      expect(chains.length).toBeGreaterThan(0);
    }
  });
});
