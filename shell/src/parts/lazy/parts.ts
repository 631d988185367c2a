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
  'service-table': 'consent',
  'layout-dashboard': 'office',
  'screen-user': 'user',
  'service-settings': 'consent',
  'part-gallery': 'cms',
  'event-overlay': 'overlay',
  'screen-webshop': 'shop',
  'screen-office': 'office',
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

/** Whether a page does without the part: what a failure of its code leaves is a page without it. */
export function isOptional(name: PartName): boolean {
  return !/^(?:screen|block|layout)-/.test(name);
}

/** Areas whose own name stands in lists of addresses that content blockers refuse. */
const NAME_IN_ADDRESS: Readonly<Partial<Record<MessageArea, string>>> = { consent: 'services' };

/**
 * The owner of an area's texts where they are asked for by
 * themselves: `/_messages/{lang}/shell.{area}/{version}`.
 */
export function areaOwner(area: MessageArea): `shell.${string}` {
  return `shell.${NAME_IN_ADDRESS[area] ?? area}`;
}

/** The area that an address names; what is no name of one stays as it is. */
export function areaOfName(name: string): string {
  return Object.entries(NAME_IN_ADDRESS).find(([, inAddress]) => inAddress === name)?.[0] ?? name;
}
