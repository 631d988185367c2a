import { budgetPages } from '../fixtures/budgetPages.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';

/** What editing puts into a document, and into the data that a page begins with. */
const TRACES = [
  /<[^>]*\b(?:edit-mode|data-frame|data-drag-handle|contenteditable|data-rich-text)\b[^>]*>/g,
  /"(?:source|gap|editing|revision|changes)":.{0,40}/g,
  /<(?:script|link)[^>]*\/remotes\/editor\/[^>]*>/g,
];

test('no page of a visitor has a trace of editing, and an editor who only reads gets the same content', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/^editor:/);
  const pages = await budgetPages(request);
  expect(pages).toHaveLength(9);
  await logIn(page, 'de');
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect(
      TRACES.flatMap((trace) => html.match(trace) ?? []),
      path,
    ).toEqual([]);
    const data = await (await request.get(`/_data${path}`)).text();
    expect(
      TRACES.flatMap((trace) => data.match(trace) ?? []),
      `the data of ${path}`,
    ).toEqual([]);
    const read = await (await page.request.get(path)).text();
    expect(contentOf(read), path).toBe(contentOf(html));
  }
  // The check sees what it looks for: the same page while it is edited.
  const edited = await (await page.request.get('/de/ueber-uns/spielzeit?edit=1')).text();
  expect(TRACES.flatMap((trace) => edited.match(trace) ?? [])).not.toEqual([]);
});

/** All between the header and the footer, but for the minute at which a provider knew what is left. */
function contentOf(html: string): string {
  const content = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect(content.length).toBeGreaterThan(500);
  return content.replaceAll(/<small>Stand \d\d:\d\d Uhr<\/small>/g, '');
}
