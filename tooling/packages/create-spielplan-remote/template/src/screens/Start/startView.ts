/** What the start page shows: plain JSON, which goes into the HTML. */
export interface StartView {
  /** The name of the house. */
  house: string;
}
