/**
 * Questions to a page about what one engine draws
 * differently; each answers the faults it finds, in words.
 */

/** Display type is never parted by the browser, whatever dictionary it has. */
export const HYPHENATED_HEADINGS = `[...document.querySelectorAll('h1, h2, h3, h4, h5, h6, blockquote, .title, main p, main strong')]
  .filter((element) => getComputedStyle(element).hyphens === 'auto')
  .filter((element) => !element.matches('p, strong') || parseFloat(getComputedStyle(element).fontSize) > 24).map((element) => element.textContent.slice(0, 40))`;

/**
 * Links in running text and on breadcrumbs are underlined;
 * nothing is underlined by a declaration that was dropped.
 */
export const BARE_LINKS = `[...document.querySelectorAll('main p a, nav[aria-label] ol a')]
  .filter((element) => element.checkVisibility() && getComputedStyle(element).textDecorationLine !== 'underline'
    && getComputedStyle(element).borderBlockEndStyle === 'none' && !element.className.includes('button'))
  .map((element) => element.outerHTML.slice(0, 160))`;

/** The current tab alone is underlined in a colour that can be seen. */
export const UNDERLINED_TABS = `[...document.querySelectorAll('main nav ul a')]
  .filter((element) => {
    const { textDecorationLine: line, textDecorationColor: colour } = getComputedStyle(element);
    const isSeen = line.includes('underline') && !/, 0\\)$|transparent/.test(colour);
    return isSeen !== element.hasAttribute('aria-current');
  })
  .map((element) => element.textContent)`;

/** How far the logo stands out of the window at its upper edge. */
export const LOGO_CUT = `(() => { const mark = document.querySelector('.logo :is(svg, img)'); return Math.max(0, -mark.getBoundingClientRect().y); })()`;

/**
 * How far the first event of each day on view stands from
 * its day's rule, apart from its neighbours' distance.
 */
export const FIRST_EVENT_SHIFT = `[...document.querySelectorAll('main ol > li:first-child, main ul > li:first-child')]
  .filter((element) => element.querySelector('[data-event], time, h3'))
  .map((element) => Math.abs(new DOMMatrix(getComputedStyle(element).transform).m42)
    + Math.abs(Number.parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0')))
  .filter((shift) => shift > 0)`;

/** The content's element is given the focus after a navigation, and is no control. */
export const OUTLINED_MAIN = `getComputedStyle(document.querySelector('main')).outlineStyle !== 'none'`;

/**
 * Empty date fields without the focus for which no rule in force hides what
 * WebKit writes into them, today's date. No engine tells the style of that part.
 */
export const FILLED_DATES = `(() => {
  const PART = '::-webkit-datetime-edit';
  const isInForce = (rule) => rule instanceof CSSSupportsRule ? CSS.supports(rule.conditionText) : !rule.media || matchMedia(rule.media.mediaText).matches;
  const rulesOf = (list) => [...list].flatMap((rule) => rule.selectorText ? [rule] : rule.cssRules && isInForce(rule) ? rulesOf(rule.cssRules) : []);
  const hiding = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter(({ selectorText, style }) => selectorText.endsWith(PART) && style.opacity === '0')
    .map(({ selectorText }) => selectorText.slice(0, -PART.length));
  return [...document.querySelectorAll('input[type^=date]')]
    .filter((field) => field.value === '' && field !== document.activeElement && !hiding.some((selector) => field.matches(selector)))
    .map(({ name }) => name);
})()`;
