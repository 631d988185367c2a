import type { Block, BlockKey, Fields, Forest } from '../forest/forest.ts';

/** What the provider is known to have: its blocks, and the id and revision of each. */
export interface ServerState {
  readonly forest: Forest;
  readonly known: Readonly<Record<BlockKey, { readonly id: number; readonly revision: number }>>;
}

/** The same field changed here and elsewhere. */
export interface FieldConflict {
  readonly field: string;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** Whether two values of fields are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other);
}

/** The fields whose values differ, as they are sent: a field that is gone is emptied. */
export function changedFields(known: Fields, wanted: Fields): Fields {
  if (known === wanted) return {};
  const names = [...new Set([...Object.keys(known), ...Object.keys(wanted)])];
  const changed = names.filter((name) => !isSameValue(known[name], wanted[name]));
  return Object.fromEntries(changed.map((name) => [name, wanted[name] === undefined ? emptyOf(known[name]) : wanted[name]]));
}

/**
 * Whether two values of a field are the same; nothing,
 * no text, "no" and an empty list all count as empty.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || isSame(one, other);
}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return { string: '', boolean: false }[typeof value as 'string' | 'boolean'] ?? null;
}

/** Whether two blocks have the same columns, whatever stands in them. */
export function hasSameColumns(one: Block, other: Block): boolean {
  const isEqual = one.columns.length === other.columns.length;
  return isEqual && one.columns.every(({ classes }, index) => classes === other.columns[index]?.classes);
}

export function classesOf({ classes }: { classes: string }): { classes: string } {
  return { classes };
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
