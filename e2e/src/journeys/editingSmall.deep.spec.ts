import type { Page } from '@playwright/test';
import { askAxe } from '../fixtures/askAxe.ts';
import { comeToRest } from '../fixtures/comeToRest.ts';
import { discardDraft, type EditedPage, EDITOR_WORDS, openEditing, sendAsEditor, write } from '../fixtures/editing.ts';
import { findHiddenFocus } from '../fixtures/findHiddenFocus.ts';
import { findLostText } from '../fixtures/findLostText.ts';
import { findUnpressable } from '../fixtures/findUnpressable.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, type Language, TOOLBAR_MENU } from '../fixtures/words.ts';

/** All of a language look at one page, one after the other; each run writes words of its own. */
const PATHS = { de: '/de/ueber-uns/atelier-am-wehr', en: '/en/education' } as const;
const RUN = String(Date.now()).slice(-7);
/** Stops of Tab that are tried in each state. */
const STOPS = 12;

interface Setting {
  name: string;
  size: readonly [number, number];
  isUndecided?: boolean;
  media?: Parameters<Page['emulateMedia']>[0];
  /** Rules that axe cannot judge there. */
  besides?: readonly string[];
}
const SETTINGS: readonly Setting[] = [
  // Axe measures what lies half under banner or header; whether it can be pressed is asked besides.
  { name: 'a phone that has not decided about cookies', size: [390, 700], isUndecided: true, besides: ['target-size'] },
  { name: 'the narrowest phone', size: [320, 568], besides: ['target-size'] },
  { name: 'a desk at 400 %', size: [320, 256] },
  { name: 'a desk at 200 %', size: [640, 400] },
  { name: 'a tablet', size: [768, 1024] },
  // The colours are the reader's own; axe sees those that they have replaced.
  { name: 'forced colours', size: [1280, 800], media: { forcedColors: 'active' }, besides: ['color-contrast'] },
  { name: 'less motion', size: [1280, 800], media: { reducedMotion: 'reduce' } },
];

interface Draft extends EditedPage {
  lang: Language;
  /** The headline whose frame has the focus, and its id. */
  headline: string;
  id: number;
  /** What stands in the last one of three columns. */
  columns: string;
}
const COMPARE = { de: 'Mit jetzt vergleichen', en: 'Compare with now' } as const;
const READING = { de: 'Änderungen werden gelesen', en: 'Reading the changes' } as const;
const press = (key: string) => async (draft: Draft) => draft.page.keyboard.press(key);
const entry = (name: Readonly<Record<Language, string>>) => async (draft: Draft) => {
  const { toolbar, lang } = draft;
  await toolbar.getByRole('button', { name: TOOLBAR_MENU[lang], exact: true }).press('Enter');
  if (name[lang]) await toolbar.getByRole('button', { name: name[lang], exact: true }).press('Enter');
};

/** All that an editor can have open, from the frame of a headline, by keyboard. The last one ends the draft. */
const STATES: Readonly<Record<string, (draft: Draft) => Promise<unknown>>> = {
  block: async () => undefined,
  blockMenu: press('Shift+F10'),
  columnsMenu: async ({ page, columns }) => {
    await page.locator('[data-frame]').filter({ hasText: columns }).first().focus();
    await page.keyboard.press('Shift+F10');
    await page.keyboard.press('ArrowUp');
  },
  kinds: press('/'),
  panel: press('s'),
  move: press('m'),
  keys: press('?'),
  menu: entry({ de: '', en: '' }),
  schedule: entry({ de: 'Änderungen und Termin …', en: 'Changes and schedule …' }),
  history: openHistory,
  compare: async (draft) => {
    await openHistory(draft);
    await draft.page.getByRole('dialog').getByRole('button', { name: COMPARE[draft.lang] }).last().press('Enter');
    await expect(draft.page.getByRole('dialog').getByRole('button', { name: COMPARE[draft.lang] })).toHaveCount(0);
    await expect(draft.page.getByRole('dialog').getByText(READING[draft.lang])).toHaveCount(0);
  },
  preview: entry({ de: 'Vorschau-Link …', en: 'Preview link …' }),
  pageTexts: entry({ de: 'Titel und Beschreibungen …', en: 'Titles and descriptions …' }),
  link: openLink,
  linkInColumn: (draft) => openLink(draft, draft.columns),
  conflict: openConflict,
};

for (const lang of LANGUAGES)
  test.describe(`in ${lang}`, () => {
    test.describe.configure({ mode: 'default', timeout: 240_000 });
    for (const setting of SETTINGS) test.describe(setting.name, () => lookAround(setting, lang));
    test.describe('on a phone', () => correctByTouch(lang));
  });

