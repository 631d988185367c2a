import { settingsSchema, type Call, type HtmlPart, type SiteSettings } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import {
  defineServerRemote,
  type LoadContext,
  type LoadResult,
  type PageAnswer,
  type PageFound,
  type ProviderReader,
  type ServerRemote,
} from '@spielplan/shared-contracts/remote';
import { LINKED_PATTERNS } from '@spielplan/shared-contracts/routes';
import { orderHeadings } from '../../blocks/headingOrder.ts';
import { loadPageBlocks } from '../../blocks/loadPageBlocks.server.ts';
import type { RenderApp } from '../../render/renderApp.server.tsx';
import { splitMessages } from '../../parts/lazy/messageAreas.ts';
import { PARTS, partOfScreen } from '../../parts/lazy/parts.ts';
import { shellRoutes as ALL_SHELL_ROUTES } from '../../screens/shellRoutes.server.ts';
import { createErrorPages } from '../pages/errors/createErrorPages.ts';
import { createMessageTables } from '../pages/answer/messageTables.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import type { RenderBundle } from '../pages/RenderBundle.ts';
import type { LoadedRemote } from '../releases/fetchRelease.ts';
import { createReleaseSet, type ReleaseSet } from '../releases/ReleaseSet.ts';
import { recordLog } from './recordLog.ts';

/** The shell's addresses without a language. */
const OWN_ROUTES = ALL_SHELL_ROUTES.filter(({ id }) => id === 'office' || id === 'webshop');
const HOURS = { opening_hours: [], opening_hours_exceptions: [] };
const SETTINGS = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus', en: 'House' },
});

export interface TestContextOptions {
  version?: string;
  /** The loader of the events list. */
  load?: (context: LoadContext) => Promise<LoadResult>;
  loadEvent?: (context: LoadContext) => Promise<LoadResult>;
  renderApp?: (answer: PageAnswer, isSmokeTest: boolean) => Promise<{ html: string; styles: string }>;
  redirects?: readonly { old_path: string; new_path: string }[];
  /** Whether a call of the provider fails, by its id. */
  isProviderAway?: (call: string) => boolean;
  /** The house's own error pages by `{slug}` of the provider's fragments. */
  htmlParts?: Readonly<Record<string, HtmlPart>>;
  /** What the design settings name for a status. */
  errorPages?: Readonly<Record<string, string>>;
  /** What stands before the events list. */
  middleware?: readonly string[];
  isSiteOnline?: boolean;
  /** The house's tag manager. */
  tagManagerId?: string;
  isShopOnline?: boolean;
  /** What the environment says to search engines. */
  robots?: string;
  /** What the user details tell everybody. */
  userDetails?: object;
  /** The house's own code for the head of all pages. */
  headCode?: string;
  /** The loader of the page editor's pages, where the start page alone is not enough. */
  loadCmsPage?: RenderBundle['loadCmsPage'];
  /** The provider's page, as visitors get it. */
  readPage?: (options: object) => Promise<unknown>;
  /** What the provider answers an editor. */
  readAsEditor?: RenderContext['readAsEditor'];
  /** The loader of the one block on the start page. */
  loadBlock?: () => Promise<{ data: unknown }>;
  /** Blocks of the remote of the events list. */
  blocks?: ServerRemote['blocks'];
  /** A block of the start page, which the shell does not own. */
  blockOnHome?: () => object;
  /** What the sections of the events list come to, by slug. */
  sections?: Readonly<Record<string, () => ReturnType<RenderBundle['loadSection']>>>;
  /** Entries of the main menu. */
  menu?: readonly object[];
  /** The languages of the site, the default first. */
  languages?: SiteSettings['languages'];
  /** Paths of lists that are not there. */
  missingLists?: ReadonlySet<string>;
  /** What the provider's search answers. */
  search?: () => Promise<unknown>;
  /** Whether a remote shows what is found. */
  hasSearch?: boolean;
  /** The remotes that may read as the account. */
  sessionRemotes?: RenderContext['sessionRemotes'];
  /** Further remotes of the site. */
  remotes?: readonly ServerRemote[];
  /** The shell's own routes. */
  shellRoutes?: RenderBundle['shellRoutes'];
}

/**
 * Everything that makes pages, real but for the provider
 * and React: one remote with one list, and a start page.
 */
export function createTestContext(options: TestContextOptions = {}) {
  const { renderApp, robots = 'none', missingLists = new Set() } = options;
  const set = setOf(options);
  const log = recordLog();
  const missing: string[] = [];
  const bundle = bundleOf(options);
  const provider = providerOf(options);
  const renderContext: RenderContext = {
    set,
    bundle,
    messages: createMessageTables(set, bundle),
    typefaces: { of: async () => [] },
    renderApp: rendererOf(renderApp),
    provider,
    log,
    readAsEditor: options.readAsEditor ?? (() => Promise.reject(new SpielplanError('NOT_LOGGED_IN'))),
    unknownBlocks: new Set(),
    errorPages: createErrorPages({ provider, log, providerUrl: 'http://provider.invalid' }),
    reportMissing: (url) => missing.push(url),
    missingLists,
    sessionRemotes: options.sessionRemotes ?? [],
    origin: 'https://haus.example',
    robots,
    cartCookieDomain: '',
    shellScripts: ['/assets/shell.js'],
    shellParts: {},
  };
  return { renderContext, log, missing };
}

