/** A browser of another make, as far as the journeys need one. */
export interface Engine {
  name: 'firefox' | 'webkit';
  /** Its version, for the report. */
  version: string;
  /** Loads a page and waits for its load event. */
  visit(url: string): Promise<void>;
  /** The value of an expression in the page, which JSON can carry; promises are waited for. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** The size of the page's own area. A window may refuse to be as narrow as asked. */
  resize(width: number, height: number): Promise<void>;
  /** Real input: actions as WebDriver describes them. */
  perform(actions: readonly InputSource[]): Promise<void>;
  /** The visible area as a PNG. */
  picture(): Promise<Buffer>;
  /** Runs a script before those of every further page; absent where the engine cannot. */
  runFirst?(script: string): Promise<void>;
  /** A new tab or browser in place of one whose page has crashed, hung or lost the focus. */
  reopen?(): Promise<void>;
  /** What pages have complained about since the last call; an engine that cannot tell has none. */
  takeComplaints(): string[];
  stop(): Promise<void>;
}

/**
 * A keyboard or a pointer and what it does (WebDriver,
 * section 17, and WebDriver BiDi, `input.performActions`).
 */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Readonly<Record<string, unknown>>[];
}
