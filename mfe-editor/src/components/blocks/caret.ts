/** Where somebody writes in a text without markup, in characters from its beginning; null where that is elsewhere. */
export function readCaret(element: HTMLElement): number | null {
  const selection = getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return null;
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(selection.focusNode, selection.focusOffset);
  return range.toString().length;
}

/**
 * Gives a text that has got the focus the place to write as well, where the browser has not: what gives the
 * focus back after a dialog does not, and what is typed then would be lost.
 */
export function putCaret(element: HTMLElement, caret: number | null): void {
  const selection = getSelection();
  if (!selection || (selection.focusNode && element.contains(selection.focusNode))) return;
  const { firstChild } = element;
  if (!(firstChild instanceof Text)) return selection.selectAllChildren(element);
  selection.collapse(firstChild, Math.min(caret ?? firstChild.length, firstChild.length));
}

/** Takes away the spaces around a text; the place in it to write stays. Answers the text that is left. */
export function trimText(element: HTMLElement): string {
  const written = element.textContent;
  const clean = written.trim();
  const { firstChild } = element;
  if (clean === written) return clean;
  if (element.childNodes.length === 1 && firstChild instanceof Text) {
    firstChild.deleteData(written.trimEnd().length, written.length);
    firstChild.deleteData(0, firstChild.length - clean.length);
  } else element.textContent = clean;
  return clean;
}
