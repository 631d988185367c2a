import { LANGUAGES } from '../i18n/index.ts';
import {
  checkBlocks,
  type CheckedBlock,
  CONTENT_RULE_IDS,
  describeFinding,
  findContrasts,
  findTranslations,
  isBehind,
} from './index.ts';

const block = (model: string, fields: object, ...columns: CheckedBlock[][]): CheckedBlock => ({
  model,
  fields: fields as CheckedBlock['fields'],
  columns: columns.map((children) => ({ children })),
});
const text = (content: string) => block('text', { content });
const picture = { alt: 'Halle' };
const link = (link_text: string) => block('link', { link_text, link: '/de/besuch' });

/** A block, and what is found in it: rule, field and words. */
const CASES: readonly [name: string, blocks: CheckedBlock[], found: string[]][] = [
  ['a picture with its text', [block('image', { image: picture })], []],
  ['a picture with the text of its place', [block('image', { image: { alt: '' }, alias: 'Saal' })], []],
  ['a picture without a text', [block('image', { image: { alt: ' ' }, alias: '' })], ['picture-alt image']],
  [
    'the second picture of a gallery',
    [block('image_list', { children: [{ image: picture }, { image: { alt: '' } }, { image: { alt: '' }, alias: 'Bug' }] })],
    ['picture-alt children.1.image'],
  ],
  ['the picture beside a text', [block('two_columns', { text: '<p>x</p>', image: { alt: '' } })], ['picture-alt image']],
  ['the opening', [block('hero_media', { headline: 'x', image: { alt: '' } })], ['picture-alt image']],
  ['an upload that waits', [block('image', { image: { temp_file: 'x' } })], ['picture-alt image']],
  ['the picture of a teaser, which is decoration', [block('teaser_item', { headline: 'x', image: { alt: '' } })], []],
  ['pictures in markup', [block('html', { html_code: '<img src="/a"><img src="/b" alt="">' })], ['picture-alt html_code']],
  ...['Hier', 'mehr …', '» Weiterlesen', 'Klicken Sie hier!', 'here', 'Read more →', 'www.haus.example/x'].map(
    (words): [string, CheckedBlock[], string[]] => [words, [link(words)], [`link-text link_text ${words}`]],
  ),
  ['a link with words', [link('Karten für heute'), link('Mehr über die Halle'), link('Here and now: the festival')], []],
  [
    'links in a text',
    [text('<p>Karten <a href="/de">hier</a> oder <a href="/de">an der Kasse</a></p>')],
    ['link-text content hier'],
  ],
  ['a link without words', [text('<p>x <a href="/de"><br></a></p>')], ['link-text content']],
  ['a link around a picture', [block('html', { html_code: '<a href="/de"><img src="/a" alt="Zur Halle"></a>' })], []],
  ['an anchor that is no link', [text('<p><a>hier</a> x</p>')], []],
  [
    'a teaser’s link, which is its headline',
    [block('teaser_list', { children: [{ headline: 'x', link: '/de', link_text: 'mehr' }] })],
    [],
  ],
  [
    'a full teaser’s button',
    [block('full_teaser', { headline: 'x', link: '/de', link_text: 'mehr' })],
    ['link-text link_text mehr'],
  ],
  ['a full teaser’s button called by the headline', [block('full_teaser', { headline: 'x', link: '/de', link_text: '' })], []],
  [
    'an answer',
    [block('faq', { items: [{ question: 'Wo?', answer: '<p><a href="/de">Da</a></p>' }] })],
    ['link-text items.0.answer Da'],
  ],
  [
    'the third anchor',
    [block('anchor_list', { children: [{ link_url: '#a', link_text: 'more' }] })],
    ['link-text children.0.link_text more'],
  ],
  [
    'colours that are too near',
    [block('html', { html_code: '<p style="color:#999;background:#FFF">x</p>' })],
    ['contrast html_code color:#999;background:#FFF'],
  ],
  ['colours that can be read', [block('html', { html_code: '<p style="color:navy; background-color: white">x</p>' })], []],
  ['a colour alone', [block('html', { html_code: '<p style="color:black">x</p>' })], ['contrast html_code color:black']],
  ['a border’s colour', [block('html', { html_code: '<p style="border-color:red">x</p>' })], []],
  [
    'the house’s style classes',
    ['cc01', 'cc02', 'cc03', 'narrow', 'other'].map((extra_class) => block('section', { extra_class }, [text('<p>x</p>')])),
    [],
  ],
  ['a text without words', [text('<p> &nbsp;</p>')], ['empty-block']],
  ['columns with a block in one', [block('container', {}, [], [text('<p>x</p>')])], []],
  ['columns in empty columns', [block('container', {}, [block('container', {}, [])])], ['empty-block']],
  [
    'lists without entries',
    ['image_list', 'teaser_list', 'faq'].map((model) => block(model, {})),
    ['empty-block', 'empty-block', 'empty-block'],
  ],
  ['markup of a picture alone', [block('html', { html_code: '<img src="/a" alt="">' })], []],
  ['what nobody knows', [block('future_block', {})], []],
  [
    'headlines that leave a level out',
    [2, 4, 3, 2, 3].map((headline_level) => block('headline', { headline_level, content: 'x' })),
    ['headline-order headline_level H4 → H3'],
  ],
  [
    'a page that begins with H3',
    [block('headline', { headline_level: 3, content: 'x' })],
    ['headline-order headline_level H3 → H2'],
  ],
  [
    'headlines in columns, in the order of the page',
    [block('container', {}, [block('headline', { content: 'x' })], [block('headline', { headline_level: 3, content: 'x' })])],
    [],
  ],
  [
    'a headline under a teaser list’s',
    [
      block('teaser_list', { headline: 'x', children: [{ headline: 'x' }] }),
      block('headline', { headline_level: 4, content: 'x' }),
    ],
    [],
  ],
  [
    'the opening, which is the page’s H1',
    [block('hero_media', { headline: 'x' }), block('headline', { headline_level: 3, content: 'x' })],
    ['headline-order headline_level H3 → H2'],
  ],
];

