import { checkFields } from './checkFields.ts';
import type { FieldSchema } from './fieldSchema.ts';

const link = { type: 'string', format: 'link' };
const schema: FieldSchema = {
  properties: {
    headline: { type: 'string', minLength: 1, maxLength: 5 },
    items: { type: 'integer', minimum: 1, maximum: 8 },
    sticky: { type: 'boolean' },
    venue: { type: 'integer', exclusiveMinimum: 0 },
    text: { type: 'string', format: 'rich-text', maxLength: 5 },
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
  [{}, { headline: { rule: 'required' } }],
  [{ headline: '  ' }, { headline: { rule: 'required' } }],
  [{ headline: 'abcdef' }, { headline: { rule: 'tooLong', limit: '5' } }],
  [{ headline: 'abcde' }, {}],
  [{ ...whole, venue: 0 }, { venue: { rule: 'noChoice' } }],
  [{ ...whole, venue: 1, items: 1 }, {}],
  [{ ...whole, items: 2.5 }, { items: { rule: 'noNumber' } }],
  [{ ...whole, text: '<p><b>ab</b></p><p>c&amp;d</p>' }, {}],
  [{ ...whole, text: '<p>abcdef</p>' }, { text: { rule: 'tooLong', limit: '5' } }],
  [{ ...whole, children: [{ name: 'a' }, { name: 'b' }] }, {}],
  [whole, {}],
  [{ ...whole, items: 0 }, { items: { rule: 'outOfRange', limit: '1–8' } }],
  [{ ...whole, items: 9 }, { items: { rule: 'outOfRange', limit: '1–8' } }],
  [{ ...whole, items: 8, link: '' }, {}],
  [{ ...whole, link: 'javascript:alert(1)' }, { link: { rule: 'noLink' } }],
  [{ ...whole, link: 'example.org' }, {}],
  [{ ...whole, link: 'word' }, { link: { rule: 'noLink' } }],
  [{ ...whole, children: [] }, { children: { rule: 'tooFew', limit: '1' } }],
  [
    { ...whole, children: [{ name: 'a' }, {}, {}] },
    {
      children: { rule: 'tooMany', limit: '2' },
      'children.1.name': { rule: 'required' },
      'children.2.name': { rule: 'required' },
    },
  ],
])('the fields %j have these problems: %j', (fields, problems) => {
  expect(checkFields(fields, schema)).toEqual(problems);
});
