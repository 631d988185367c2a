import { editorCall, pagesCall, type PageOverview } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { formatDate, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import type { ShellContext, ShellLoader } from '../ShellContext.ts';
import { toLogin } from '../toLogin.server.ts';
import type { HubPage, HubView } from './HubView.ts';
import { ownPaths } from '../../routes.ts';

/**
 * Loads `/cms-hub`: the tree of all pages for an editor, those offline included. Everybody else, and
 * whose session has ended, goes to the login and comes back. Rejects with the provider's named
 * errors.
 */
export const loadHub: ShellLoader<HubView> = async (context) => {
  const { lang, session, text } = context;
  if (!session) return toLogin(context);
  try {
    const [editor, pages] = await Promise.all([session.read(editorCall), session.read(pagesCall, { params: { lang } })]);
    const headline = text('hub.title');
    const hub = ownPaths.cmsHub({ lang });
    return {
      kind: 'page',
      data: {
        headline,
        username: `${editor.first_name} ${editor.last_name}`.trim() || editor.username,
        menus: editor.admin_menus,
        pages: presentTree(pages, context),
        counts: { all: pages.length, offline: pages.filter(({ is_online: isOnline }) => !isOnline).length },
      },
      head: {
        title: headline,
        description: '',
        canonical: hub,
        alternates: { de: withQuery(hub, { lang: 'de' }), en: withQuery(hub, { lang: 'en' }) },
        robots: 'none',
      },
    };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_LOGGED_IN')) return toLogin(context);
    throw error;
  }
};

/**
 * Pages below their parents, in the order the provider
 * gives; one whose parent is not there stands at the top.
 */
function presentTree(pages: readonly PageOverview[], { lang, text }: Pick<ShellContext, 'lang' | 'text'>): HubPage[] {
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
