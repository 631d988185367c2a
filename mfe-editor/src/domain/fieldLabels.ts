/**
 * The texts that may name a field, the nearest first: that of the kind, then that of every field of
 * this name. `items.0.answer` of a FAQ is `faq.answer`.
 */
export function labelKeys(model: string | undefined, path: string): readonly [own: string, shared: string] {
  return [`label.${model ?? ''}.${lastName(path)}`, `label.${lastName(path)}`];
}

/** The texts that may explain a field, the nearest first. */
export function helpKeys(model: string | undefined, path: string): readonly [own: string, shared: string] {
  return [`help.${model ?? ''}.${lastName(path)}`, `help.${lastName(path)}`];
}

function lastName(path: string): string {
  return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
}
