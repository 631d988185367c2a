const { createRequire } = require('node:module');

const inJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const cssom = inJsdom('rrweb-cssom');
const USER_AGENT = inJsdom('./jsdom/browser/default-stylesheet.js');
const { implForWrapper } = inJsdom('./jsdom/living/generated/utils.js');
const { matchesDontThrow } = inJsdom('./jsdom/living/helpers/selectors.js');

/** What queries by role and presses ask of every element, and what it is where nothing says so. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
const ASKED = { display: '', opacity: '', ...INHERITED };
const PROPERTIES = { pointerEvents: 'pointer-events' };
/** What needs no parser. */
const IS_PLAIN = /^(?:[a-z-]*|[01])$/;
const IS_OF_TAGS = /^[a-z\d]+(?:,\s*[a-z\d]+)*$/;

const ofBrowser = Object.fromEntries(Object.keys(ASKED).map((property) => [property, rulesWith(property)]));

/** Rules of the browser's own sheet that say something of this property, in their order. */
function rulesWith(property) {
  return [...cssom.parse(USER_AGENT).cssRules].flatMap(({ style, selectorText }) => {
    const value = style?.getPropertyValue(property);
    if (!value) return [];
    const tags = IS_OF_TAGS.test(selectorText) ? new Set(selectorText.split(/,\s*/)) : null;
    const fits = (element) => (tags ? tags.has(element._localName) : matchesDontThrow(element, selectorText));
    return [{ value, fits }];
  });
}

/** The last word on a property, as jsdom reads it: rules by their order, then the element itself. */
function cascaded(element, property) {
  let found = '';
  const take = (value) => void (value && (found = value === 'unset' ? '' : value));
  for (const { value, fits } of ofBrowser[property]) if (fits(element)) take(value);
  const read = (rules) => {
    for (const { media, cssRules, selectorText, style } of rules) {
      if (media && Array.prototype.includes.call(media, 'screen')) read(cssRules);
      else if (media) continue;
      else if (style?.getPropertyValue(property) && matchesDontThrow(element, selectorText))
        take(style.getPropertyValue(property));
    }
  };
  for (const { cssRules } of element._ownerDocument.styleSheets._list) read(cssRules);
  take(element.style?.getPropertyValue(property));
  return found;
}

function valueOf(element, property) {
  const document = element._ownerDocument;
  // jsdom throws this away with every change of the document.
  const kept = element._attached ? (document._styleCache ??= new WeakMap()) : null;
  const values = kept && (memory.get(kept) ?? memory.set(kept, new Map()).get(kept));
  const ofProperty = values && (values.get(property) ?? values.set(property, new Map()).get(property));
  const known = ofProperty?.get(element);
  if (known !== undefined) return known;
  const own = cascaded(element, property);
  const parent = property in INHERITED && own === '' ? element.parentElement : null;
  const value = parent ? valueOf(parent, property) : own || ASKED[property];
  ofProperty?.set(element, value);
  return value;
}
const memory = new WeakMap();

/**
 * jsdom computes each property of an element that is asked for one, colours among them: half of what a query by role
 * takes. What queries ask is answered by itself, the same words as jsdom's; all else is left to jsdom.
 */
module.exports = function answerAskedStyles(window) {
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (wrapper, pseudo) => {
    const element = pseudo ? null : implForWrapper(wrapper);
    if (!element?._localName) return compute(wrapper, pseudo);
    const read = (name) => {
      const property = PROPERTIES[name] ?? name;
      const value = Object.hasOwn(ASKED, property) ? valueOf(element, property) : undefined;
      return value !== undefined && IS_PLAIN.test(value) ? value : undefined;
    };
    return new Proxy(
      {},
      {
        get(_, name) {
          if (name === 'getPropertyValue') return (property) => read(property) ?? compute(wrapper).getPropertyValue(property);
          const value = read(name);
          if (value !== undefined) return value;
          const whole = compute(wrapper);
          const other = whole[name];
          return typeof other === 'function' ? other.bind(whole) : other;
        },
      },
    );
  };
};
