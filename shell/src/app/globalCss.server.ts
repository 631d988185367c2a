import { CONSENT_BANNER_CSS } from '../consent/ConsentBanner/consentBannerCss.server.ts';
import { BASE_CSS } from './baseCss.server.ts';
import { CONTROLS_CSS } from './controlsCss.server.ts';
import { FONT_CSS } from './fontCss.server.ts';
import { FOOTER_CSS } from './Footer/footerCss.server.ts';
import { HEADER_CSS } from './Header/headerCss.server.ts';
import { INFO_LAYER_CSS } from '../parts/InfoLayer/infoLayerCss.server.ts';
import { MENU_CSS } from './Header/menuCss.server.ts';
import { SEARCH_CSS } from './Header/Search/searchCss.server.ts';
import { SIDE_NAVIGATION_CSS } from './Header/sideNavigationCss.server.ts';
import { TOP_BAR_CSS } from './Header/topBarCss.server.ts';
import { NAVIGATION_CSS } from './navigation/navigationCss.server.ts';
import { PAGE_HEADER_CSS } from '../parts/PageHeader/pageHeaderCss.server.ts';
import { PRINT_CSS } from './printCss.server.ts';
import { STICKY_NAVIGATION_CSS } from './StickyNavigation/stickyNavigationCss.server.ts';
import { THEME_CSS } from './themeCss.server.ts';
import { TOP_ALERT_CSS } from './TopAlert/topAlertCss.server.ts';

/**
 * The page frame's styles, once in every head. The frame is on every page and never changes while
 * one is open, so a plain sheet saves both the script that would carry it and the rendering of it.
 * Screens use styled-components.
 */
export const GLOBAL_CSS: string = [
  FONT_CSS,
  THEME_CSS,
  BASE_CSS,
  CONTROLS_CSS,
  TOP_ALERT_CSS,
  HEADER_CSS,
  MENU_CSS,
  SIDE_NAVIGATION_CSS,
  TOP_BAR_CSS,
  SEARCH_CSS,
  PAGE_HEADER_CSS,
  NAVIGATION_CSS,
  FOOTER_CSS,
  CONSENT_BANNER_CSS,
  STICKY_NAVIGATION_CSS,
  INFO_LAYER_CSS,
  PRINT_CSS,
]
  .join('')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,>]) ?/g, '$1')
  .replace(/: /g, ':')
  .replace(/;}/g, '}');
