import { eq, sql } from 'drizzle-orm';
import {
  type CheckedDocument,
  type ContentFinding,
  documentChecksCall,
  type DocumentRef,
  type SiteChecks,
  siteChecksCall,
} from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { auditLog, media, modules, pages } from '../../platform/database/schema/index.ts';
import { openDesk, type EditorsDesk, setPublishing } from '../../testing/editorsDesk.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../../testing/testProvider.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };
const STORY: DocumentRef = { content_type: 'article', object_id: 1 };

let provider: TestProvider;
let editor: Visitor;
let desk: EditorsDesk;
beforeAll(async () => {
  provider = await startTestProvider();
  await setPublishing(provider, 'draft');
  editor = await newEditor(provider.url);
  desk = openDesk(editor);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const check = async (query: DocumentRef, lang: 'de' | 'en' = 'de') => {
  const { status, body } = await desk.ask('documentChecks', { query, lang });
  expect(status).toBe(200);
  return documentChecksCall.answer.parse(body).findings.filter((finding) => finding.lang === lang);
};
const told = (findings: readonly ContentFinding[], block?: number) =>
  findings
    .filter((finding) => block === undefined || finding.block === block)
    .map(({ rule, field, words }) => [rule, field, words].filter(Boolean).join(' '));

async function checkSite(): Promise<{ documents: CheckedDocument[]; answers: SiteChecks[] }> {
  const answers: SiteChecks[] = [];
  for (let next: string | null = ''; next !== null;) {
    const { status, body } = await desk.ask('siteChecks', { query: next ? { after: next } : {} });
    expect(status).toBe(200);
    const answer = siteChecksCall.answer.parse(body);
    answers.push(answer);
    next = answer.next;
  }
  return { documents: answers.flatMap(({ documents }) => documents), answers };
}

it('what is written is checked before it is published, with the block and the field it is in', async () => {
  const { id } = await desk.create('text', ABOUT, { content: '<p>Karten gibt es <a href="/de/besuch">hier</a></p>' });
  expect(told(await check(ABOUT), id)).toEqual(['link-text content hier']);
  // The words were copied: until somebody translates them the other language is open.
  expect(told(await check(ABOUT, 'en'), id)).toEqual(['link-text content hier', 'untranslated']);
  provider.clock.forward(5);
  await desk.ask('text.patch', { params: { id }, body: { content: '<p>Tickets at the desk</p>' }, lang: 'en' });
  expect(told(await check(ABOUT, 'en'), id)).toEqual([]);
  expect(told(await check(ABOUT), id)).toEqual(['link-text content hier']);
});

it('links of the site that lead nowhere are told, and no others', async () => {
  const { db } = provider.context;
  const [offline] = await db.select().from(pages).where(eq(pages.isOnline, false)).limit(1);
  await db.execute(sql`insert into redirects (lang, old_path, new_path) values ('de', '/de/umgezogen', '/de/besuch')`);
  const dead = [
    '/de/gibt-es-nicht',
    `/de/${offline?.path.de}`,
    '/de/team/niemand/99999',
    '/de/stories/nichts/99999?x=1',
    '/en/visit/nowhere/',
  ];
  const alive = [
    '/de',
    '/de/besuch',
    '/de/besuch/?x=1#oben',
    '/en/visit',
    '/de/umgezogen',
    '/de/agb',
    '/de/stories/regen/1',
    '/de/stories/feed.xml',
    '/de/stories/tags',
    '/de/programm/veranstaltungen',
    '/de/search/alles',
    '/webshop/cart',
    '/media/uploads/x.pdf',
    '#oben',
    'https://example.org/de/gibt-es-nicht',
    'mailto:haus@example.org',
  ];
  const children = [...dead, ...alive].map((link_url) => ({
    link_url,
    link_text: `Zu ${link_url}`,
    link_open_in_new_window: false,
    sticky: false,
  }));
  const { id } = await desk.create('anchor_list', ABOUT, { children });
  expect(told(await check(ABOUT), id)).toEqual(dead.map((href, index) => `dead-link children.${index}.link_text ${href}`));
});

it('a picture of the library has the text, or is the decoration, that the library says', async () => {
  const { db } = provider.context;
  const keys = [1, 2, 3].map((digit) => `0000000${digit}-0000-4000-8000-000000000000`);
  for (const [index, key] of keys.entries())
    await db.insert(media).values({
      key,
      fileId: key,
      name: 'x',
      alt: { de: index === 0 ? 'Halle' : '', en: '' },
      isDecorative: index === 1,
      createdAt: new Date(provider.clock.now()),
    });
  const children = keys.map((key) => ({ image: { base: `/media/uploads/${key}`, alt: '' } }));
  await db.insert(modules).values({
    pageId: 3,
    position: 900,
    slug: 'aus-der-bibliothek',
    model: 'image_list',
    fields: { de: { children }, en: { children } },
    columns: [],
  });
  const page: DocumentRef = { content_type: 'page', object_id: 3 };
  expect(told(await check(page))).toEqual(['picture-alt children.2.image']);
  expect(told(await check(page, 'en'))).toEqual(['picture-alt children.0.image', 'picture-alt children.2.image']);
});

it('the whole site comes document by document, with titles and addresses, sections by the screen they stand on', async () => {
  await desk.create('text', STORY, { content: '<p>' });
  const box = await desk.create('container', { content_type: 'site', object_id: 1 }, {}, { slug: 'team-probe' });
  const { documents, answers } = await checkSite();
  const of = (type: string, title: string) => documents.find((each) => each.content_type === type && each.titles.de === title);
  expect(told(of('page', (await titleOf(5)) ?? '')?.findings ?? [])).toContain('link-text content hier');
  expect(documents.find(({ object_id: id, content_type: type }) => id === 1 && type === 'article')?.urls.en).toMatch(
    /^\/en\/stories\/.+\/1$/,
  );
  expect(of('site', 'team-probe')).toMatchObject({ urls: { de: '/de/team', en: '/en/team' }, findings: [{ block: box.id }, {}] });
  expect(answers.reduce((sum, { checked }) => sum + checked, 0)).toBe(answers[0]?.total);
  for (const { findings } of atLeastOne(documents)) expect(findings.length).toBeGreaterThan(0);
});

async function titleOf(id: number) {
  const [page] = await provider.context.db.select().from(pages).where(eq(pages.id, id));
  return page?.title.de;
}

it('who publishes or plans with errors is kept with their number, who publishes without is not', async () => {
  const { db } = provider.context;
  const lines = async () =>
    (await db.select().from(auditLog).where(eq(auditLog.event, 'published_with_errors'))).map(({ detail, accountId }) => [
      detail,
      accountId,
    ]);
  const clean: DocumentRef = { content_type: 'page', object_id: 2 };
  await desk.create('text', clean, { content: '<p>Gut</p>' });
  await desk.documents('publishDocuments', [clean]);
  expect(await lines()).toEqual([]);
  const at = new Date(provider.clock.now() + 3_600_000).toISOString();
  await desk.documents('publishDocuments', [clean, ABOUT], { at });
  await desk.documents('publishDocuments', [ABOUT]);
  const errors = (await check(ABOUT))
    .concat(await check(ABOUT, 'en'))
    .filter(({ rule }) => /link|alt|contrast/.test(rule)).length;
  expect(errors).toBeGreaterThan(5);
  expect(await lines()).toEqual([
    [`page 5 ${errors} ${at}`, expect.any(Number)],
    [`page 5 ${errors}`, expect.any(Number)],
  ]);
});

it('is for editors, and asked for a document that is there', async () => {
  const visitor = await newVisitor(provider.url, { withToken: false });
  const path = '/de/pageeditor-api/documents/checks/';
  expect((await visitor.get(`${path}?content_type=page&object_id=1`)).status).toBe(401);
  expect((await visitor.get(siteChecksCall.path)).status).toBe(401);
  expect((await editor.get(`${path}?content_type=page&object_id=99999`)).status).toBe(404);
  expect((await editor.get(`${siteChecksCall.path}?after=;drop`)).status).toBe(400);
  expect((await editor.get(`${siteChecksCall.path}?after=page%209000000000`)).status).toBe(400);
  const answer = await editor.get(siteChecksCall.path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});
