/** Words of a path that say what it shows: its language and section, and how deep it goes. */
const SECTION_PARTS = 2;

/**
 * Tells whether two addresses lead to the same kind of page: the same section at the same
 * depth, so that the page that is there is a better picture of the next one than any outline.
 */
export function isSameKindOfPage(one: string, other: string): boolean {
  const [parts, otherParts] = [partsOf(one), partsOf(other)];
  return parts.length === otherParts.length && parts.slice(0, SECTION_PARTS).join() === otherParts.slice(0, SECTION_PARTS).join();
}

function partsOf(url: string): string[] {
  return (url.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
}
