/** Fields with markup, as the contract has them; a JSON Schema cannot tell them from plain texts. */
export const RICH_FIELDS: Readonly<Record<string, readonly string[]>> = {
  text: ['content'],
  faq: ['answer'],
  full_teaser: ['text'],
  hero_media: ['text'],
  teaser_item: ['text'],
  teaser_list: ['text'],
  two_columns: ['text'],
};

/** Whether a field of a kind has markup; the last name of its path says so. */
export function isRich(model: string | undefined, path: string): boolean {
  return RICH_FIELDS[model ?? '']?.includes(path.split('.').at(-1) ?? '') ?? false;
}
