import { type FieldSchema, withoutNull } from '@spielplan/shared-contracts/rules/field-rules';
import { kindOf, schemaAt, titleOf } from './fieldSchema.ts';

it.each<[FieldSchema, string]>([
  [{ type: 'string' }, 'line'],
  [{ type: 'string', maxLength: 3_000 }, 'lines'],
  [{ type: 'string', format: 'date-time' }, 'instant'],
  [{ anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }, 'instant'],
  [{ type: 'string', enum: ['image-text', 'text-image'] }, 'choice'],
  [{ type: 'integer', minimum: 1, maximum: 8 }, 'number'],
  [{ type: 'boolean' }, 'flag'],
  [{ type: 'array', items: { type: 'object', properties: { question: { type: 'string' } } } }, 'list'],
  [{ type: 'array', items: { type: 'integer' } }, 'references'],
  [
    {
      anyOf: [
        {
          anyOf: [
            { type: 'string', format: 'date-time' },
            { type: 'string', format: 'date' },
          ],
        },
        { type: 'null' },
      ],
    },
    'instant',
  ],
  [
    {
      anyOf: [
        {
          anyOf: [
            { type: 'string', enum: ['weekend'] },
            { type: 'string', const: '' },
          ],
        },
        { type: 'null' },
      ],
    },
    'choice',
  ],
  [
    {
      anyOf: [
        { type: 'string', format: 'link' },
        { type: 'string', const: '' },
      ],
    },
    'link',
  ],
  [{ type: 'string', maxLength: 2_000 }, 'line'],
  [{ anyOf: [{ type: 'object' }, { type: 'object', properties: { temp_file: { type: 'string' } } }] }, 'picture'],
  [{ type: 'object' }, 'other'],
])('a field of %j is filled in as %s', (schema, kind) => {
  expect(kindOf(schema)).toBe(kind);
});

it('the schema of a part is found by its path, and its title through what may be null', () => {
  const question: FieldSchema = { type: 'string', title: 'Frage' };
  const schema: FieldSchema = { properties: { items: { type: 'array', items: { properties: { question } } } } };
  expect(schemaAt(schema, 'items.3.question')).toBe(question);
  expect(schemaAt(schema, 'items.3.answer')).toBeUndefined();
  expect(titleOf({ anyOf: [question, { type: 'null' }] })).toBe('Frage');
  expect(withoutNull(question)).toBe(question);
});
