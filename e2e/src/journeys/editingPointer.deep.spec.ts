import type { Locator, Page } from '@playwright/test';
import { discardDraft, type EditedPage, openEditing, sendAsEditor } from '../fixtures/editing.ts';
import { findCoveredTexts } from '../fixtures/findCoveredTexts.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';

const PATHS = { drag: '/de/ueber-uns/presse', copy: '/de/besuch/gruppen', paste: '/de/besuch/anfahrt' } as const;
const RUN = String(Date.now()).slice(-7);
const NAMES = ['eins', 'zwei', 'drei'];
/** As LibreOffice puts a document into the clipboard. */
const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/>
<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head>
<body lang="de-DE" dir="ltr"><h2 class="western">Sommer ${RUN}</h2>
<p style="line-height: 100%; margin-bottom: 0.25cm">Ab <b>Juni</b> spielen wir <i>draußen</i>.</p>
<ul><li><p style="margin-bottom: 0cm">Decke</p></li></ul></body></html>`;

/** A draft with three headlines and a block with two columns; what was there before stays below. */
async function prepare(page: Page, path: string): Promise<EditedPage> {
  const document = await discardDraft(page, path);
  const top = { ...document, parent: null, slug: '' };
  for (const [position, name] of NAMES.entries())
    await sendAsEditor(page.request, 'headline/', { ...top, position, headline_level: 3, content: `Block ${name} ${RUN}` });
  await sendAsEditor(page.request, 'container/', { ...top, position: 3, columns: [{ classes: 'col-6' }, { classes: 'col-6' }] });
  return openEditing(page, path, 'de');
}

const named = (edited: EditedPage, name: string) => edited.frame(`Block ${name} ${RUN}`);
/** The names of the blocks, in the order of the page. */
async function order({ page, frames }: EditedPage): Promise<string[]> {
  const texts = await frames.filter({ hasNot: page.locator('[data-frame]') }).allTextContents();
  return texts.flatMap((text) => /Block (\w+) /.exec(text)?.[1] ?? []);
}

/** Takes a block by its handle to a point of another element, in steps as a hand does. */
async function drag(page: Page, block: Locator, target: Locator, at: (box: Box) => { x: number; y: number }): Promise<void> {
  await block.hover();
  const handle = (await block.locator('[data-drag-handle]').boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  const { x, y } = at((await target.boundingBox())!);
  await page.mouse.move(x + 8, y + 8, { steps: 8 });
  await page.mouse.move(x, y, { steps: 4 });
  await expect(page.locator('[data-drop-line]')).toBeVisible();
}
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const upperEdge = ({ x, y, width }: Box) => ({ x: x + width / 2, y: y + 3 });
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Between them teasers, logos, buttons and questions. */
for (const path of ['/de', '/de/besuch', '/de/ueber-uns/freundeskreis'])
  test(`every text is written where it is pressed, also where a link covers all of it: ${path}`, async ({ page, complaints }) => {
    complaints.allow(/^editor:/);
    await logIn(page, 'de');
    await openEditing(page, path, 'de');
    expect(await findCoveredTexts(page)).toEqual([]);
  });

test('a block is dragged to another place and into a column, Escape leaves it where it was, and keys do the same', async ({
  page,
  complaints,
}) => {
  complaints.allow(/^editor:/);
  // All of it in sight: scrolling while dragging is the browser's.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await logIn(page, 'de');
  const edited = await prepare(page, PATHS.drag);
  await expect.poll(() => order(edited)).toEqual(NAMES);

  await test.step('above another one', async () => {
    await drag(page, named(edited, 'drei'), named(edited, 'eins'), upperEdge);
    await page.mouse.up();
    await expect.poll(() => order(edited)).toEqual(['drei', 'eins', 'zwei']);
    await expect(page.locator('[data-drop-line]')).toHaveCount(0);
  });

  await test.step('Escape ends it', async () => {
    await drag(page, named(edited, 'zwei'), named(edited, 'drei'), upperEdge);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-drop-line]')).toHaveCount(0);
    await page.mouse.up();
    await expect.poll(() => order(edited)).toEqual(['drei', 'eins', 'zwei']);
  });

  await test.step('into the second column', async () => {
    const column = page.locator('[data-frame]:has([data-column])').first().locator('[data-column]').nth(1);
    await drag(page, named(edited, 'eins'), column, middle);
    await page.mouse.up();
    await expect(column).toContainText(`Block eins ${RUN}`);
  });

  await test.step('keys move it on, and all of it is stored', async () => {
    await named(edited, 'zwei').focus();
    await page.keyboard.press('Alt+Shift+ArrowUp');
    await expect.poll(() => order(edited)).toEqual(['zwei', 'drei', 'eins']);
    await edited.saved();
    await page.reload();
    await edited.saved();
    await expect.poll(() => order(edited)).toEqual(['zwei', 'drei', 'eins']);
  });
  await discardDraft(page, PATHS.drag);
});

test('blocks are copied to another page in another tab, and text of a word processor becomes blocks', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/^editor:/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, 'de');
  const from = await prepare(page, PATHS.copy);
  const other = await context.newPage();
  const into = await prepare(other, PATHS.paste);

  await test.step('by the clipboard of the machine', async () => {
    await page.bringToFront();
    await named(from, 'zwei').focus();
    await page.keyboard.press('ControlOrMeta+c');
    await expect(from.toolbar).toContainText('Kopiert.');
    await other.bringToFront();
    await into.frames.first().focus();
    await other.keyboard.press('ControlOrMeta+v');
    await expect.poll(() => order(into)).toEqual(['eins', 'zwei', 'zwei', 'drei']);
    await into.saved();
  });

  await test.step('from a word processor', async () => {
    await other.evaluate(async (html) => {
      const parts = { 'text/html': html, 'text/plain': 'Sommer' };
      const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)]);
    }, LIBRE_OFFICE);
    await into.frames.first().focus();
    await other.keyboard.press('ControlOrMeta+v');
    const headline = into.frame(`Sommer ${RUN}`);
    await expect(headline.getByRole('heading', { level: 2 })).toBeVisible();
    const written = into.frames.nth(2);
    await expect(written.locator('strong', { hasText: 'Juni' })).toBeVisible();
    await expect(written.locator('em', { hasText: 'draußen' })).toBeVisible();
    await expect(written.getByRole('listitem')).toHaveText('Decke');
    await into.saved();
  });
  await discardDraft(other, PATHS.paste);
  await discardDraft(page, PATHS.copy);
});
