/** The id of the element that holds a custom error page; its style reaches nothing outside. */
export const CUSTOM_PAGE_ID = 'custom-error';

const MAX_CHARS = 20_000;

/**
 * Keeps a custom page's style to that page. `null` for a style that could leave it: braces that do
 * not close in turn, a closing tag, or rules that load something (`@import`), which the pages'
 * policy would refuse anyway.
 */
export function scopeStyle(style: string): string | null {
  if (style.trim() === '') return '';
  if (style.length > MAX_CHARS || /<\/?style|@import|@charset|@namespace/i.test(style) || !closesInTurn(style)) return null;
  return `#${CUSTOM_PAGE_ID}{${style}}`;
}

/**
 * Reads as a browser does: braces in strings and comments do not count, and neither may stay open.
 */
function closesInTurn(style: string): boolean {
  const rest = style.replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g, '');
  if (/["']|\/\*|\\/.test(rest)) return false;
  let depth = 0;
  for (const brace of rest.match(/[{}]/g) ?? []) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
