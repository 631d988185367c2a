import { __PRIVATE__ } from 'styled-components';
import { LATE_CSS } from '../app/lateCss.ts';

/** How styled-components begins the names of keyframes that it knows. */
const KEYFRAMES = 'sc-keyframes-';

/**
 * Tells styled-components which rules the server has written into the page: the classes of the
 * markup, an id with the name beside it, and all keyframes. By its own way it would insert
 * each rule once more into an element of its own, and the browser would style the whole document a
 * second time. Styles come in the same order as by that way: the server's first, then what joins.
 */
export function adoptServerStyles(): void {
  const { mainSheet } = __PRIVATE__;
  for (const { classList } of document.querySelectorAll('[class*=_]')) {
    const tokens = [...classList];
    // A component that extends another has both ids and both names; a pair too many is never asked for.
    const ids = tokens.filter((token) => token.startsWith('_'));
    for (const id of ids) for (const name of tokens) mainSheet.registerName(id, name);
  }
  for (const { textContent } of document.querySelectorAll('head style'))
    for (const [, name = ''] of textContent.matchAll(/@keyframes ([\w-]+)/g)) mainSheet.registerName(KEYFRAMES + name, name);
}

/** Adds the styles that wait for scripts. A sheet that a script constructs needs no hash in the policy. */
export function adoptLateStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LATE_CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
