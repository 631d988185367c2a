import { userDetailsCall, type AccountPlace, type UserDetails } from '@spielplan/shared-contracts/api';
import { presentLogOut } from '@spielplan/shared-contracts/remote';
import { isOwnPath, paths as linkedPaths, withQuery } from '@spielplan/shared-contracts/routes';
import { ownPaths as paths, routes } from '../../routes.ts';
import { loadOrders } from './loadOrders.server.ts';
import { safeHref } from '../safeHref.server.ts';
import type { ShellContext, ShellLoader } from '../ShellContext.ts';
import type { AccountView, UserLink, UserView } from './userView.ts';

type Kind = UserView['kind'];

/** Each has two addresses; anyone who changes the language stays at the one they came by. */
const ADDRESSES = {
  profile: [routes.userProfile.patterns, routes.userProfileVariant.patterns],
  settings: [routes.userSettings.patterns, routes.userSettingsVariant.patterns],
} as const;
const PATHS = { profile: paths.userProfile, settings: paths.userSettings } as const;
/** What of the webshop's account belongs where: what one has, and what one sets. */
const PLACES: Readonly<Record<Kind, readonly AccountPlace[]>> = {
  profile: ['profile', 'orders', 'reservations', 'subscriptions', 'coupons', 'credit'],
  settings: ['email', 'password', 'newsletter'],
};

/**
 * Makes the loader of the profile or of the settings, both under two addresses (product.md section
 * 2). With a session it shows what the user details tell of it; for everybody else, whose session
 * has ended included, it is one page that says where to log in. Details that cannot be had without a
 * session leave the page without that link; with one, named errors pass through.
 */
export function loadUser(kind: Kind): ShellLoader<UserView> {
  return async (context) => {
    const { lang, url, session, text } = context;
    const [main] = ADDRESSES[kind];
    const own = ADDRESSES[kind].find((patterns) => patterns[lang] === url.pathname) ?? main;
    const details = session ? await session.read(userDetailsCall) : null;
    const title = text(`user.${kind}.title`);
    const isLoggedIn = details?.is_logged_in ?? false;
    return {
      kind: 'page',
      data: {
        kind,
        title,
        account:
          details && isLoggedIn
            ? { ...presentAccount(context, kind, details), orders: kind === 'profile' ? await loadOrders(context) : null }
            : null,
        loginHref: isLoggedIn ? null : await findLogin(context, kind, details),
      },
      head: {
        title,
        description: text(`user.${kind}.description`),
        canonical: PATHS[kind]({ lang }),
        alternates: { de: own.de, en: own.en },
        trail: kind === 'settings' ? [{ title: text('user.profile.title'), url: paths.userProfile({ lang }) }] : [],
        robots: 'noindex',
      },
    };
  };
}

function presentAccount(context: ShellContext, kind: Kind, details: UserDetails): Omit<AccountView, 'orders'> {
  const { href, lang, settings, text } = context;
  const isProfile = kind === 'profile';
  const facts = [
    { label: text('user.name'), value: `${details.first_name} ${details.last_name}`.trim() },
    { label: text('user.username'), value: details.username },
    { label: text('user.email'), value: details.email },
  ];
  // Nobody has it while the office is away.
  const dashboard = details.has_dashboard_online_access ? href('dashboard') : null;
  const screens: UserLink[] = [
    ...(isProfile && settings.design.favourites ? [{ label: text('favourites'), href: linkedPaths.favourites({ lang }) }] : []),
    ...(isProfile ? [{ label: text('user.settings.title'), href: paths.userSettings({ lang }) }] : []),
    ...(dashboard ? [{ label: text('user.dashboard'), href: dashboard }] : []),
  ];
  const logOut = presentLogOut(context, details);
  return {
    facts: facts.filter(({ value }) => value !== ''),
    places: presentPlaces(context, kind, details),
    screens,
    logOut,
    logOutEverywhere: kind === 'settings' && logOut && details.logs_out_everywhere ? { ...logOut, isEverywhere: true } : null,
  };
}

/** A shop that names no places is offered as a whole; one that is offline is not offered at all. */
function presentPlaces({ lang, settings, text }: ShellContext, kind: Kind, details: UserDetails): UserLink[] {
  if (!settings.is_shop_online) return [];
  const places = PLACES[kind].flatMap((place) => {
    const href = safeHref(details.account_urls[place] ?? null);
    return href ? [{ label: text(`user.place.${place}`), href: inLanguage(href, lang) }] : [];
  });
  const shop = safeHref(details.webshop_url);
  return places.length === 0 && shop ? [{ label: text('user.place.shop'), href: inLanguage(shop, lang) }] : places;
}

async function findLogin({ lang, settings, provider }: ShellContext, kind: Kind, known: UserDetails | null) {
  if (!settings.is_shop_online) return null;
  const details = known ?? (await provider.read(userDetailsCall).catch(() => null));
  const href = safeHref(details?.login_url ?? null);
  if (href === null) return null;
  // Another site's login knows its own way back; ours comes back here and nowhere else.
  return isOwnPath(href) ? withQuery(href, { lang, next: PATHS[kind]({ lang }) }) : href;
}

/** Pages of our own webshop are not translated by path. */
function inLanguage(href: string, lang: string): string {
  return isOwnPath(href) && !href.includes('?') && !href.includes('#') ? withQuery(href, { lang }) : href;
}
