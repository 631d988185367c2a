import { z } from 'zod';
import { idSchema, storedIdSchema } from '../common.ts';

/** What every block of a page has besides its own fields. */
export const blockEnvelopeSchema = z.object({
  id: idSchema,
  slug: z.string(),
  model: z.string(),
  parent: z.number().int().nullable(),
  content_type: z.string(),
  object_id: z.number().int(),
  /** Counts up with each change; an update that names an older one is refused with 409. */
  revision: z.number().int().nonnegative().optional(),
  /** The version of the fields it was written in; the first where it is left out. */
  schema_version: z.number().int().positive().optional(),
});

/** Where a new block goes, as the call that creates one sends it. */
export const blockPlacementSchema = z.object({
  parent: storedIdSchema.nullable(),
  content_type: z.string().min(1).max(100),
  object_id: storedIdSchema,
  slug: z.string().max(200),
});

/**
 * Where among its neighbours a block stands, in creating and in moving it: the column of `parent`,
 * and the number there, both from 0. A position that is left out is the last one; a column that is
 * left out is the first, or the one it is in.
 */
export const blockPositionSchema = z.object({
  column: z.number().int().min(0).max(2).optional(),
  position: z.number().int().min(0).max(10_000).optional(),
});

type Shape = z.core.$ZodLooseShape;
type WithoutDefaults<S extends Shape> = {
  [K in keyof S]: S[K] extends z.ZodDefault<infer Inner extends z.ZodType> ? z.ZodOptional<Inner> : S[K];
};

/**
 * A kind of content block. `fields` is what a page carries and is forgiving: what an editor may
 * leave out has a default. `input` is what an editor may save, with the field rules of product.md
 * section 5 and without defaults, so that a partial update changes only what it names.
 * `schemaVersion` counts up when what a field means changes, so that a shell or remote of before
 * leaves such a block out instead of misreading it; a field more needs no new version.
 */
export interface BlockDefinition<
  Model extends string = string,
  Fields extends z.ZodObject = z.ZodObject,
  Input extends z.ZodObject = z.ZodObject,
  Version extends number = number,
> {
  model: Model;
  schemaVersion: Version;
  fields: Fields;
  input: Input;
}

/**
 * Declares a content block; `rules` replaces the fields on which saving is stricter than reading.
 */
export function defineBlock<
  const Model extends string,
  F extends Shape,
  R extends Shape = Record<never, never>,
  const Version extends number = 1,
>(model: Model, fields: z.ZodObject<F>, rules?: R, version?: Version) {
  const shape = Object.fromEntries(
    Object.entries(fields.shape).map(([name, schema]) => [
      name,
      schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType).optional() : schema,
    ]),
  );
  const input = z.object({ ...shape, ...rules } as unknown as Omit<WithoutDefaults<F>, keyof R> & R);
  // Where no version is given its type is the default's, too.
  return { model, schemaVersion: version ?? (1 as Version), fields, input };
}

/** A text that must be there: "This field is required!" (product.md section 5). */
export const requiredTextSchema = z.string().trim().min(1).max(2_000);
