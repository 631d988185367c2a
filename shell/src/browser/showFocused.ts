/**
 * Brings what the keyboard focuses into full sight (WCAG 2.4.11) where engines do not: Firefox leaves
 * it below a bar, WebKit shows the line of a field's text, Chromium 32 px in a row that scrolls sideways.
 */
export function showFocused({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const row = rowOf(target);
  if (!row) return;
  const { left, right } = target.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  if (left < box.left) row.scrollLeft -= box.left - left;
  else if (right > box.right) row.scrollLeft += Math.min(right - box.right, left - box.left);
}

function rowOf(element: Element): Element | null {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX)) return each;
  }
  return null;
}