function setOf({
  version = 'a1',
  load = async () => foundPage(),
  loadEvent = async () => foundPage({ title: 'Ein Abend' }),
  blocks,
  middleware = [],
  remotes = [],
  sections,
  search,
  hasSearch = search !== undefined,
}: TestContextOptions): ReleaseSet {
  const patterns = { de: '/de/programm/veranstaltungen', en: '/en/program/events' } as const;
  const remote = defineServerRemote({
    name: 'programme',
    messages: { de: {}, en: {} },
    routes: [
      {
        id: 'events',
        patterns,
        query: ['room', 'tag'],
        middleware,
        sitemap: 'list',
        ...(sections && { sections: Object.keys(sections) }),
      },
      { id: 'event', patterns: { de: `${patterns.de}/:slug/:id`, en: `${patterns.en}/:slug/:id` }, bodyClass: 'non-cms' },
    ],
    screens: {
      events: { component: () => null, load },
      event: { component: () => null, load: loadEvent },
    },
    ...(blocks && { blocks }),
  });
  const magazine = defineServerRemote({
    name: 'magazine',
    messages: { de: {}, en: {} },
    routes: [{ id: 'search', patterns: LINKED_PATTERNS.search }],
    screens: { search: { component: () => null, load } },
  });
  return createReleaseSet(
    'shell',
    [remote, ...(hasSearch ? [magazine] : []), ...remotes].map((each) => loaded(each, version)),
  );
}

function bundleOf({ loadBlock, blockOnHome, sections, loadCmsPage, shellRoutes = OWN_ROUTES }: TestContextOptions): RenderBundle {
  return {
    EARLY_SCRIPT: 'early()',
    TAGS_SCRIPT: ';tags()',
    frameCss: () => '',
    FONT_PRELOADS: [],
    shellMessages: { de: {}, en: {} },
    shellScreens: Object.fromEntries(['page', 'error', ...shellRoutes.map(({ id }) => id)].map((id) => [id, () => null])),
    shellRoutes,
    serverBlocks: loadBlock ? { list: { load: loadBlock, schemaVersion: 1 } } : {},
    resolveMessages: (tables: Record<string, object>, lang: string) => tables[lang],
    splitMessages,
    partOfScreen,
    PARTS,
    loadSection: ({ slug }: { slug: string }) => sections?.[slug]?.(),
    loadPageBlocks,
    orderHeadings,
    loadCmsPage:
      loadCmsPage ??
      (async ({ path, loadBlock: load }: { path: string; loadBlock: (block: object) => Promise<unknown> }) =>
        path === ''
          ? foundPage({
              title: 'Start',
              data: (blockOnHome || loadBlock) && (await load(blockOnHome?.() ?? { model: 'list', id: 1 })),
            })
          : { kind: 'missing', status: 404 }),
  } as unknown as RenderBundle;
}

function providerOf({
  redirects = [],
  isProviderAway = () => false,
  htmlParts = {},
  errorPages = {},
  isSiteOnline = true,
  tagManagerId,
  isShopOnline = true,
  userDetails,
  headCode,
  readPage = () => Promise.reject(new SpielplanError('NOT_FOUND')),
  menu = [],
  search,
  languages = ['de', 'en'],
}: TestContextOptions): ProviderReader {
  return {
    read: async ({ id }: Call, { params }: { params?: { slug?: string } } = {}) => {
      if (id === 'page') return readPage({ params });
      if (isProviderAway(id)) throw new SpielplanError('PROVIDER_UNREACHABLE');
      if (id === 'search' && search) return search();
      if (id === 'htmlPart') {
        const part = htmlParts[params?.slug ?? ''];
        if (!part) throw new SpielplanError('NOT_FOUND');
        return part;
      }
      const settings = {
        ...SETTINGS,
        ...(headCode && { html_header: { code: headCode } }),
        languages,
        is_site_online: isSiteOnline,
        is_shop_online: isShopOnline,
        design: {
          ...SETTINGS.design,
          error_pages: errorPages,
          ...(tagManagerId && { cookies: { ...SETTINGS.design.cookies, tag_manager_id: tagManagerId } }),
        },
      };
      return {
        settings,
        userDetails,
        nav: { menu, secondary_menu: [], footer: [] },
        breakingNews: [],
        venues: [],
        openingHours: HOURS,
        redirects,
      }[id];
    },
  } as unknown as ProviderReader;
}

/** A renderer without React; it shows the status and the data where a test brings no other. */
function rendererOf(renderApp: TestContextOptions['renderApp']): RenderApp {
  const none = { slots: [], blocks: [], parts: [], errors: [] };
  return async ({ answer, isErrorFatal }) => {
    try {
      const app = await renderApp?.(answer, isErrorFatal);
      const html = `<main>${answer.status} ${JSON.stringify(answer.data)}</main>`;
      return { kind: 'rendered', ...none, ...(app ?? { html, styles: '' }) };
    } catch (error) {
      return { kind: 'crashed', error, errors: [] };
    }
  };
}

function loaded(remote: ServerRemote, version: string): LoadedRemote {
  const release = { name: remote.name, version, entry: 'remoteEntry.js', chunks: {} } as LoadedRemote['release'];
  return { release, remote, code: '', files: new Map() };
}

/** A page that a loader found. */
export function foundPage({ title = 'Programm', ...rest }: Partial<PageFound> & { title?: string } = {}): PageFound {
  return {
    kind: 'page',
    data: { title },
    head: { title, description: '', canonical: '/de', alternates: { de: '/de', en: '/en' } },
    ...rest,
  };
}
