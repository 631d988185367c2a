import { type BlockModel, type DocumentRef, type PreparedBlock } from '@spielplan/shared-contracts/api';
import { describeProblem } from '@spielplan/shared-contracts/rules/field-rules';
import { type FieldRuleCase, fieldRuleCases, withValueAt } from '@spielplan/shared-contracts/testing';
import { sql } from 'drizzle-orm';
import { type EditorsDesk, openDesk } from '../../testing/editorsDesk.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { EXAMPLE_BLOCKS } from './testing/exampleBlocks.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 3 };
const PLACE = { ...ABOUT, parent: null, slug: '' };
const CASES = fieldRuleCases();
const PREPARED_AT_ONCE = 20;

let provider: TestProvider;
let desk: EditorsDesk;
beforeAll(async () => {
  provider = await startTestProvider();
  desk = openDesk(await newEditor(provider.url));
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

function brokenFields({ model, path, value }: FieldRuleCase): Record<string, unknown> {
  const input: Record<string, unknown> = EXAMPLE_BLOCKS[model].input;
  // Entries that are too many are as good as those that are there.
  const parts = Array.isArray(value) ? value.map(() => (input[path] as object[])[0]) : value;
  return withValueAt(input, path, parts);
}

const refusalOf = ({ path, problem }: FieldRuleCase, lang: 'de' | 'en') => ({
  error: 'INVALID_BODY',
  code: 'SP-1004',
  field: path,
  detail: describeProblem(problem, lang),
  ...problem,
});

it.each(CASES.map((each) => [each.model, each.path, each.problem.rule, each] as const))(
  'creating and changing %s is refused at %s: %s',
  async (model, path, rule, each) => {
    const fields = brokenFields(each);
    const created = await desk.ask(`${model}.create`, { body: { ...PLACE, ...fields } });
    expect([created.status, created.body]).toEqual([400, refusalOf(each, 'de')]);
    const name = path.split('.')[0]!;
    // A change need not name what is required; what it names may not be empty.
    if (rule === 'required' && each.value === undefined && name === path) return;
    const body = { [name]: fields[name] };
    const changed = await desk.ask(`${model}.patch`, { params: { id: 1 }, body, lang: 'en' });
    expect([changed.status, changed.body]).toEqual([400, refusalOf(each, 'en')]);
  },
);

async function prepare(blocks: { key: string; model: BlockModel; fields: object }[], lang: 'de' | 'en') {
  const answer = await desk.ask('prepareBlocks', { body: { blocks }, lang });
  return (answer.body as { blocks: PreparedBlock[] }).blocks;
}

it.each(['de', 'en'] as const)('preparing refuses the same with the same sentences: %s', async (lang) => {
  // Only a few megabytes may be prepared at once.
  const short = CASES.filter(({ problem }) => problem.limit !== '200000');
  for (let start = 0; start < short.length; start += PREPARED_AT_ONCE) {
    const some = short.slice(start, start + PREPARED_AT_ONCE);
    const blocks = some.map((each, index) => ({ key: String(index), model: each.model, fields: brokenFields(each) }));
    const wanted = some.map((each, index) => ({ key: String(index), problem: refusalOf(each, lang) }));
    expect(await prepare(blocks, lang)).toEqual(wanted);
  }
});

it('the limit of 256 characters holds where a house has set it, without its markup', async () => {
  const fill = (count: number) => ({ headline: 'Neu', text: `<p><strong>${'ä'.repeat(count)}</strong></p>` });
  const id = (await desk.create('full_teaser', ABOUT, fill(3_000))).id;
  const isRefused = { rule: 'tooLong', limit: '256', field: 'text', detail: 'Das ist zu lang: höchstens 256 Zeichen.' };
  await provider.context.db.execute(sql`insert into settings (key, value) values ('full_teaser_text_max', '256'::jsonb)`);
  provider.context.changes.changed('content', ['settings']);
  const settings = await fetch(`${provider.url}/pageeditor-api/settings`);
  expect(((await settings.json()) as { editing: object }).editing).toMatchObject({ full_teaser_text_max: 256 });
  const created = await desk.ask('full_teaser.create', { body: { ...PLACE, ...fill(257) } });
  expect(created).toEqual({ status: 400, body: expect.objectContaining(isRefused) });
  const changed = await desk.ask('full_teaser.patch', { params: { id }, body: { text: fill(257).text } });
  expect(changed).toEqual({ status: 400, body: expect.objectContaining(isRefused) });
  const [prepared] = await prepare([{ key: 'a', model: 'full_teaser', fields: fill(257) }], 'de');
  expect(prepared).toEqual({ key: 'a', problem: expect.objectContaining(isRefused) });
  expect((await desk.ask('full_teaser.patch', { params: { id }, body: fill(256) })).status).toBe(200);
});

it.each([
  ['link', { link: 'www.haus.example/karten' }, 'https://www.haus.example/karten'],
  ['link', { link: 'kasse@haus.example' }, 'mailto:kasse@haus.example'],
  ['link', { link: 'http://haus.example' }, 'http://haus.example'],
  ['text', { content: '<h2>Zwei</h2><h6>Sechs</h6>' }, '<p>Zwei</p><p>Sechs</p>'],
  ['text', { content: '<blockquote><p>Satz</p></blockquote><u>unter</u>' }, '<p>Satz</p>unter'],
  [
    'text',
    { content: '<ul><li><b>a</b></li></ul><ol><li><i>b</i></li></ol>' },
    '<ul><li><b>a</b></li></ul><ol><li><i>b</i></li></ol>',
  ],
  [
    'text',
    { content: '<p><a href="haus.example" target="_blank">Haus</a></p>' },
    '<p><a href="https://haus.example" target="_blank" rel="noopener">Haus</a></p>',
  ],
] as const)('%s %j is stored as %s', async (model, fields, stored) => {
  const block = await desk.create(model, ABOUT, { ...EXAMPLE_BLOCKS[model].input, ...fields });
  expect(block[Object.keys(fields)[0]!]).toBe(stored);
});

const PICTURE = { alt: '', width: 1, height: 1, color: '#000000', widths: [1], formats: ['webp'] };

it.each([
  ['title', '  ', { rule: 'required' }],
  ['title', null, { rule: 'required' }],
  ['title', 'x'.repeat(301), { rule: 'tooLong', limit: '300' }],
  ['headline', 'x'.repeat(501), { rule: 'tooLong', limit: '500' }],
  ['meta_title', 'x'.repeat(301), { rule: 'tooLong', limit: '300' }],
  ['meta_description', 'x'.repeat(1_001), { rule: 'tooLong', limit: '1000' }],
  ['theme', 'cc09', { rule: 'noChoice' }],
  ['image', { ...PICTURE, base: '/fremd/bild' }, { rule: 'noFile' }],
  ['image', { temp_file: '00000000-0000-4000-8000-000000000000' }, { rule: 'noFile' }],
  ['is_landing_page', 'ja', { rule: 'refused' }],
] as const)(
  'texts of a page are refused at %s (%j) with the rule, in the language of the call',
  async (field, value, problem) => {
    for (const lang of ['de', 'en'] as const) {
      const asked = await desk.ask('changePageTexts', { params: { id: ABOUT.object_id }, body: { [field]: value }, lang });
      const detail = describeProblem(problem, lang);
      expect(asked).toEqual({ status: 400, body: { error: 'INVALID_BODY', code: 'SP-1004', field, detail, ...problem } });
    }
  },
);

it('the texts of a page are changed one by one, as long as they are', async () => {
  const texts = { title: 'x'.repeat(300), headline: '', meta_description: 'x'.repeat(1_000), theme: null, image: null };
  for (const [field, value] of Object.entries(texts)) {
    const asked = await desk.ask('changePageTexts', { params: { id: ABOUT.object_id }, body: { [field]: value } });
    expect(asked).toMatchObject({ status: 200, body: { [field]: value } });
  }
});
