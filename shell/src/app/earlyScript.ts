import { CART_AMOUNT_COOKIE } from '@spielplan/shared-contracts/api/cookies';
import { CONSENT_KEY, CONSENT_REVISION } from '../consent/decision.ts';
import { ALERT_COOKIE } from './TopAlert/alertDismissal.ts';

/**
 * What the youngest versions on the list of browsers (package.json) have brought, and older ones
 * lack: `zoom` is of Firefox 126, `round()` of Chrome 125, `light-dark()` of Safari 17.5. A test
 * compares it with the list.
 */
export const NEWEST_STYLES = '(zoom:1)and (width:round(1px,1px))and (color:light-dark(red,red))';

/**
 * This file lies in `shell/public`; only browsers older than the list load it. A shop on another host needs the absolute
 * address (`makeAbsolute`).
 */
const FOR_OLD_BROWSERS = '<script src="/assets/oldBrowsers.js"><\\/script>';

/**
 * Runs in the head, before anything is painted and before any other script; the
 * same on every page, so that one hash allows it (content-security policy).
 *
 * - Hides the alert from a visitor who has closed it (`data-alert`
 * holds its id), and the cookie banner from one who has
 *   decided under the current revision, so that nothing moves when the page hydrates. Without it they go a moment later.
 *   Cookies and storage are looked at in the first frame, before it is painted: the first look waits for another process
 *   of the browser, in the head for up to 40 ms. Where the page is taken over before a frame, then (`recordEarlyClicks`);
 *   where nobody sees it there are no frames, and it looks at once.
 * - Keeps Chromium (`userAgentData`) from laying the page out before that frame, for which it waits a moment for the font:
 *   what it asks of the layout meanwhile would have it made twice, the first time in a font that is looked up in the
 *   system. WebKit would come to no frame, for it waits for a layout with something to show.
 * - Marks a browser below the list (`data-info`), in which the
 * shell's script does not run, and has it given the page of a browser
 *   without scripts (`oldBrowsers.js`). All of it keeps to what such a browser can read.
 * - Marks a browser with tickets in its cart (`data-cart`):
 * the header keeps a place for their number and the time left.
 * - Keeps the last press, which nobody answers yet, for
 * anyone who takes the page over (`recordEarlyClicks`).
 * - Says that the page is broken where the shell's script, the only deferred one, does not arrive.
 */
export const EARLY_SCRIPT =
  `{let h=document.documentElement,d=h.dataset;` +
  `if(![].at||!window.structuredClone||!CSS.supports('${NEWEST_STYLES}')){d.info='unsupported';document.write('${FOR_OLD_BROWSERS}')}` +
  `addEventListener('click',early=e=>{early.press=[e.target,Date.now()]},true);` +
  `addEventListener('error',e=>{e.target.defer&&(d.info='broken')},true);` +
  `early.look=()=>{early.look=()=>{};h.hidden=!1;let k='; '+document.cookie+';',a=d.alert,c;` +
  `if(k.includes('; ${ALERT_COOKIE}='+a+';'))d.alertDismissed=a;` +
  `if(/; ${CART_AMOUNT_COOKIE}=[1-9]/.test(k))d.cart='';` +
  `try{c=JSON.parse(localStorage.getItem('${CONSENT_KEY}'));` +
  `if(c.revision===${CONSENT_REVISION}&&c.expirationTime>Date.now())d.consent=c.categories.join(' ')}catch(e){}};` +
  `h.hidden=!!navigator.userAgentData;document.hidden?early.look():requestAnimationFrame(e=>early.look())}`;

/**
 * Follows it where the house has a tag manager: says first that
 * nothing is agreed to (consent mode, denied by default).
 */
export const TAGS_SCRIPT =
  `;window.dataLayer=[];window.gtag=function(){dataLayer.push(arguments)};` +
  `gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied',` +
  `functionality_storage:'denied',personalization_storage:'denied',security_storage:'granted'})`;
