/** The part of an address that names a block, which gets the keyboard once its page is being edited. */
const MIRROR = 'languages';
/** The same for the texts of a page's head, in the mirror. */
export const HEAD_HASH = '#head';
const BLOCK_HASH = /^#block-(\d{1,10})$/;

/** The address at which a block is edited, on whatever page. */
export function placeOfBlock(pathname: string, id: number): string {
  return `${pathname}?edit=1#block-${id}`;
}

/** The address at which a page is translated, both languages beside each other: at a block, or at the texts of the page's head. */
export function placeOfMirror(pathname: string, place: number | 'head'): string {
  return `${pathname}?edit=${MIRROR}${place === 'head' ? HEAD_HASH : `#block-${place}`}`;
}

/** Whether a query asks for both languages beside each other. */
export function asksForMirror(search: string): boolean {
  return new URLSearchParams(search).get('edit') === MIRROR;
}

/** The id of the block that an address names; null where it names none. */
export function blockInHash(hash: string): number | null {
  const [, id] = BLOCK_HASH.exec(hash) ?? [];
  return id === undefined ? null : Number(id);
}
