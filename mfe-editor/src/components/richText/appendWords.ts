/**
 * Puts words to the end of a text with markup, as if they were
 * typed there; a line break begins a paragraph or an entry.
 */
export function appendWords(html: string, words: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const { content } = template;
  if (!content.querySelector('p, li')) template.innerHTML = `<p>${html}</p>`;
  let last = [...content.querySelectorAll('p, li')].at(-1)!;
  for (const [index, line] of words.split('\n').entries()) {
    if (index > 0) {
      const next = last.cloneNode(false) as Element;
      last.after(next);
      last = next;
    }
    last.append(line);
  }
  return template.innerHTML;
}
