import type { z } from 'zod';

/**
 * What can be taken away without breaking the schema: a
 * field, an entry of a list, or a value that may be null.
 */
export interface Part {
  path: readonly PropertyKey[];
  how: 'field' | 'null' | 'entry';
}

/**
 * What is read of a schema. Schemas come from other bundles with
 * a copy of zod of their own, so their kind is told by its name.
 */
interface Definition {
  type: string;
  shape?: Readonly<Record<PropertyKey, z.core.$ZodType>>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  getter?: () => z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
}

const MAY_BE_MISSING = ['optional', 'exactOptional', 'default', 'prefault', 'catch'];

/**
 * The innermost part around `path` that may be missing;
 * `null` where everything around it has to be there.
 */
export function partToLeaveOut(schema: z.core.$ZodType, path: readonly PropertyKey[], input: unknown): Part | null {
  let part: Part | null = null;
  let at: z.core.$ZodType | undefined = schema;
  let value = input;
  for (let depth = 0; at; depth += 1) {
    const { definition, how } = unwrap(at);
    if (how && depth > 0) part = { path: path.slice(0, depth), how };
    if (depth === path.length) break;
    const key = path[depth]!;
    const isEntry = definition.type === 'array' && Array.isArray(value) && typeof key === 'number';
    const isRecordEntry = definition.type === 'record' && isHolder(value) && Object.hasOwn(value, key);
    if (isEntry || isRecordEntry) part = { path: path.slice(0, depth + 1), how: isEntry ? 'entry' : 'field' };
    at = innerOf(definition, key);
    value = isHolder(value) ? value[key] : undefined;
  }
  return part;
}

/** A schema without what stands around it, and how its value can be missing. */
function unwrap(schema: z.core.$ZodType): { definition: Definition; how: Part['how'] | null } {
  let definition = definitionOf(schema);
  let how: Part['how'] | null = null;
  for (;;) {
    if (MAY_BE_MISSING.includes(definition.type)) how = 'field';
    else if (definition.type === 'nullable') how ??= 'null';
    const inner = innermost(definition);
    if (!inner) return { definition, how };
    definition = definitionOf(inner);
  }
}

function innermost({ type, getter, in: before, out, innerType }: Definition): z.core.$ZodType | undefined {
  if (type === 'lazy') return getter?.();
  if (type !== 'pipe') return innerType;
  // What is transformed before it is checked fits the
  // schema behind the transform, and the other way round.
  return out && definitionOf(out).type !== 'transform' ? out : before;
}

function innerOf({ type, shape, catchall, element, valueType }: Definition, key: PropertyKey): z.core.$ZodType | undefined {
  if (type === 'object') return shape && Object.hasOwn(shape, key) ? shape[key] : catchall;
  if (type === 'array') return element;
  return type === 'record' ? valueType : undefined;
}

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def;
}

function isHolder(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
