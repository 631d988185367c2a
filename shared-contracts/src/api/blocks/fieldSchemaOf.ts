import { z } from 'zod';
import type { FieldSchema } from '../../fields/fieldSchema.ts';
import { BLOCKS, type BlockModel } from './blocks.ts';

/** What a house sets on its own (settings, `editing`). */
export interface FieldLimits {
  full_teaser_text_max?: number | undefined;
}

const schemas = new Map<BlockModel, FieldSchema>();

/**
 * JSON Schema of what may be saved of a kind of block, with the field rules of product.md section 5
 * and the limits of the house: `checkFields` reads it, in the provider and in the editor.
 */
export function fieldSchemaOf(model: BlockModel, { full_teaser_text_max: max }: FieldLimits = {}): FieldSchema {
  let schema = schemas.get(model);
  if (!schema) {
    schema = z.toJSONSchema(BLOCKS[model].input, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
    schemas.set(model, schema);
  }
  if (model !== 'full_teaser' || max === undefined) return schema;
  const { properties } = schema;
  return { ...schema, properties: { ...properties, text: { ...properties?.['text'], maxLength: max } } };
}
