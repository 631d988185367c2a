import { css } from 'styled-components';
import { sheetOf } from '../parts/sheetOf.ts';
import { OFFLINE_ENTRY_CSS } from '../parts/cart/offlineEntryCss.ts';
import { PAGE_TABS_CSS } from '../parts/PageHeader/pageTabsCss.ts';
import { OPEN_SEARCH_CSS } from './Header/Search/openSearchCss.ts';
import { SIDE_NAVIGATION_CSS } from './Header/sideNavigationCss.ts';
import { WAITING_CSS } from './navigation/waitingCss.ts';
import { STICKY_NAVIGATION_CSS } from './StickyNavigation/stickyNavigationCss.ts';

/** Where the page has scrolled a quarter of the window; a script watches it. */
const SCROLL_MARK_CSS = sheetOf(css`
  .scroll-mark {
    position: absolute;
    inset-block-start: 25vh;
    inline-size: 1px;
    block-size: 1px;
    pointer-events: none;
  }
`);

/**
 * The frame's styles of what only a script shows, and of what only some pages hold. They come with the shell's
 * script, which is downloaded once, and not in every page; a page that holds one of the latter has its styles, too
 * (`frameCss`). None of them may be needed by a page in which no script runs.
 */
export const LATE_CSS: string = [
  SCROLL_MARK_CSS,
  SIDE_NAVIGATION_CSS,
  OPEN_SEARCH_CSS,
  WAITING_CSS,
  OFFLINE_ENTRY_CSS,
  PAGE_TABS_CSS,
  STICKY_NAVIGATION_CSS,
].join('');
