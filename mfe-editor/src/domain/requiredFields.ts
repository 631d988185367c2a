import type { Block } from './forest/forest.ts';

/** The part of a block's JSON Schema that says which fields must be there. */
export interface BlockSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** The fields that saving asks for and that are empty. */
export function missingFields({ fields }: Pick<Block, 'fields'>, { required = [] }: BlockSchema): string[] {
  return required.filter((name) => {
    const value = fields[name];
    return value == null || (typeof value === 'string' && value.trim() === '');
  });
}
