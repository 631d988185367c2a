import { describeProblem, FIELD_FORMATS, FIELD_RULES, type FieldSchema, withoutNull } from '../../fields/index.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { fieldRuleCases, RULES_OF_FIELDS } from '../../testing/index.ts';
import { BLOCKS, type BlockModel } from './blocks.ts';
import { fieldSchemaOf } from './fieldSchemaOf.ts';

const MODELS = Object.keys(BLOCKS) as BlockModel[];
/** Keys of parts, which nobody fills in. */
const OWN_KEY = /(?:^|\.)id$/;

/** What a schema asks of its fields, as `RULES_OF_FIELDS` writes it. */
function rulesIn(schema: FieldSchema, before = ''): [path: string, rules: string[]][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
    const own = withoutNull(each);
    const { type, format = '', enum: choices, maxLength, minLength, minimum, maximum, maxItems, exclusiveMinimum } = own;
    const known = (FIELD_FORMATS as Record<string, { rule: string }>)[format];
    const mayBeBlank = type === 'boolean' || (type === 'string' && !minLength && format === '');
    const rules = [
      schema.required?.includes(name) && !mayBeBlank && 'required',
      known?.rule,
      type === 'integer' && 'noNumber',
      type === 'integer' && minimum !== undefined && exclusiveMinimum === undefined && `outOfRange ${minimum}–${maximum}`,
      (choices || exclusiveMinimum !== undefined) && 'noChoice',
      maxLength !== undefined && `tooLong ${maxLength}`,
      maxItems !== undefined && `tooMany ${maxItems}`,
    ].filter((rule) => typeof rule === 'string');
    const inside = own.items?.properties ? rulesIn(own.items, `${before}${name}.0.`) : [];
    return [...(rules.length > 0 ? [[before + name, rules] as [string, string[]]] : []), ...inside];
  });
}

it.each(MODELS)('%s asks for what the table says, and for nothing else', (model) => {
  const found = rulesIn(fieldSchemaOf(model)).filter(([path]) => !OWN_KEY.test(path));
  const sorted = (entries: [string, readonly string[]][]) =>
    Object.fromEntries(entries.map(([path, rules]) => [path, rules.toSorted()]));
  expect(sorted(found)).toEqual(sorted(Object.entries(RULES_OF_FIELDS[model])));
});

it('every rule has a sentence in both languages', () => {
  for (const lang of LANGUAGES)
    for (const rule of FIELD_RULES) expect(describeProblem({ rule, limit: '7' }, lang)).toMatch(/^[A-Z0-9].*[.!]$/);
});

it('the table has a breach of every rule that a schema can have', () => {
  const broken = new Set(fieldRuleCases().map(({ problem }) => problem.rule));
  expect(FIELD_RULES.filter((rule) => !broken.has(rule))).toEqual(['tooFew', 'noFile', 'nothingLeft', 'notHere', 'refused']);
});
