import {
  BLOCK_CALLS,
  callPath,
  changePageCall,
  changePageTextsCall,
  createPageCall,
  pageTreeCall,
  publishDocumentsCall,
  removePageCall,
} from '@spielplan/shared-contracts/api';
import type { APIRequestContext } from '@playwright/test';
import { editorOf } from '../fixtures/editorOf.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';

/** A page that no other journey looks at. */
const PAGE = { de: '/de/ueber-uns/freundeskreis', en: '/en/about/friends' };
const SITE = { content_type: 'site', object_id: 1 };
/** A section that a list shows above its entries. */
const SECTION = 'magazine-intro';
/** Each run, also a repeated one, writes words of its own: search knows them by their beginning. */
const RUN = Date.now().toString(36);
const [TITLE, DESCRIPTION, BLOCK, STORY, LIST] = ['titelx', 'beschreibx', 'bausteinx', 'storyx', 'listex'].map(
  (word) => word + RUN,
) as [string, string, string, string, string];

type Read = (request: APIRequestContext) => Promise<string>;
interface Place {
  name: string;
  read: Read;
  /** What it shows once it is published. */
  shows: (text: string) => boolean;
}

const textOf =
  (path: string): Read =>
  async (request) => {
    let text = '';
    // A machine with too much to do answers 503 now and then.
    await expect(async () => {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 200]);
      text = await answer.text();
    }).toPass({ intervals: [100], timeout: 60_000 });
    return text;
  };
const place = (name: string, path: string, ...words: string[]): Place => ({
  name,
  read: textOf(path),
  shows: (text) => words.every((word) => text.includes(word)),
});

/** The data for machines in a page. */
const readLinkedData: Read = async (request) => {
  const html = await textOf(PAGE.de)(request);
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) => json).join();
};

/** What a search finds, without the menus. */
const readResults: Read = async (request) => {
  const html = await textOf(`/de/search?q=${BLOCK}`)(request);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(BLOCK, '');
};

/** The entry of the page in the sitemap. */
const readSitemapEntry: Read = async (request) => {
  const index = await textOf('/sitemap.xml')(request);
  const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const texts = await Promise.all(parts.map((path) => textOf(path)(request)));
  const entries = texts.flatMap((text) => text.split('<url>'));
  return entries.find((entry) => entry.includes(`${PAGE.de}</loc>`)) ?? '';
};

