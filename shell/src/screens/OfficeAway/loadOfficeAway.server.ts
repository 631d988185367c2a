import { callPath, loginCall, userDetailsCall } from '@spielplan/shared-contracts/api';
import { ERROR_VOCABULARY } from '@spielplan/shared-contracts/errors';
import type { PageFound } from '@spielplan/shared-contracts/remote';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import { HUB_PATH, RELEASES_PAGE } from '../../routes.ts';
import type { ShellContext } from '../ShellContext.ts';
import type { OfficeAwayView } from './officeAwayView.ts';

/**
 * Says that the office is away and whom to ask. Who is logged in is led to the page of releases, on which stands why a
 * build was refused, everybody else to the login; where the provider cannot say who is, to both.
 */
export async function loadOfficeAway(context: ShellContext): Promise<PageFound<OfficeAwayView>> {
  const { lang, url, text } = context;
  const isLoggedIn = await readState(context);
  const logIn = {
    label: text('office.away.logIn'),
    href: withQuery(callPath(loginCall), { lang, next: url.pathname + url.search }),
  };
  const releases = { label: text('office.away.releases'), href: withQuery(RELEASES_PAGE, { lang }) };
  return {
    kind: 'page',
    status: 503,
    data: {
      texts: [text('office.away.text'), text('office.away.ask', { code: ERROR_VOCABULARY.REMOTE_MISSING.code })],
      links: [
        ...(isLoggedIn ? [] : [logIn]),
        ...(isLoggedIn === false ? [] : [releases]),
        { label: text('office.away.home'), href: paths.home({ lang }) },
      ],
    },
    head: {
      title: text('office.away.title'),
      description: '',
      canonical: HUB_PATH,
      alternates: { de: withQuery(HUB_PATH, { lang: 'de' }), en: withQuery(HUB_PATH, { lang: 'en' }) },
      robots: 'none',
    },
  };
}

/** Whether somebody is logged in; null where that cannot be known. */
async function readState({ session }: ShellContext): Promise<boolean | null> {
  if (!session) return false;
  try {
    return (await session.read(userDetailsCall)).is_logged_in;
  } catch {
    return null;
  }
}
