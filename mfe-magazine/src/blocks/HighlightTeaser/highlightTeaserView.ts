import type { Picture } from '@spielplan/shared-contracts/api';

/** A story or a production, ready to print. */
export interface Highlight {
  key: string;
  href: string;
  kicker: string;
  headline: string;
  text: string;
  /** When it was published or takes place next: `2026-11-28` and "28. November 2026". */
  day: string | null;
  date: string | null;
  picture: Picture | null;
}

export interface HighlightTeaserView {
  /** The block's own headline, empty where the editor gave none. */
  headline: string;
  highlights: Highlight[];
}
