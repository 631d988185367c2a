/** What a field of numbers names: things that are chosen from a list, or events, which are searched for. */
export type ReferenceSource = 'events' | 'tags' | 'venues' | 'categories' | 'forms';

const SOURCES: Readonly<Record<string, ReferenceSource>> = {
  'event_list.children': 'events',
  'event_list.tag': 'tags',
  'form.form': 'forms',
  'venue.venue': 'venues',
  'venue_list.children': 'venues',
  'highlight_teaser.categories': 'categories',
};

/** What the numbers in a field name; null for plain numbers. */
export function referenceOf(model: string | undefined, path: string): ReferenceSource | null {
  return SOURCES[`${model ?? ''}.${path}`] ?? null;
}
