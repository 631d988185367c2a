import { BLOCKS, richTextSchema } from '@spielplan/shared-contracts/api';
import type { z } from 'zod';
import { RICH_FIELDS } from './richFields.ts';

/** The names of the fields of an object, and of the parts in it, that are the contract's rich text. */
function richIn(schema: z.ZodType): string[] {
  const inner = innerOf(schema);
  if (inner) return richIn(inner);
  const { shape } = schema as { shape?: Record<string, z.ZodType> };
  return Object.entries(shape ?? {}).flatMap(([name, each]) => (isRichText(each) ? [name] : richIn(each)));
}

function isRichText(schema: z.ZodType): boolean {
  if (schema === richTextSchema) return true;
  const inner = innerOf(schema);
  return inner !== undefined && isRichText(inner);
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const { innerType, element } = schema.def as { innerType?: z.ZodType; element?: z.ZodType };
  return innerType ?? element;
}

it('fields with markup are those of the contract', () => {
  const found = Object.entries(BLOCKS).map(([model, { fields }]) => [model, [...new Set(richIn(fields))]] as const);
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(RICH_FIELDS);
});
