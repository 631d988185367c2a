import { isWordField } from '@spielplan/shared-contracts/rules/content-checks';
import { type FieldSchema, withoutNull } from '@spielplan/shared-contracts/rules/field-rules';
import { kindOf } from './fieldSchema.ts';
import type { Fields } from './forest/forest.ts';

/** The paths of all fields of a block in which words stand, in the order of its schema; those of lists entry by entry. */
export function wordPaths({ properties = {} }: FieldSchema, fields: Fields): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const kind = kindOf(schema);
    if (kind === 'line' || kind === 'lines') return isWordField(name) ? [name] : [];
    const entries = fields[name];
    if (kind !== 'list' || !Array.isArray(entries)) return [];
    const inside = withoutNull(schema).items ?? {};
    return entries.flatMap((entry: Fields, index) => wordPaths(inside, entry).map((path) => `${name}.${index}.${path}`));
  });
}

/** The paths of both languages: entry by entry, also where one has more of them. */
export function joinPaths(one: readonly string[], other: readonly string[]): string[] {
  const missing = other.filter((path) => !one.includes(path));
  return missing.reduce<string[]>(
    (paths, path) => {
      const before = other.slice(0, other.indexOf(path)).findLast((each) => paths.includes(each));
      return paths.toSpliced(before === undefined ? 0 : paths.indexOf(before) + 1, 0, path);
    },
    [...one],
  );
}
