import { desc, eq } from 'drizzle-orm';
import {
  callPath,
  FORM_FIELD_TYPES,
  formCall,
  BLOCK_CALLS,
  type BlockModel,
  type PageBlock,
  pageCall,
  submitFormCall,
} from '@spielplan/shared-contracts/api';
import { editors, formEntries } from '../database/schema/index.ts';
import { EXAMPLE_BLOCKS } from '../../documents/blocks/testing/exampleBlocks.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';

let provider: TestProvider;
let editor: Visitor;
let pageId = 0;
beforeAll(async () => {
  provider = await startTestProvider({ formRateLimit: 10_000 });
  editor = await newEditor(provider.url);
  const page = await editor.get(callPath(pageCall, { lang: 'de', path: 'ueber-uns' }));
  pageId = ((await page.json()) as { id: number }).id;
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

/** What somebody may write into a field that is no markup. */
const PLAIN = [
  'Brot & Spiele',
  '<b>fett</b>',
  '&amp;',
  '&amp;amp;lt;',
  '"><script>alert(1)</script>',
  'a < b > c',
  '&#38;copy',
  '‘x’',
];
/** The same as rich text, which has to be markup in the end. */
const RICH = PLAIN.map((text) => `<p>${text}</p><iframe>&amp;</iframe><xmp>&lt;</xmp>`);

async function save(model: BlockModel, fields: object, id: number | null = null): Promise<PageBlock> {
  const { create, patch } = BLOCK_CALLS[model];
  const place = { parent: null, content_type: 'page', object_id: pageId, slug: '' };
  const response = await (id === null
    ? editor.send('POST', callPath(create, { lang: 'de' }), { ...EXAMPLE_BLOCKS[model].input, ...place, ...fields })
    : editor.send('PATCH', callPath(patch, { lang: 'de', id }), fields));
  const body = (await response.json()) as PageBlock;
  expect([response.status, body]).toEqual([id === null ? 201 : 200, expect.objectContaining({ model })]);
  return body;
}

it.each(PLAIN)('a headline of %j is that headline, however often it is saved', async (text) => {
  let saved = await save('headline', { content: text });
  for (let time = 0; time < 3; time += 1) {
    expect(saved['content']).toBe(text);
    saved = await save('headline', { content: saved['content'] }, saved.id);
  }
});

it.each(RICH)('rich text of %j is cleaned once, and saving it again changes nothing', async (text) => {
  const first = await save('text', { content: text });
  expect(String(first['content'])).not.toMatch(/<script|<iframe|<xmp/);
  let saved = first;
  for (let time = 0; time < 3; time += 1) {
    saved = await save('text', { content: saved['content'] }, saved.id);
    expect(saved['content']).toBe(first['content']);
  }
});

it.each(PLAIN)('the name %j is stored as it was written and escaped once where it is shown', async (name) => {
  const { db } = provider.context;
  for (let time = 0; time < 2; time += 1) {
    const fields = { first_name: name, last_name: name };
    expect((await editor.submit('/webshop/account/profile?lang=de', fields)).status).toBe(303);
    const [row] = await db.select().from(editors).where(eq(editors.username, 'redaktion'));
    expect([row?.firstName, row?.lastName]).toEqual([name, name]);
  }
  const page = await (await editor.get('/webshop/account/profile?lang=de')).text();
  const shown = /id="first_name"[^>]* value="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(shown.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))).toBe(name);
});

it.each(PLAIN)('a form entry of %j is kept as it was sent', async (text) => {
  const { fields } = formCall.answer.parse(await (await editor.get(callPath(formCall, { lang: 'de', id: 1 }))).json());
  const values = fields.flatMap(({ slug, field_type: type, choices }): [string, string | true][] => {
    if (type === FORM_FIELD_TYPES.text || type === FORM_FIELD_TYPES.textarea) return [[slug, text]];
    if (type === FORM_FIELD_TYPES.email) return [[slug, 'ada@haus.example']];
    if (type === FORM_FIELD_TYPES.consent) return [[slug, true]];
    return type === FORM_FIELD_TYPES.select ? [[slug, choices[0]?.value ?? '']] : [];
  });
  const entry = { form: 1, field_values: Object.fromEntries(values), elapsed_ms: 60_000 };
  const answer = await editor.send('POST', callPath(submitFormCall, { lang: 'de' }), entry);
  expect([answer.status, await answer.text()]).toEqual([201, expect.any(String)]);
  const [row] = await provider.context.db.select().from(formEntries).orderBy(desc(formEntries.id)).limit(1);
  expect(JSON.stringify(row)).toContain(JSON.stringify(text));
});
