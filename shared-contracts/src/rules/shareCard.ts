/** The size in which networks show a link's picture as a large card. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The file of a picture's card for shared links. */
export function shareCardOf(base: string): string {
  return `${base}-${SHARE_CARD.width}x${SHARE_CARD.height}.jpg`;
}
