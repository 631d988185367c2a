import type { z } from 'zod';
import { partToLeaveOut, type Part } from './partToLeaveOut.ts';

/** A part of an answer that could not be read and was left out. */
export interface LeftOutPart {
  /** Where it stood: `results.3.image_obj`. */
  at: string;
  /**
   * The field that could not be read, with `*` for each place in a list: `results.*.image_obj.color`.
   */
  field: string;
  reason: string;
  isDate: boolean;
}

export type ForgivingResult<T> =
  | { success: true; data: T; leftOut: readonly LeftOutPart[] }
  | { success: false; issue: { field: string; message: string } };

/** Refinements show only once the rest fits, so a repaired answer is read again. */
const MAX_ROUNDS = 5;
/** A longer list of which nothing can be read has failed: it is not an empty one. */
const MIN_LIST_LENGTH = 3;

/**
 * Reads an answer by its schema and leaves out the smallest part around each value that does not fit
 * and that may be missing: an optional field, a nullable one, a field with a default, an entry of a
 * list or a record. Fails where no such part is left.
 */
export function readForgivingly<S extends z.ZodType>(schema: S, input: unknown): ForgivingResult<z.output<S>> {
  let parsed = schema.safeParse(input);
  if (parsed.success) return { success: true, data: parsed.data, leftOut: NOTHING };
  const first = parsed.error.issues[0];
  const failure = { success: false, issue: { field: dotted(first?.path ?? []), message: first?.message ?? '' } } as const;
  const repaired: unknown = structuredClone(input);
  const leftOut: LeftOutPart[] = [];
  for (let round = 0; round < MAX_ROUNDS && !parsed.success; round += 1) {
    const parts = new Map<string, Part>();
    const before = leftOut.length;
    for (const issue of parsed.error.issues) {
      const part = partToLeaveOut(schema, issue.path, repaired);
      if (!part) return failure;
      const at = dotted(part.path);
      if (!parts.has(at)) leftOut.push({ at, field: starred(issue.path), reason: issue.message, isDate: isDate(issue) });
      parts.set(at, part);
    }
    for (let index = leftOut.length - 1; index >= before; index -= 1)
      if (hasLostAncestor(leftOut[index]!.at, parts)) leftOut.splice(index, 1);
    if (losesWholeList(parts.values(), repaired)) return failure;
    for (const part of [...parts.values()].toSorted(byPlaceFromTheEnd)) take(part, repaired);
    parsed = schema.safeParse(repaired);
  }
  return parsed.success ? { success: true, data: parsed.data, leftOut } : failure;
}

const NOTHING: readonly LeftOutPart[] = [];

function take({ path, how }: Part, root: unknown): void {
  const key = path.at(-1)!;
  const holder = path.slice(0, -1).reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown>)[step], root);
  if (how === 'entry') (holder as unknown[]).splice(Number(key), 1);
  else if (how === 'null') (holder as Record<PropertyKey, unknown>)[key] = null;
  else delete (holder as Record<PropertyKey, unknown>)[key];
}

/** What goes with a part around it is no loss of its own. */
function hasLostAncestor(at: string, parts: ReadonlyMap<string, Part>): boolean {
  const steps = at.split('.');
  return steps.some((_, index) => index > 0 && parts.has(steps.slice(0, index).join('.')));
}

/**
 * Inner parts before the ones around them, later entries before
 * earlier ones, so that every path still leads where it led.
 */
function byPlaceFromTheEnd({ path: one }: Part, { path: other }: Part): number {
  for (let index = 0; index < Math.min(one.length, other.length); index += 1) {
    const [a, b] = [one[index]!, other[index]!];
    if (a === b) continue;
    return typeof a === 'number' && typeof b === 'number' ? b - a : String(b).localeCompare(String(a));
  }
  return other.length - one.length;
}

/** Whether an answer that is a list, or the results of one, would lose all it has. */
function losesWholeList(parts: Iterable<Part>, root: unknown): boolean {
  const results = Array.isArray(root) ? root : (root as { results?: unknown } | null)?.results;
  if (!Array.isArray(results) || results.length < MIN_LIST_LENGTH) return false;
  const depth = Array.isArray(root) ? 1 : 2;
  const lost = [...parts].filter(
    ({ path, how }) => how === 'entry' && path.length === depth && (depth === 1 || path[0] === 'results'),
  );
  return lost.length === results.length;
}

function dotted(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

/** The number of an entry says nothing about what is wrong with it. */
function starred(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.');
}

function isDate(issue: object): boolean {
  return 'format' in issue && (issue.format === 'datetime' || issue.format === 'date');
}
