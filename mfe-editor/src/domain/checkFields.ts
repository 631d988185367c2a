import { type FieldSchema, withoutNull } from './fieldSchema.ts';
import type { Fields } from './forest/forest.ts';
import { toLinkAddress } from './linkAddress.ts';

/** What is wrong with a field; each has a sentence, `field.<name>`. */
export interface FieldProblem {
  readonly kind: 'required' | 'tooLong' | 'outOfRange' | 'noLink' | 'tooFew' | 'tooMany';
  readonly limit?: string;
}

/** What is wrong with the fields of a block by its JSON Schema, by their paths (`children.0.link`). */
export function checkFields(fields: Fields, schema: FieldSchema, before = ''): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    const own = withoutNull(each);
    const problem = checkValue(fields[name], own, schema.required?.includes(name) ?? false);
    if (problem) problems[before + name] = problem;
    const parts: unknown = fields[name];
    if (own.items?.properties && Array.isArray(parts))
      for (const [index, part] of parts.entries())
        Object.assign(problems, checkFields(part as Fields, own.items, `${before}${name}.${index}.`));
  }
  return problems;
}

function checkValue(value: unknown, schema: FieldSchema, isRequired: boolean): FieldProblem | null {
  const isEmpty = value == null || (typeof value === 'string' && value.trim() === '');
  if (isEmpty) return isRequired && !isBlankAllowed(schema) ? { kind: 'required' } : null;
  const { maxLength, minimum = -Infinity, maximum = Infinity, minItems = 0, maxItems = Infinity } = schema;
  if (typeof value === 'string' && maxLength !== undefined && value.length > maxLength)
    return { kind: 'tooLong', limit: String(maxLength) };
  if (typeof value === 'string' && schema.pattern?.includes('mailto:') && toLinkAddress(value) !== value)
    return { kind: 'noLink' };
  if (typeof value === 'number' && (value < minimum || value > maximum))
    return { kind: 'outOfRange', limit: `${minimum}–${maximum}` };
  if (Array.isArray(value) && value.length < minItems) return { kind: 'tooFew', limit: String(minItems) };
  if (Array.isArray(value) && value.length > maxItems) return { kind: 'tooMany', limit: String(maxItems) };
  return null;
}

/** A flag that is not set says no. */
function isBlankAllowed({ type }: FieldSchema): boolean {
  return type === 'boolean';
}
