/**
 * What the styles of a component say of an element's own class, a line a rule: the media query it
 * stands in, what its selector adds to the class, and its declarations. For sizes that product.md
 * section 9 names, where no test has a layout to measure.
 */
export function rulesOf(element: Element): string {
  const read = (rules: CSSRuleList, within: string): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return read(rule.cssRules, `@media ${rule.conditionText} `);
      if (!(rule instanceof CSSStyleRule)) return [];
      return rule.selectorText.split(/,(?![^(]*\))/).flatMap((selector) => {
        const [, name = '', added = ''] = /^\.([\w-]+)(.*)$/.exec(selector.trim()) ?? [];
        return element.classList.contains(name) ? [`${within}&${added} {${rule.style.cssText}}`] : [];
      });
    });
  return [...document.styleSheets].flatMap(({ cssRules }) => read(cssRules, '')).join('\n');
}
