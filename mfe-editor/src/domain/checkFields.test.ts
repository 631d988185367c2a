import { checkFields } from './checkFields.ts';
import type { FieldSchema } from './fieldSchema.ts';

const link = { type: 'string', pattern: '^(?:https?://|mailto:)' };
const schema: FieldSchema = {
  properties: {
    headline: { type: 'string', minLength: 1, maxLength: 5 },
    items: { type: 'integer', minimum: 1, maximum: 8 },
    sticky: { type: 'boolean' },
    link: { anyOf: [link, { type: 'string', const: '' }] },
    children: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    },
  },
  required: ['headline', 'sticky'],
};
const whole = { headline: 'abc' };

it.each([
  [{}, { headline: { kind: 'required' } }],
  [{ headline: '  ' }, { headline: { kind: 'required' } }],
  [{ headline: 'abcdef' }, { headline: { kind: 'tooLong', limit: '5' } }],
  [whole, {}],
  [{ ...whole, items: 0 }, { items: { kind: 'outOfRange', limit: '1–8' } }],
  [{ ...whole, items: 9 }, { items: { kind: 'outOfRange', limit: '1–8' } }],
  [{ ...whole, items: 8, link: '' }, {}],
  [{ ...whole, link: 'javascript:alert(1)' }, { link: { kind: 'noLink' } }],
  [{ ...whole, link: 'example.org' }, { link: { kind: 'noLink' } }],
  [{ ...whole, children: [] }, { children: { kind: 'tooFew', limit: '1' } }],
  [
    { ...whole, children: [{ name: 'a' }, {}, {}] },
    {
      children: { kind: 'tooMany', limit: '2' },
      'children.1.name': { kind: 'required' },
      'children.2.name': { kind: 'required' },
    },
  ],
])('the fields %j have these problems: %j', (fields, problems) => {
  expect(checkFields(fields, schema)).toEqual(problems);
});
