import { z } from 'zod';
import { type FieldSchema, withoutNull } from '../fields/fieldSchema.ts';
import { instantSchema, pictureSchema, richTextSchema } from '../api/common.ts';
import { linkTargetSchema, mediaFileInputSchema, mediaFileSchema, pictureInputSchema } from '../api/blocks/blockFields.ts';
import {
  type BlockDefinition,
  blockEnvelopeSchema,
  blockPlacementSchema,
  blockPositionSchema,
} from '../api/blocks/defineBlock.ts';
import type { ReleasedBlock } from './release.ts';

const MAX_FIELDS = 60;
const MAX_LEVELS = 3;
const MAX_TEXT_CHARS = 200_000;
const MAX_ENTRIES = 1_000;
const FIELD_NAME = /^[a-z][a-zA-Z0-9_]{0,63}$/;
/** Of every block, or of every object. */
const TAKEN = new Set(
  [blockEnvelopeSchema, blockPlacementSchema, blockPositionSchema]
    .flatMap(({ shape }): string[] => Object.keys(shape))
    .concat('columns', 'changes', 'constructor', 'prototype'),
);
/** Formats of text that need nothing of a provider but the rule of `checkFields`. */
const PLAIN_FORMATS: readonly (string | undefined)[] = [undefined, 'video', 'form-service'];

/** What a field is as it is stored, and as an editor may send it. */
interface ParsedField {
  stored: z.ZodType;
  input: z.ZodType;
}

class UnreadableKind extends Error {}

/**
 * A kind of block that a release describes, so that it is checked, cleaned and stored as those of the contract are; a
 * sentence where a provider cannot. No pattern is run and no reference followed: a description of another team costs
 * no more time than its fields. Texts without a format are plain.
 */
export function parseReleasedKind(model: string, { schema }: Pick<ReleasedBlock, 'schema'>): BlockDefinition | string {
  try {
    const { stored, input } = parseObject(schema as FieldSchema, '', 0);
    for (const name of Object.keys(input.shape))
      if (TAKEN.has(name)) throw new UnreadableKind(`"${name}" is a name that every block has`);
    return { model, schemaVersion: 1, fields: stored, input };
  } catch (error) {
    if (error instanceof UnreadableKind) return error.message;
    throw error;
  }
}

function parseObject(schema: FieldSchema, path: string, level: number): { stored: z.ZodObject; input: z.ZodObject } {
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length > MAX_FIELDS) throw new UnreadableKind(`"${path}" has more than ${MAX_FIELDS} fields`);
  const [stored, input]: [Record<string, z.ZodType>, Record<string, z.ZodType>] = [{}, {}];
  for (const [name, each] of entries) {
    const own = path + name;
    if (!FIELD_NAME.test(name)) throw new UnreadableKind(`"${own.slice(0, 64)}" is no name of a field`);
    const field = parseField(each, own, level);
    const filled = mayBe(each, isEmptyText) ? field.input.or(z.literal('')) : field.input;
    const given = mayBe(each, isNull) ? filled.nullable() : filled;
    stored[name] = field.stored.nullable().optional();
    input[name] = schema.required?.includes(name) ? given : given.optional();
  }
  return { stored: z.object(stored), input: z.object(input) };
}

function parseField(schema: FieldSchema, path: string, level: number): ParsedField {
  const own = withoutNull(schema);
  if (own.anyOf) return parseFile(own.anyOf, path);
  if (own.enum) return same(z.union(own.enum.map((each) => z.literal(parseLiteral(each, path)))));
  if (own.const !== undefined) return same(z.literal(parseLiteral(own.const, path)));
  switch (own.type) {
    case 'boolean':
      return same(z.boolean());
    case 'integer':
    case 'number':
      return same(parseNumber(own));
    case 'string':
      return parseText(own, path);
    case 'array':
      return parseList(own, path, level);
    case 'object':
      if (level >= MAX_LEVELS) break;
      return parseObject(own, `${path}.`, level + 1);
    default:
  }
  throw new UnreadableKind(`"${path}" is of no type that a provider stores`);
}

function parseText({ format, pattern, minLength = 0, maxLength = MAX_TEXT_CHARS }: FieldSchema, path: string): ParsedField {
  const text = z.string().max(Math.min(maxLength, MAX_TEXT_CHARS));
  // Markup is not counted: `checkFields` has the limit of its words.
  if (format === 'rich-text') return { stored: richTextSchema, input: z.string().max(MAX_TEXT_CHARS) };
  if (format === 'link') return same(linkTargetSchema);
  if (format === 'date-time') return same(instantSchema);
  if (!PLAIN_FORMATS.includes(format))
    throw new UnreadableKind(`"${path}" has the format ${format}, which a provider does not keep`);
  if (format === undefined && pattern !== undefined)
    throw new UnreadableKind(`"${path}" has a pattern, which a provider does not run`);
  return same(text.min(minLength));
}

function parseNumber({ type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum }: FieldSchema): z.ZodType {
  const number = type === 'integer' ? z.number().int() : z.number();
  const bounded = number.min(minimum).max(maximum);
  return exclusiveMinimum === undefined ? bounded : bounded.gt(exclusiveMinimum);
}

function parseList({ items, minItems = 0, maxItems = MAX_ENTRIES }: FieldSchema, path: string, level: number): ParsedField {
  if (!items || level >= MAX_LEVELS) throw new UnreadableKind(`"${path}" does not say what it lists`);
  const { stored, input } = parseField(items, `${path}.*`, level + 1);
  const bounded = (entry: z.ZodType) => z.array(entry).max(Math.min(maxItems, MAX_ENTRIES));
  return { stored: z.array(stored), input: bounded(input).min(minItems) };
}

/** Pictures and files are known by what they hold, as the editor knows them. */
function parseFile(choices: readonly FieldSchema[], path: string): ParsedField {
  const holds = (name: string) => choices.some(({ properties }) => properties !== undefined && Object.hasOwn(properties, name));
  if (holds('temp_file') && holds('base')) return { stored: pictureSchema, input: pictureInputSchema };
  if (holds('temp_file') && holds('content_type')) return { stored: mediaFileSchema, input: mediaFileInputSchema };
  throw new UnreadableKind(`"${path}" may be of several types, which a provider does not tell apart`);
}

function parseLiteral(value: unknown, path: string): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new UnreadableKind(`"${path}" offers a choice that is no text and no number`);
}

function mayBe(schema: FieldSchema, is: (choice: FieldSchema) => boolean): boolean {
  return is(schema) || (schema.anyOf ?? []).some((choice) => mayBe(choice, is));
}

function isNull({ type }: FieldSchema): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null'));
}

function isEmptyText(schema: FieldSchema): boolean {
  return schema.const === '';
}

function same(schema: z.ZodType): ParsedField {
  return { stored: schema, input: schema };
}
