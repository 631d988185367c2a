/**
 * The lazy parts of the shell: the chunk each one is, and the area of texts it brings. An area is
 * the first word of its message keys (`cms.…`); texts of areas leave every page that does not show
 * one of their parts.
 */
export const PARTS = {
  'screen-error': 'refused',
  'screen-form': 'form',
  'block-form': 'form',
  'screen-page': 'cms',
  'screen-offline': 'offline',
  'screen-legal': 'legal',
  'cookie-table': 'consent',
  'screen-dashboard': 'dashboard',
  'screen-user': 'user',
  'consent-settings': 'consent',
  'part-gallery': 'cms',
  'event-overlay': 'overlay',
  'screen-webshop': 'shop',
  'screen-hub': 'hub',
  search: 'suggest',
  login: 'login',
} as const satisfies Record<string, string>;

export type PartName = keyof typeof PARTS;
export type MessageArea = (typeof PARTS)[PartName];

/** The part that a screen of the shell is. The code of the error page is always there. */
export function partOfScreen(id: string): PartName | null {
  const name = `screen-${id}`;
  return Object.hasOwn(PARTS, name) ? (name as PartName) : null;
}

/**
 * The owner of an area's texts where they are asked for by
 * themselves: `/_messages/{lang}/shell.{area}/{version}`.
 */
export function areaOwner(area: MessageArea): `shell.${MessageArea}` {
  return `shell.${area}`;
}
