import type { IconName } from '../icons/Icon.tsx';

/** What can be done with a block: each is in its menu and has a key, which works while its frame has the focus. */
export const FRAME_ACTIONS = {
  up: { icon: 'up', keys: 'Alt Shift ↑' },
  down: { icon: 'down', keys: 'Alt Shift ↓' },
  moveTo: { icon: 'moveTo', keys: 'M' },
  insertAbove: { icon: 'plus', keys: 'Alt Shift Enter' },
  insertBelow: { icon: 'plus', keys: 'Alt Enter' },
  duplicate: { icon: 'duplicate', keys: 'Ctrl D' },
  copy: { icon: 'copy', keys: 'Ctrl C' },
  cut: { icon: 'cut', keys: 'Ctrl X' },
  paste: { icon: 'paste', keys: 'Ctrl V' },
  settings: { icon: 'settings', keys: 'S' },
  remove: { icon: 'remove', keys: 'Delete' },
} as const satisfies Record<string, { icon: IconName; keys: string }>;

export type FrameAction = keyof typeof FRAME_ACTIONS;

interface Press {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The action of a key press; null for all other keys. Pasting has an event of its own. */
export function frameActionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): FrameAction | null {
  if (altKey && shiftKey && key === 'ArrowUp') return 'up';
  if (altKey && shiftKey && key === 'ArrowDown') return 'down';
  if (altKey && key === 'Enter') return shiftKey ? 'insertAbove' : 'insertBelow';
  if (altKey) return null;
  const letter = key.toLowerCase();
  if (ctrlKey || metaKey) return shiftKey ? null : (({ d: 'duplicate', c: 'copy', x: 'cut' } as const)[letter] ?? null);
  if (key === '/') return 'insertBelow';
  return ({ m: 'moveTo', s: 'settings', delete: 'remove', backspace: 'remove' } as const)[letter] ?? null;
}

/** Keys as they are called on this machine. */
export function keyNames(keys: string): string {
  if (!/Mac|iP(?:hone|ad)/.test(navigator.userAgent)) return keys;
  return keys.replace('Ctrl', '⌘').replace('Alt', '⌥').replace('Shift', '⇧');
}