test('what is published is in the page, lists, search, feeds, sitemap and linked data within two seconds, and nowhere before', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/^editor:/);
  await logIn(page, 'de');
  const ask = await editorOf(page);
  const story = (await textOf('/de/stories')(request)).match(/href="(\/de\/stories\/[a-z0-9-]+\/(\d+))"/);
  const [, storyPath = '', storyId = ''] = story ?? [];
  const about: { id: number } = await (await page.request.get(`/de/pageeditor-api/page${PAGE.de.slice(3)}`)).json();
  const section: { id: number } = await (await page.request.get(`/de/pageeditor-api/container/by-slug/${SECTION}?edit=1`)).json();
  const ofPage = { content_type: 'page', object_id: about.id };
  const ofStory = { content_type: 'article', object_id: Number(storyId) };
  const before = await readSitemapEntry(request);

  const places: Place[] = [
    place('page', PAGE.de, `<title>${TITLE}`, DESCRIPTION, BLOCK),
    place('page in the other language', PAGE.en, BLOCK),
    place('story', storyPath, STORY),
    place('list', '/de/stories', LIST),
    { name: 'search', read: readResults, shows: (text) => text.includes(PAGE.de) },
    place('results of the title', `/api/search/?lang=de&query=${TITLE}`, PAGE.de),
    place('suggestions', `/api/search/autocomplete/?lang=de&query=${TITLE.slice(0, -1)}`, TITLE),
    { name: 'linked data', read: readLinkedData, shows: (text) => text.includes(TITLE) },
    { name: 'sitemap', read: readSitemapEntry, shows: (text) => text !== '' && text !== before },
  ];
  /** Nothing of a document is in these; a draft must not be, either. */
  const others: Place[] = [
    place('feed', '/de/stories/feed.xml'),
    place('calendar', '/de/programm/veranstaltungen'),
    place('home', '/de'),
  ];
  const words = [TITLE, DESCRIPTION, BLOCK, STORY, LIST];

  await test.step('a draft is nowhere', async () => {
    // All of them are in the caches before.
    for (const { read } of [...places, ...others]) await read(request);
    const texts = callPath(changePageTextsCall, { lang: 'de', id: about.id });
    await ask('PATCH', texts, { title: TITLE, headline: TITLE, meta_title: TITLE, meta_description: `Ein ${DESCRIPTION}.` });
    const text = callPath(BLOCK_CALLS.text.create, { lang: 'de' });
    await ask('POST', text, { ...ofPage, parent: null, slug: '', content: `<p>${BLOCK}</p>` });
    await ask('POST', text, { ...ofStory, parent: null, slug: '', content: `<p>${STORY}</p>` });
    await ask('POST', text, { ...SITE, parent: section.id, slug: '', content: `<p>${LIST}</p>` });
    for (const { name, read } of [...places, ...others]) {
      const found = await read(request);
      const shown = name === 'search' ? [PAGE.de] : words;
      expect([name, shown.filter((word) => found.includes(word))]).toEqual([name, []]);
    }
    expect(await readSitemapEntry(request)).toBe(before);
  });

  await test.step('published it is everywhere', async () => {
    await ask('POST', callPath(publishDocumentsCall, { lang: 'de' }), { documents: [ofPage, ofStory, SITE] });
    await Promise.all(
      places.map(({ name, read, shows }) =>
        expect.poll(async () => shows(await read(request)), { message: name, intervals: [200], timeout: 60_000 }).toBe(true),
      ),
    );
  });
});

test('pages that link to a page lead to its new address once it was renamed, in both languages', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/^editor:/);
  await logIn(page, 'de');
  const ask = await editorOf(page);
  const makePage = async (de: string, en: string) => {
    const body = { titles: { de, en }, paths: { de: `${de}-${RUN}`, en: `${en}-${RUN}` }, parent: null };
    const [made] = pageTreeCall.answer.parse(await ask('POST', callPath(createPageCall), body)).pages;
    const id = made!.id;
    await ask('PATCH', callPath(changePageCall, { id }), { is_online: true });
    return id;
  };
  const [id, from] = [await makePage('ziel', 'target'), await makePage('von-hier', 'from-here')];
  const content = `<p><a href="/de/ziel-${RUN}">Ziel</a></p>`;
  const ofPage = { content_type: 'page', object_id: from };
  await ask('POST', callPath(BLOCK_CALLS.text.create, { lang: 'de' }), { ...ofPage, parent: null, slug: '', content });
  await ask('POST', callPath(publishDocumentsCall, { lang: 'de' }), { documents: [ofPage] });
  const [inGerman, inEnglish] = [textOf(`/de/von-hier-${RUN}`), textOf(`/en/from-here-${RUN}`)];
  const bothLeadTo = (de: string, en: string) =>
    Promise.all(
      [[inGerman, `href="/de/${de}-${RUN}"`] as const, [inEnglish, `href="/en/${en}-${RUN}"`] as const].map(([read, link]) =>
        expect.poll(() => read(request), { message: link, intervals: [100], timeout: 60_000 }).toContain(link),
      ),
    );
  await bothLeadTo('ziel', 'target');

  await ask('PATCH', callPath(changePageCall, { id }), { paths: { de: `umzug-${RUN}`, en: `moved-${RUN}` } });
  await bothLeadTo('umzug', 'moved');
  for (const each of [id, from]) await ask('DELETE', callPath(removePageCall, { id: each }));
});
