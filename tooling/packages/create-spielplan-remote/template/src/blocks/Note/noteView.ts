export interface NoteView {
  headline: string;
  /** Clean markup: the provider has sanitised it. */
  html: string;
}
