import { z } from 'zod';
import { describeBlock } from './describeBlock.ts';
import { linkTargetSchema } from '../api/blocks/blockFields.ts';
import { BLOCKS } from '../api/blocks/blocks.ts';
import { parseReleasedKind } from './parseReleasedKind.ts';

const parse = (properties: object) => parseReleasedKind('shop_shelf', { schema: { properties } as never });
const nested = (levels: number): object =>
  levels === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(levels - 1) } };

it.each([
  ['a pattern', { code: { type: 'string', pattern: '^(a+)+$' } }, /pattern/],
  ['a reference', { code: { $ref: '#/x' } }, /no type/],
  ['a name of every block', { id: { type: 'integer' } }, /every block/],
  ['a name of every object', { constructor: { type: 'string' } }, /every block|no name/],
  ['a name that is none', { 'a.b': { type: 'string' } }, /no name/],
  ['several types', { x: { anyOf: [{ type: 'string' }, { type: 'number' }] } }, /several types/],
  ['more levels than four', { x: nested(6) }, /no type/],
  ['a list of nothing', { x: { type: 'array' } }, /lists/],
  ['an embedded player', { x: { type: 'string', format: 'audio' } }, /format audio/],
  [
    'more fields than sixty',
    Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`f${at}`, { type: 'string' }])),
    /60 fields/,
  ],
  ['a choice of objects', { x: { enum: [{ a: 1 }] } }, /choice/],
])('a kind with %s is not read', (_, properties, reason) => {
  expect(parse(properties)).toMatch(reason);
});

it('a kind of the contract, described as a release would, takes what the contract takes', () => {
  for (const model of [
    'headline',
    'text',
    'full_teaser',
    'image',
    'event_list',
    'highlight_teaser',
    'venue',
    'faq',
    'quote',
    'link',
  ] as const) {
    const kind = parseReleasedKind(model, describeBlock(BLOCKS[model], { de: 'x', en: 'x' }));
    expect([model, typeof kind]).toEqual([model, 'object']);
    if (typeof kind === 'string') continue;
    expect(Object.keys(kind.input.shape).toSorted()).toEqual(Object.keys(BLOCKS[model].input.shape).toSorted());
  }
});

it('what a kind asks for is asked for: lengths, bounds, choices, nothing where there may be nothing', () => {
  const kind = parseReleasedKind(
    'shop_shelf',
    describeBlock(
      {
        input: z.object({
          name: z.string().min(2).max(4),
          count: z.number().int().min(1).max(3),
          size: z.enum(['s', 'l']),
          note: z.string().nullable().optional(),
          link: linkTargetSchema.or(z.literal('')).optional(),
        }),
      },
      { de: 'Regal', en: 'Shelf' },
    ),
  );
  if (typeof kind === 'string') throw new Error(kind);
  const good = { name: 'abc', count: 2, size: 's', note: null, link: '' };
  expect(kind.input.parse(good)).toEqual(good);
  for (const wrong of [
    { name: 'a' },
    { name: 'abcde' },
    { count: 0 },
    { count: 1.5 },
    { size: 'm' },
    { note: 7 },
    { name: undefined },
  ])
    expect(kind.input.safeParse({ ...good, ...wrong }).success).toBe(false);
});
