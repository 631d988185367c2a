import { callPath, type Editor, editorCall, loginCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { AccountSession, PageRedirect } from '@spielplan/shared-contracts/remote';
import { pathsOf, withQuery } from '@spielplan/shared-contracts/routes';
import { type HubRoute, hubRoutes, ownPaths } from '../../routes.ts';
import type { ShellContext, ShellLoader } from '../ShellContext.ts';
import type { HubPanel, HubView } from './HubView.ts';

const hubPaths = { ...pathsOf(hubRoutes), cmsHub: ownPaths.cmsHub };

/** What a screen of the hub is made with. */
export interface HubWork extends ShellContext {
  session: AccountSession;
  editor: Editor;
}

type Screen = HubRoute | 'cmsHub';
type MaySee = (rights: NonNullable<Editor['rights']>) => boolean;
/** In the order of the menu: each screen, and whose it is. A provider without rights has the first alone. */
const SCREENS: readonly [Screen, MaySee][] = [
  ['cmsHub', () => true],
  ['hubMedia', () => true],
  ['hubChecks', () => true],
  ['hubLanguages', () => true],
  ['hubAccounts', ({ accounts }) => accounts],
  ['hubAlerts', () => true],
  ['hubHours', () => true],
  ['hubRedirects', () => true],
  ['hubDesign', () => true],
  ['hubSwitches', () => true],
  ['hubOwn', () => true],
];

/**
 * Makes the loader of a screen of the hub. Who is not logged in, and whose session has ended, goes to the
 * login and comes back; an account without the right is told so with 403. The language that an account has
 * chosen for its tools goes before that of the browser. Rejects with the provider's named errors.
 */
export function hubLoader(name: Screen, load: (work: HubWork) => Promise<HubPanel>): ShellLoader<HubView> {
  return async (context) => {
    const { lang, session, text, url } = context;
    if (!session) return toLogin(context);
    try {
      const editor = await session.read(editorCall);
      const chosen = editor.interface_language;
      if (chosen && chosen !== lang && !url.searchParams.has('lang')) {
        return { kind: 'redirect', status: 302, to: withQuery(url.pathname, { lang: chosen }), isPrivate: true };
      }
      const seen = SCREENS.filter(([id, maySee]) => id === 'cmsHub' || (editor.rights && maySee(editor.rights)));
      const isRefused = !seen.some(([id]) => id === name);
      const panel = isRefused ? ({ kind: 'refused' } as const) : await load({ ...context, session, editor });
      const headline = text(isRefused ? 'hub.refused' : `hub.title.${name}`);
      const own = hubPaths[name]({ lang });
      return {
        kind: 'page',
        ...(isRefused && { status: 403 as const }),
        data: {
          ...panel,
          headline,
          username: `${editor.first_name} ${editor.last_name}`.trim() || editor.username,
          screens: seen.map(([id]) => ({
            title: text(`hub.title.${id}`),
            url: withQuery(hubPaths[id]({ lang }), { lang }),
            isCurrent: id === name,
          })),
          menus: editor.admin_menus,
          dateNames: editor.date_names ?? null,
        },
        head: {
          title: headline,
          description: '',
          canonical: own,
          alternates: { de: withQuery(own, { lang: 'de' }), en: withQuery(own, { lang: 'en' }) },
          robots: 'none',
        },
      };
    } catch (error) {
      if (isSpielplanError(error, 'NOT_LOGGED_IN')) return toLogin(context);
      throw error;
    }
  };
}

/** To the login of the house's own people, and back to this page. */
function toLogin({ lang, url }: Pick<ShellContext, 'lang' | 'url'>): PageRedirect {
  const to = withQuery(callPath(loginCall), { lang, next: url.pathname + url.search });
  return { kind: 'redirect', status: 302, to, isPrivate: true };
}