function lookAround({ name, size: [width, height], isUndecided = false, media, besides = [] }: Setting, lang: Language): void {
  test.use({ isUndecided });

  test(`all of editing is in sight, can be pressed and pleases axe: ${name} (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/^editor:|response: 4(09|12)|console\.error: Failed to load resource/);
    await page.setViewportSize({ width, height });
    if (media) await page.emulateMedia(media);
    await logIn(page, lang);
    const draft = await openDraft(page, lang);
    await seeAll(page);
    for (const [state, open] of Object.entries(STATES)) {
      await draft.frame(draft.headline).focus();
      await open(draft);
      await comeToRest(page);
      expect.soft(await look(page, width, besides), state).toEqual([]);
      await leave(page);
    }
    await discardDraft(page, PATHS[lang]);
  });
}

/** What has never been on screen has a guessed size, and axe takes what lies behind it for its ground. */
async function seeAll(page: Page): Promise<void> {
  await page.keyboard.press('Control+End');
  await comeToRest(page);
}

/** A draft with a headline and a text above what the page has. */
async function openDraft(page: Page, lang: Language): Promise<Draft> {
  const document = await discardDraft(page, PATHS[lang]);
  const headline = `Block ${RUN}`;
  const top = { ...document, parent: null, slug: '' };
  const send = (path: string, fields: object) => sendAsEditor(page.request, path, { ...top, ...fields }, { lang });
  const { id } = (await send('headline/', { position: 0, headline_level: 2, content: headline })) as { id: number };
  await send('text/', { position: 1, content: `<p>Text ${RUN}</p>` });
  const columns = `Narrow ${RUN}`;
  const classes = [3, 6, 3].map((span) => ({ classes: `col-${span}` }));
  const around = (await send('container/', { position: 2, columns: classes })) as { id: number };
  await send('text/', { parent: around.id, column: 2, position: 0, content: `<p>${columns}</p>` });
  return { ...(await openEditing(page, PATHS[lang], lang)), lang, headline, id, columns };
}

async function look(page: Page, width: number, besides: readonly string[]): Promise<string[]> {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(widest > width ? [`wider than its window: ${widest}`] : []),
    ...(await askAxe(page, besides)),
    ...(await findLostText(page)),
    ...(await findUnpressable(page)),
    ...(await findHiddenFocus(page, STOPS)),
  ];
}

/** Closes what is open, from the inside out. */
async function leave(page: Page): Promise<void> {
  const open = page.locator('dialog:modal, [role=menu], section[data-editing] [aria-expanded=true], [role=group] input:focus');
  for (let presses = 0; presses < 4 && (await open.count()) > 0; presses += 1) await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
}

async function openHistory(draft: Draft): Promise<void> {
  await entry({ de: 'Verlauf …', en: 'History …' })(draft);
  await expect(draft.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

/** Looks for a page to link to, from a text with markup. */
async function openLink({ page, frame }: Draft, words = `Text ${RUN}`): Promise<void> {
  await frame(words).getByRole('textbox').focus();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('toolbar').getByRole('button', { name: 'Link', exact: true }).press('Enter');
  await page.keyboard.type('haus');
  await expect(page.getByText(/^\d+ (gefunden|found)$/)).toBeVisible();
}

/** Somebody else has written the headline meanwhile. */
async function openConflict(draft: Draft): Promise<void> {
  const { page, headline, id, lang } = draft;
  const words = EDITOR_WORDS[lang];
  await sendAsEditor(page.request, `headline/${id}/`, { content: `Elsewhere ${RUN}` }, { method: 'PATCH', lang });
  await write(draft, headline, `Mine ${RUN}`);
  await expect(draft.toolbar.locator('[data-saving=undecided]')).toBeVisible();
  await draft.frame(`Mine ${RUN}`).focus();
  await page.getByRole('button', { name: words.solve }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Elsewhere');
}

function correctByTouch(lang: Language): void {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test(`a text is read, corrected and published by touch (${lang})`, async ({ page, request, complaints }) => {
    complaints.allow(/^editor:/);
    await logIn(page, lang);
    const draft = await openDraft(page, lang);
    const { toolbar } = draft;
    const publish = async () => {
      await toolbar.getByRole('button', { name: TOOLBAR_MENU[lang], exact: true }).tap();
      await toolbar.getByRole('button', { name: { de: 'Seite veröffentlichen', en: 'Publish the page' }[lang] }).tap();
      await expect(toolbar.locator('[data-state=published]')).toBeAttached();
    };
    const published = async () => (await request.get(PATHS[lang])).text();
    const writable = (words: string) => draft.frame(words).getByRole('textbox').filter({ hasText: words });
    await writable(draft.headline).tap();
    await page.keyboard.press('End');
    await page.keyboard.type(' korrigiert');
    await writable(`Text ${RUN}`).tap();
    await expect(page.locator('.ProseMirror')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' ergänzt');
    await draft.saved();
    await publish();
    await expect.poll(published).toContain(`${draft.headline} korrigiert`);
    expect(await published()).toContain(`Text ${RUN} ergänzt`);
    for (const words of [draft.headline, `Text ${RUN}`, draft.columns]) {
      await page.locator('[data-frame]').filter({ hasText: words }).first().focus();
      await page.keyboard.press('Delete');
    }
    await draft.saved();
    await publish();
    await expect.poll(published).not.toContain(RUN);
  });
}
