import { pagesCall, type PageOverview, pageTreeCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { formatDate, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import { paths } from '@spielplan/shared-contracts/routes';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { hubLoader } from '../hubLoader.server.ts';
import type { HubPage } from '../HubView.ts';

/** Loads `/cms-hub`: the tree of all pages, those offline included; a list where the provider has no tree. */
export const loadPages = hubLoader('cmsHub', async (context) => {
  const { rights } = context.editor;
  const tree = await context.session.read(pageTreeCall).catch((error: unknown) => {
    if (isSpielplanError(error, 'NOT_FOUND')) return null;
    throw error;
  });
  if (tree) {
    const isDirect = context.settings.editing?.publishing !== 'draft';
    const mayPublish = (rights?.edit && rights.publish) ?? false;
    const mayEdit = mayPublish || (!isDirect && (rights?.edit ?? false));
    return { kind: 'tree', pages: tree.pages, now: context.now, mayEdit, mayPublish, isDirect };
  }
  const pages = await context.session.read(pagesCall, { params: { lang: context.lang } });
  return {
    kind: 'pages',
    pages: presentTree(pages, context),
    counts: { all: pages.length, offline: pages.filter(({ is_online: isOnline }) => !isOnline).length },
  };
});

/**
 * Pages below their parents, in the order the provider
 * gives; one whose parent is not there stands at the top.
 */
function presentTree(pages: readonly PageOverview[], { lang, text }: Pick<LoadContext, 'lang' | 'text'>): HubPage[] {
  const known = new Set(pages.map(({ id }) => id));
  const below = Map.groupBy(pages, ({ parent }) => (parent !== null && known.has(parent) ? parent : null));
  const seen = new Set<number>();
  const present = (page: PageOverview): HubPage[] => {
    // A ring of parents would never end.
    if (seen.has(page.id)) return [];
    seen.add(page.id);
    return [
      {
        id: page.id,
        title: page.title,
        url: page.urls[lang] ?? page.urls.de ?? page.urls.en ?? paths.home({ lang }),
        editUrl: page.settings_url,
        states: statesOf(page),
        saved: page.modified ? text('hub.saved', { date: dateTime(page.modified, lang), username: page.username ?? '' }) : null,
        children: (below.get(page.id) ?? []).flatMap(present),
      },
    ];
  };
  const top = (below.get(null) ?? []).flatMap(present);
  return [...top, ...pages.flatMap(present)];
}

function statesOf(page: PageOverview): HubPage['states'] {
  return [
    ...(page.is_online ? [] : (['offline'] as const)),
    ...(page.is_landing_page ? (['landing'] as const) : []),
    ...(page.in_menu ? (['menu'] as const) : []),
    ...(page.in_footer ? (['footer'] as const) : []),
  ];
}

function dateTime(instant: string, lang: Language): string {
  return `${formatDate(instant, lang)}, ${formatTime(instant, lang)}`;
}
