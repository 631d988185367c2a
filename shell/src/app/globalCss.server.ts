import { CONSENT_BANNER_CSS } from '../consent/ConsentBanner/consentBannerCss.server.ts';
import { INFO_LAYER_CSS } from '../parts/InfoLayer/infoLayerCss.server.ts';
import { OFFLINE_ENTRY_CSS } from '../parts/cart/offlineEntryCss.ts';
import { PAGE_HEADER_CSS } from '../parts/PageHeader/pageHeaderCss.server.ts';
import { PAGE_TABS_CSS } from '../parts/PageHeader/pageTabsCss.ts';
import { BASE_CSS } from './baseCss.server.ts';
import { CONTROLS_CSS } from './controlsCss.server.ts';
import { FONT_CSS } from './fontCss.server.ts';
import { FOOTER_CSS } from './Footer/footerCss.server.ts';
import { HEADER_CSS } from './Header/headerCss.server.ts';
import { MENU_CSS } from './Header/menuCss.server.ts';
import { SEARCH_CSS } from './Header/Search/searchCss.server.ts';
import { LONG_HOURS_CSS, TOP_BAR_CSS } from './Header/topBarCss.server.ts';
import { minifyCss } from './minifyCss.server.ts';
import { NAVIGATION_CSS } from './navigation/navigationCss.server.ts';
import { PRINT_CSS } from './printCss.server.ts';
import { STICKY_NAVIGATION_CSS } from './StickyNavigation/stickyNavigationCss.ts';
import { THEME_CSS } from './themeCss.server.ts';
import { TOP_ALERT_CSS } from './TopAlert/topAlertCss.server.ts';

/** Styles of the frame; those with a mark only where it stands in the page's HTML. All but those of long hours are in `LATE_CSS`, too. */
const PARTS: readonly { css: string; mark?: string }[] = [
  { css: FONT_CSS + THEME_CSS + BASE_CSS + CONTROLS_CSS + TOP_ALERT_CSS + HEADER_CSS + MENU_CSS + TOP_BAR_CSS },
  { css: LONG_HOURS_CSS, mark: 'long-hours' },
  { css: OFFLINE_ENTRY_CSS, mark: 'offline-entry' },
  { css: SEARCH_CSS + PAGE_HEADER_CSS },
  { css: PAGE_TABS_CSS, mark: 'page-tabs' },
  { css: NAVIGATION_CSS + FOOTER_CSS + CONSENT_BANNER_CSS },
  { css: STICKY_NAVIGATION_CSS, mark: 'overlay-button' },
  { css: INFO_LAYER_CSS + PRINT_CSS },
].map((part) => ({ ...part, css: minifyCss(part.css) }));

const made = new Map<string, string>();

/**
 * The page frame's styles for a page, once in its head: those of what its HTML holds. The frame is on
 * every page and never changes while one is open, so a plain sheet saves both the script that would
 * carry it and the rendering of it. Screens use styled-components.
 */
export function frameCss(html: string): string {
  const shown = PARTS.filter(({ mark }) => mark === undefined || html.includes(mark));
  const key = shown.map(({ mark = '' }) => mark).join();
  let css = made.get(key);
  if (css === undefined) made.set(key, (css = shown.map((part) => part.css).join('')));
  return css;
}
