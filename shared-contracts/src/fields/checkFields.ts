import { parseEmbed, parseVideoUrl } from './embedHosts.ts';
import { toLinkTarget } from './linkTarget.ts';
import { countChars, plainText } from './plainText.ts';
import { type FieldSchema, withoutNull } from './fieldSchema.ts';

/** A day, or a moment with its offset. */
const INSTANT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d))?$/;

/** Texts of which a schema alone does not say what they are; `format` in their JSON Schema. */
export const FIELD_FORMATS = {
  link: { rule: 'noLink', fits: (text: string) => toLinkTarget(text) !== null },
  video: { rule: 'noVideo', fits: (text: string) => parseVideoUrl(text) !== null },
  audio: { rule: 'noAudio', fits: (text: string) => parseEmbed('audio', text) !== null },
  viewer: { rule: 'noViewer', fits: (text: string) => parseEmbed('viewer', text) !== null },
  social: { rule: 'noSocial', fits: (text: string) => parseEmbed('social', text) !== null },
  'form-service': { rule: 'noForm', fits: (text: string) => /^[0-9a-z-]{1,64}$/i.test(text) },
  'date-time': { rule: 'noTime', fits: (text: string) => INSTANT.test(text) && !Number.isNaN(Date.parse(text)) },
} as const;
type FieldFormat = keyof typeof FIELD_FORMATS;

/** The rules of product.md section 5, as an editor reads of them: each has a sentence in `src/i18n`, `rule.<name>`. */
export const FIELD_RULES = [
  'required',
  'tooLong',
  'outOfRange',
  'noNumber',
  'tooFew',
  'tooMany',
  'noChoice',
  ...Object.values(FIELD_FORMATS).map(({ rule }) => rule),
  /** Of uploads: what is named is none, none of this kind, or not of this site. */
  'noFile',
  /** Nothing is left of markup once it is cleaned. */
  'nothingLeft',
  /** Of a block: the design settings do not offer its kind there. */
  'notHere',
  'refused',
] as const;
export type FieldRule = (typeof FIELD_RULES)[number];

/** What is wrong with a field; `limit` is what its rule allows. */
export interface FieldProblem {
  readonly rule: FieldRule;
  readonly limit?: string;
}

/**
 * What is wrong with the fields of a block by its JSON Schema, by their paths (`children.0.link`). The
 * provider refuses what this finds, and the editor says it before.
 */
export function checkFields(
  fields: Readonly<Record<string, unknown>>,
  schema: FieldSchema,
  before = '',
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    const own = withoutNull(each);
    const problem = checkValue(fields[name], own, schema.required?.includes(name) ?? false);
    if (problem) problems[before + name] = problem;
    const parts: unknown = fields[name];
    if (own.items?.properties && Array.isArray(parts))
      for (const [index, part] of parts.entries())
        Object.assign(problems, checkFields((part ?? {}) as object as typeof fields, own.items, `${before}${name}.${index}.`));
  }
  return problems;
}

function checkValue(value: unknown, schema: FieldSchema, isRequired: boolean): FieldProblem | null {
  if (isBlank(value, schema)) return isRequired && !mayBeBlank(value, schema) ? { rule: 'required' } : null;
  if (schema.enum) return schema.enum.includes(value) ? null : { rule: 'noChoice' };
  if (typeof value === 'string') return checkText(value, schema);
  if (typeof value === 'number') return checkNumber(value, schema);
  const { minItems = 0, maxItems = Infinity } = schema;
  if (Array.isArray(value) && value.length < minItems) return { rule: 'tooFew', limit: String(minItems) };
  if (Array.isArray(value) && value.length > maxItems) return { rule: 'tooMany', limit: String(maxItems) };
  return null;
}

/** Markup without a word is empty, too. */
function isBlank(value: unknown, { format }: FieldSchema): boolean {
  if (typeof value !== 'string') return value === null || value === undefined;
  return value.trim() === '' || (format === 'rich-text' && plainText(value) === '');
}

/** A flag that is not set says no; a text without a shortest length may be empty. */
function mayBeBlank(value: unknown, { type, minLength, format }: FieldSchema): boolean {
  return type === 'boolean' || (typeof value === 'string' && type === 'string' && !minLength && format === undefined);
}

function checkText(text: string, { type, format = '', maxLength }: FieldSchema): FieldProblem | null {
  if (type === 'integer' || type === 'number') return { rule: 'noNumber' };
  const length = format === 'rich-text' ? countChars(text) : text.length;
  if (maxLength !== undefined && length > maxLength) return { rule: 'tooLong', limit: String(maxLength) };
  const known = Object.hasOwn(FIELD_FORMATS, format) ? FIELD_FORMATS[format as FieldFormat] : null;
  return known && !known.fits(text) ? { rule: known.rule } : null;
}

function checkNumber(value: number, schema: FieldSchema): FieldProblem | null {
  const { type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum } = schema;
  if (type !== 'integer' && type !== 'number') return null;
  if (type === 'integer' && !Number.isSafeInteger(value)) return { rule: 'noNumber' };
  // The id of something.
  if (exclusiveMinimum !== undefined) return value > exclusiveMinimum ? null : { rule: 'noChoice' };
  return value < minimum || value > maximum ? { rule: 'outOfRange', limit: `${minimum}–${maximum}` } : null;
}
