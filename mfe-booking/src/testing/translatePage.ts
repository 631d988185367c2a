/** As a browser translates a page: each text gives its place to two `font` elements with other words, numbers kept. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('style')) continue;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    font.append(inner);
    text.replaceWith(font);
  }
}
