import { type Editor, editorCall } from '@spielplan/shared-contracts/api';
import type { AccountContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { hubPaths, type HubRoute } from '../../routes.ts';
import type { HubPanel, HubView } from './HubView.ts';

/** What a screen of the hub is made with. */
export interface HubWork extends AccountContext {
  editor: Editor;
}

export type HubLoader = (context: AccountContext) => Promise<LoadResult<HubView>>;

type MaySee = (rights: NonNullable<Editor['rights']>) => boolean;
/** In the order of the menu: each screen, and whose it is. A provider without rights has the first alone. */
const SCREENS: readonly [HubRoute, MaySee][] = [
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
 * Makes the loader of a screen of the hub. An account without the right is told so with 403. The language that an
 * account has chosen for its tools goes before that of the browser. Rejects with `NOT_LOGGED_IN` where the session has
 * ended, and with the provider's named errors.
 */
export function hubLoader(name: HubRoute, load: (work: HubWork) => Promise<HubPanel>): HubLoader {
  return async (context) => {
    const { lang, session, text, url } = context;
    const editor = await session.read(editorCall);
    const chosen = editor.interface_language;
    if (chosen && chosen !== lang && !url.searchParams.has('lang')) {
      return { kind: 'redirect', status: 302, to: withQuery(url.pathname, { lang: chosen }), isPrivate: true };
    }
    const seen = SCREENS.filter(([id, maySee]) => id === 'cmsHub' || (editor.rights && maySee(editor.rights)));
    const isRefused = !seen.some(([id]) => id === name);
    const panel = isRefused ? ({ kind: 'refused' } as const) : await load({ ...context, editor });
    const headline = text(isRefused ? 'hub.refused' : `hub.title.${name}`);
    const own = hubPaths[name]({ lang });
    return {
      kind: 'page',
      ...(isRefused && { status: 403 as const }),
      data: {
        ...panel,
        headline,
        accountId: editor.id,
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
  };
}
