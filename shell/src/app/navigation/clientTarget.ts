import type { Language } from '@spielplan/shared-contracts/i18n';
import { isPlainPress } from '@spielplan/shared-ui/host';

type Press = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
type Place = Pick<Location, 'origin' | 'pathname' | 'search'>;

/**
 * Where a press on a link leads inside this site, or `null` where the browser itself must follow it:
 * other origins, the other language (texts load with the page), a part of the page that says
 * `data-full-load`, files, new windows, downloads, and places on the same page.
 */
export function clientTarget(link: HTMLAnchorElement, press: Press, lang: Language, here: Place): string | null {
  if (press.defaultPrevented || !isPlainPress(press)) return null;
  if (link.closest('[data-full-load]')) return null;
  if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href, here.origin);
  if (origin !== here.origin || !isPageOf(pathname, lang)) return null;
  if (hash && pathname === here.pathname && search === here.search) return null;
  return pathname + search + hash;
}

/** Files such as `event.ics` or a feed carry a dot in their last part; pages never do. */
function isPageOf(pathname: string, lang: Language): boolean {
  const isInLanguage = pathname === `/${lang}` || pathname.startsWith(`/${lang}/`);
  const isCall = pathname.startsWith(`/${lang}/api/`) || pathname.startsWith(`/${lang}/pageeditor-api/`);
  return isInLanguage && !isCall && !pathname.slice(pathname.lastIndexOf('/')).includes('.');
}
