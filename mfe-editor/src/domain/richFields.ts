import { type FieldSchema, withoutNull } from '@spielplan/shared-contracts/rules/field-rules';

/** Fields with markup of the contract's kinds. */
export const RICH_FIELDS: Readonly<Record<string, readonly string[]>> = {
  text: ['content'],
  faq: ['answer'],
  full_teaser: ['text'],
  hero_media: ['text'],
  teaser_item: ['text'],
  teaser_list: ['text'],
  two_columns: ['text'],
};

/** Whether a field of a kind has markup: the last name of its path says so, or the schema of another team's. */
export function isRich(model: string | undefined, path: string, schema?: FieldSchema): boolean {
  if (schema && withoutNull(schema).format === 'rich-text') return true;
  return RICH_FIELDS[model ?? '']?.includes(path.split('.').at(-1) ?? '') ?? false;
}
