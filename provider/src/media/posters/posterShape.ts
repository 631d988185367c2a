/** The kinds of things that have a generated picture. */
const KINDS = ['production', 'article', 'page', 'teaser', 'person', 'venue', 'room', 'series', 'map', 'scene'] as const;
const POSTER_ID = new RegExp(`^(${KINDS.join('|')})-([1-9]\\d{0,5})$`);

/**
 * Posters and portraits stand upright like the ones on the wall (4:5); all other pictures lie (3:2).
 */
export function posterShape(id: string): { width: number; height: number } {
  return /^(production|person)-/.test(id) ? { width: 1600, height: 2000 } : { width: 1600, height: 1067 };
}

/** Tells whether an id can name a picture at all. */
export function isPosterId(id: string): boolean {
  return POSTER_ID.test(id);
}
