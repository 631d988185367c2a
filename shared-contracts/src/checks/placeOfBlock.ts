/** The part of an address that names a block, which gets the keyboard once its page is being edited. */
const MIRROR = 'languages';
const BLOCK_HASH = /^#block-(\d{1,10})$/;

/** The address at which a block is edited, on whatever page. */
export function placeOfBlock(pathname: string, id: number): string {
  return `${pathname}?edit=1#block-${id}`;
}

/** The address at which a page is translated, both languages beside each other; with a block it gets the keyboard. */
export function placeOfMirror(pathname: string, block?: number): string {
  return `${pathname}?edit=${MIRROR}${block === undefined ? '' : `#block-${block}`}`;
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
