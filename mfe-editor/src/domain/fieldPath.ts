import type { Fields } from './forest/forest.ts';

/** The value at a path such as `content` or `items.2.question`. */
export function getField(fields: Fields | undefined, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], fields);
}

/** The top field with another value at the path, as a command names it. */
export function writeField(fields: Fields, path: string, value: unknown): Fields {
  const [top = '', ...rest] = path.split('.');
  return { [top]: writeInside(fields[top], rest, value) };
}

function writeInside(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((each: unknown, index) => (String(index) === name ? writeInside(each, rest, value) : each));
  const fields = (whole ?? {}) as Fields;
  return { ...fields, [name]: writeInside(fields[name], rest, value) };
}