it.each(CASES)('%s', (_, blocks, found) => {
  expect(checkBlocks(blocks).map(({ rule, field, words }) => [rule, field, words].filter(Boolean).join(' '))).toEqual(found);
});

it('names the block, and what is in its columns after it', () => {
  const inner = text('<p><a href="/weg">hier</a></p>');
  const outer = block('section', { extra_class: 'x' }, [inner]);
  const found = checkBlocks([outer], { isDead: (href) => href === '/weg' });
  expect(found.map(({ rule, block: at, words }) => [rule, at === inner, words])).toEqual([
    ['link-text', true, 'hier'],
    ['dead-link', true, '/weg'],
  ]);
});

it('looks at a block again only when it has changed', () => {
  const known = new WeakMap();
  const kept = link('hier');
  checkBlocks([kept, link('da')], { known });
  known.set(kept, []);
  expect(checkBlocks([kept, link('da')], { known }).map(({ words }) => words)).toEqual(['da']);
});

it('measures the contrast of a class that a house has added', () => {
  const pale = { ground: '#FFFFFF', ink: '#777777', accent: '#000000', onAccent: '#FFFFFF', muted: '#000000', line: '#000000' };
  expect(findContrasts(block('section', { extra_class: 'narrow pale' }), { pale: [pale] })).toEqual([
    { rule: 'contrast', field: 'extra_class', words: 'pale' },
  ]);
});

describe('translations', () => {
  const early = { changed_at: '2026-01-01T00:00:00Z', translated: true };
  const late = { changed_at: '2026-02-01T00:00:00Z', translated: true };
  const never = { changed_at: null, translated: true };
  const copied = { changed_at: '2026-02-01T00:00:00Z', translated: false };
  it.each([
    [early, late, 'translation-behind'],
    [late, early, undefined],
    [never, late, 'translation-behind'],
    [never, never, undefined],
    [copied, late, 'untranslated'],
    [early, copied, undefined],
  ])('%j beside %j: %s', (de, en, rule) => {
    expect(findTranslations(text('<p>x</p>'), text('<p>y</p>').fields, { de, en }, 'de').map((each) => each.rule)).toEqual(
      rule ? [rule] : [],
    );
  });
  it('are not behind what they were brought up to, whatever was changed first', () => {
    const matched = { ...early, matched_at: late.changed_at };
    expect(findTranslations(text('<p>x</p>'), text('<p>y</p>').fields, { de: matched, en: late }, 'de')).toEqual([]);
    expect(isBehind({ de: { ...late, matched_at: early.changed_at }, en: late }, 'de')).toBe(true);
  });
  it('are none of blocks without words', () => {
    expect(findTranslations(block('container', {}, [text('x')]), {}, { de: copied, en: late }, 'de')).toEqual([]);
    const gallery = block('image_list', { children: [{ image: {}, alias: 'Bug' }] });
    expect(findTranslations(gallery, {}, { de: copied, en: late }, 'de')).toHaveLength(1);
  });
});

it('what stands in one language alone is not translated, until somebody says that nothing is missing', () => {
  const own = { changed_at: '2026-02-01T00:00:00Z', translated: true };
  const not = { changed_at: '2026-01-01T00:00:00Z', translated: false };
  const picture = { children: [{ image: { base: '/a' } }] };
  const found = (written: CheckedBlock, other: CheckedBlock['fields'], de: typeof own = not) =>
    findTranslations(written, other, { de, en: own }, 'de').map(({ rule }) => rule);
  expect(found(text(''), text('<p>Only here</p>').fields)).toEqual(['untranslated']);
  expect(found(block('image_list', {}), picture)).toEqual(['untranslated']);
  expect(found(text(''), text('').fields)).toEqual([]);
  expect(found(block('image_list', picture), picture)).toEqual([]);
  expect(found(text(''), text('<p>Only here</p>').fields, { ...own })).toEqual([]);
});

it('every rule has a sentence in both languages', () => {
  for (const lang of LANGUAGES) {
    const sentences = CONTENT_RULE_IDS.map((rule) => describeFinding(rule, lang));
    expect(new Set(sentences).size).toBe(CONTENT_RULE_IDS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÄÖÜ].*[.?]$/);
  }
});
