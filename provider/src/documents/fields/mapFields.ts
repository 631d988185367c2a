import { mediaFileSchema, pictureSchema, richTextSchema } from '@spielplan/shared-contracts/api';
import { z } from 'zod';

/** What a value in a block is, as far as storing it goes. */
export type FieldKind = 'richText' | 'picture' | 'file' | 'plain';

export type Visit = (kind: FieldKind, value: unknown, field: string) => Promise<unknown>;

/**
 * Rebuilds the fields of a block with every value replaced by what `visit` makes of it. What a value
 * is, the contract's schema says; so a new field of rich text is cleaned because it is declared as
 * one. `field` is the outermost name.
 */
export async function mapFields(
  schema: z.ZodObject,
  fields: Readonly<Record<string, unknown>>,
  visit: Visit,
): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  for (const [field, value] of Object.entries(fields)) {
    entries.push([field, await mapValue(schema.shape[field], value, field, visit)]);
  }
  return Object.fromEntries(entries);
}

async function mapValue(schema: unknown, value: unknown, field: string, visit: Visit): Promise<unknown> {
  if (value === null || value === undefined) return value;
  const inner = unwrap(schema);
  if (inner === richTextSchema) return visit('richText', value, field);
  if (inner === pictureSchema) return visit('picture', value, field);
  if (inner === mediaFileSchema) return visit('file', value, field);
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? inner.element : undefined;
    const items: unknown[] = [];
    for (const item of value) items.push(await mapValue(element, item, field, visit));
    return items;
  }
  if (typeof value === 'object') {
    const shape: Record<string, unknown> = inner instanceof z.ZodObject ? inner.shape : {};
    const entries: [string, unknown][] = [];
    for (const [key, one] of Object.entries(value)) entries.push([key, await mapValue(shape[key], one, field, visit)]);
    return Object.fromEntries(entries);
  }
  return visit('plain', value, field);
}

function unwrap(schema: unknown): unknown {
  let inner = schema;
  while (inner instanceof z.ZodDefault || inner instanceof z.ZodNullable || inner instanceof z.ZodOptional)
    inner = inner.unwrap();
  return inner;
}
