import type { WalkedPage } from '../fixtures/walkByTab.ts';

/**
 * What is asked of any engine to press through a page:
 * real keys, real touches, and questions to the page.
 */
export interface PressPage extends WalkedPage {
  /** The value of an expression in the page; promises are waited for. */
  ask<Value>(expression: string): Promise<Value>;
  /** Loads a page of the site and waits until its controls work. */
  open(path: string): Promise<void>;
  /** By touch, or by the pointer where an engine has no touch. */
  tap(x: number, y: number): Promise<void>;
  /** Names as Playwright has them: Enter, Space, Escape, ArrowDown, a letter. */
  press(key: string): Promise<void>;
  /** What the page has complained about since the last call. */
  takeComplaints(): string[];
}

/** How a visitor presses. */
export type Way = 'keyboard' | 'touch';

/** A control as the page lists it. */
export interface Control {
  /** Found again by this after a reload. */
  key: string;
  /**
   * `outside` leads away or downloads, a `picker` is the
   * browser's own: only that the press arrives is asked.
   */
  kind: 'link' | 'outside' | 'picker' | 'button' | 'text' | 'number' | 'choice' | 'select';
  /** Controls of one group are built alike. */
  group: string;
  /** Stands in the header or the footer, which all screens share. */
  isPart: boolean;
  /**
   * A link to the page it stands on, or what is said to be
   * out of use for now: a press need not change anything.
   */
  isIdle: boolean;
}
