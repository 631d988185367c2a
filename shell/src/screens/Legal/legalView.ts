/** A legal text of the house, ready to show. */
export interface LegalView {
  title: string;
  /** Sanitised rich text whose headings carry the ids that `contents` leads to. */
  html: string;
  /** Its sections in their order; empty where there are too few to look for one. */
  contents: readonly LegalSection[];
  /** When it was last changed, in words, and as a day for machines. */
  /** Null where it is unknown. */
  modified: { label: string; day: string } | null;
  /** Shows every service of the site with its cookies below the text. */
  hasCookieTable: boolean;
}

export interface LegalSection {
  id: string;
  title: string;
}
