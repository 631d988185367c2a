import { BLOCKS } from '@spielplan/shared-contracts/api';
import { z } from 'zod';
import { labelKeys } from '../domain/fieldLabels.ts';
import { type FieldSchema, withoutNull } from '@spielplan/shared-contracts/rules/field-rules';
import { kindOf } from '../domain/fieldSchema.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** Not filled in by anybody. */
const HIDDEN = ['id', 'columns', 'schema_version'];

function* fieldsOf(schema: FieldSchema, before = ''): Generator<{ path: string; schema: FieldSchema }> {
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    if (HIDDEN.includes(name)) continue;
    const own = withoutNull(each);
    yield { path: before + name, schema: own };
    if (own.items) yield* fieldsOf(own.items, `${before}${name}.0.`);
  }
}

const fields = Object.entries(BLOCKS).flatMap(([model, { input }]) => {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
  return [...fieldsOf(schema)].map((field) => ({ model, ...field }));
});

describe.each([
  ['German', de as Record<string, string>],
  ['English', en as Record<string, string>],
])('in %s', (_, texts) => {
  it('every field of every kind of block has a label', () => {
    const unnamed = fields.filter(({ model, path }) => !labelKeys(model, path).some((key) => texts[key]));
    expect(unnamed.map(({ model, path }) => `${model}: ${path}`)).toEqual([]);
  });

  it('every value that can be chosen has a name', () => {
    const values = fields.flatMap(({ schema }) => (kindOf(schema) === 'choice' ? (schema.enum ?? []) : []));
    expect(values.length).toBeGreaterThan(4);
    expect(values.filter((value) => !texts[`choice.${String(value)}`])).toEqual([]);
  });
});

it('every field of every kind can be filled in', () => {
  const closed = fields.filter(({ schema }) => kindOf(schema) === 'other');
  expect(closed.map(({ model, path }) => `${model}: ${path}`)).toEqual([]);
});
