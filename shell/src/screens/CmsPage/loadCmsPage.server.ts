import { paths } from '@spielplan/shared-contracts/routes';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { pageCall, type Page, type PageBlock, textBlock } from '@spielplan/shared-contracts/api';
import { joinDescription, plainText } from '@spielplan/shared-contracts/rules';
import {
  ogImageOf,
  type BlockView,
  type LoadContext,
  type LoadResult,
  type OgImage,
  type PageFrame,
  type PageHead,
  type PagePreview,
  type PageTwin,
  type StickyLink,
  type TrailStep,
} from '@spielplan/shared-contracts/remote';
import { formatDate, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import { earliest } from '../../blocks/earliest.ts';
import { chooseStickyLinks } from '../../blocks/stickyLinks.ts';
import { orderHeadings } from '../../blocks/headingOrder.ts';
import { loadPageBlocks, type LoadBlock } from '../../blocks/loadPageBlocks.server.ts';
import { presentFaqPage } from '../../blocks/Faq/presentFaqPage.server.ts';
import { presentHeroImage } from '../../blocks/HeroMedia/presentHeroMedia.server.ts';
import type { HeroMediaView } from '../../blocks/HeroMedia/HeroMediaView.ts';
import type { CmsPageView } from './CmsPageView.ts';
import { linePerSentence } from './linePerSentence.server.ts';

interface CmsPageContext extends LoadContext {
  /** Path below the language, without slashes around it; the start page is the empty path. */
  path: string;
  /** Whether an editor reads, who sees pages that are not online. */
  isEditor?: boolean;
  /** The saved state that an editor asks for. */
  version?: number | undefined;
  loadBlock: LoadBlock;
}

/**
 * Loads a page of the page editor with all its blocks. A page that is not online is missing
 * (product.md section 4); `validUntil` is the next time a block appears or goes, be it known here or
 * to the provider alone (R53). Named errors of the provider pass through.
 */
export async function loadCmsPage(context: CmsPageContext): Promise<LoadResult<CmsPageView>> {
  const { lang, path, now, provider, loadBlock, isEditor = false, version } = context;
  const query = version === undefined ? {} : { query: { version_id: version } };
  const page = await provider.read(pageCall, { params: { lang, path }, ...query });
  if (!page.is_online && !isEditor) return { kind: 'missing', status: 404 };
  const preview = presentPreview(page, context);
  const modules = page.easy_of !== undefined && !context.isEditing ? linePerSentence(page.modules) : page.modules;
  const { blocks, validUntil, stickyLinks, signPlace } = await loadPageBlocks(modules, { now, loadBlock, context });
  const twin = presentTwin(page, lang, signPlace);
  const hasHero = blocks[0]?.model === 'hero_media' && blocks[0].data !== null;
  return {
    kind: 'page',
    document: { content_type: 'page', object_id: page.id },
    data: presentPage(page, blocks, hasHero),
    frame: presentFrame(page, stickyLinks, context),
    head: { ...presentHead(page, context), ...(preview && { robots: 'none' }) },
    ...(preview && { preview }),
    ...(twin && { twin }),
    validUntil: earliest([validUntil, parseProviderEnd(page, now)]),
    heroImage: hasHero ? presentHeroImage(page.modules, blocks[0]?.id) : null,
  };
}

/**
 * Null for the published page. A provider that does not
 * say which state it answers with leaves its number.
 */
function presentPreview({ is_online: isOnline, version: saved }: Page, { lang, version }: CmsPageContext): PagePreview | null {
  if (isOnline && version === undefined) return null;
  return {
    ...(!isOnline && { isOffline: true as const }),
    ...(version !== undefined && {
      version: {
        id: version,
        saved: saved ? `${formatDate(saved.created, lang)}, ${formatTime(saved.created, lang)}` : null,
        username: saved?.username ?? null,
      },
    }),
  };
}

/** In what other forms this page stands; nothing where there are none. */
function presentTwin({ easy_language: easy, easy_of: original }: Page, lang: Language, sign?: string): PageTwin | null {
  const href = easy?.urls[lang];
  const from = original?.urls[lang];
  const twin = {
    ...(href && { easy: href }),
    ...(original !== undefined && { original: original && from ? { title: original.title, href: from } : null }),
    ...(sign && { sign }),
  };
  return Object.keys(twin).length > 0 ? twin : null;
}

/**
 * While the provider is away its last answer may be over already;
 * then the page is made again every second, not every view.
 */
function parseProviderEnd({ valid_until: end }: Page, now: number): number | undefined {
  return end ? Math.max(Date.parse(end), now + 1_000) : undefined;
}

function presentPage(page: Page, blocks: BlockView[], hasHero: boolean): CmsPageView {
  return {
    headline: hasHero ? '' : page.headline || page.title,
    blocks: orderHeadings(hasHero ? withTitle(blocks) : blocks),
  };
}

function presentFrame(page: Page, stickyLinks: readonly StickyLink[], { settings, lang }: LoadContext): PageFrame {
  const sticky = chooseStickyLinks(stickyLinks);
  const isOwnTheme = page.theme !== undefined && page.theme !== settings.design.theme;
  return {
    ...(isOwnTheme && { theme: page.theme }),
    ...(page.easy_of !== undefined && { lang: `${lang}-simple` as const }),
    ...(page.is_landing_page && { isLandingPage: true }),
    ...(sticky.length > 0 && { stickyLinks: sticky }),
  };
}

function withTitle([hero, ...rest]: BlockView[]): BlockView[] {
  return hero ? [{ ...hero, data: { ...(hero.data as HeroMediaView), isTitle: true } satisfies HeroMediaView }, ...rest] : rest;
}

/**
 * The shell adds the site's name to the title, so a start page
 * that is only called like the site goes by its headline.
 */
function presentHead(page: Page, { lang, url, settings, text }: LoadContext): PageHead {
  const title = page.meta_title || page.title;
  const faqPage = presentFaqPage(page.modules);
  return {
    title: title === settings.site_name[lang] ? page.headline : title,
    headline: page.headline || page.title,
    trail: presentTrail(page.parents, lang),
    description: page.meta_description || joinDescription(textsOf(page.modules)),
    canonical: page.urls[lang] ?? url.pathname,
    alternates: page.urls,
    ogType: page.og_type === 'article' ? 'article' : 'website',
    ogTitle: page.og_title,
    ogDescription: page.og_description,
    ogImage: presentOgImage(page, settings),
    ...(page.easy_of !== undefined && { cardLine: text('twin.easy') }),
    ...(faqPage && { structuredData: [faqPage] }),
  };
}

/** What is written on a page, in its order. */
function textsOf(blocks: readonly PageBlock[]): string[] {
  return blocks.flatMap(({ model, columns, ...fields }) => [
    ...(model === 'text' ? [plainText(textBlock.fields.safeParse(fields).data?.content ?? '')] : []),
    ...textsOf(columns.flatMap(({ children }) => children)),
  ]);
}

/**
 * A large card; without a picture for one the small thumbnail
 * (product.md section 3), with the size its name tells.
 */
function presentOgImage(
  { og_image: image, og_image_thumbs: thumbs }: Page,
  settings: LoadContext['settings'],
): OgImage | string | null {
  const large = ogImageOf(image, settings);
  if (large || !thumbs) return large;
  const width = Number(/-(\d+)\.\w+$/.exec(thumbs.small)?.[1]);
  return image && width
    ? { src: thumbs.small, width, height: Math.round((width * image.height) / image.width), alt: image.alt }
    : thumbs.small;
}

/** The steps between the start page, which every trail opens with anyway, and the page itself. */
function presentTrail(parents: readonly TrailStep[], lang: Language): TrailStep[] {
  const home = paths.home({ lang });
  return parents.filter(({ url }) => url.replace(/\/$/, '') !== home).map(({ title, url }) => ({ title, url }));
}
