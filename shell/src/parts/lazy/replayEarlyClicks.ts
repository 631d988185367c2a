/** Milliseconds after which an early click is not replayed. */
const REPLAY_WINDOW_MS = 5_000;

/** What the early script keeps: it hears presses from the first paint on. */
type EarlyListener = ((event: MouseEvent) => void) & {
  press?: [target: EventTarget, at: number];
  /** Marks the document by cookies and storage, once; missing in pages of an older release. */
  look?: () => void;
};

let lost: { button: HTMLElement; at: number } | null = null;

/**
 * Keeps the last press of a button that the page could not answer yet, because React had not taken
 * that place over (0078). To be called right after `hydrateRoot`: of a press it cannot deliver React
 * stops the way down the document, and hears of it first. Links and forms do without: they work from
 * the first paint on. The early script looks now at the latest: after the page has been taken over its
 * marks would undo what has been made of them.
 */
export function recordEarlyClicks(root: HTMLElement): void {
  const { early } = globalThis as { early?: EarlyListener };
  if (early) {
    early.look?.();
    removeEventListener('click', early, true);
    if (early.press) keep(...early.press);
  }
  addEventListener('click', () => (lost = null), true);
  root.addEventListener('click', ({ cancelBubble, target }) => cancelBubble && keep(target, Date.now()), true);
}

/**
 * Gives a press that is kept to its button once more:
 * a place has been taken over, perhaps the button's.
 */
export function replayEarlyClicks(): void {
  const { button, at } = lost ?? {};
  lost = null;
  if (!button?.isConnected || at === undefined || Date.now() - at > REPLAY_WINDOW_MS) return;
  button.click();
  // Still nobody there: the press is as old as it was.
  if (lost) lost = { button, at };
}

function keep(target: EventTarget | null, at: number): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  lost = button && { button, at };
}
