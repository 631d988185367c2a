import { useRef, type KeyboardEvent } from 'react';

/** The option a key of the listbox pattern leads to; null for any other key. */
export function optionFor(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, count - 1);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * The option whose name begins with `typed`, from the active one on and around. The same
 * letter again and again walks through the names that begin with it. Null where there is none.
 */
export function optionByName(names: readonly string[], active: number, typed: string): number | null {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const wanted = isOneLetter ? typed.slice(0, 1) : typed;
  const start = isOneLetter ? active + 1 : active;
  for (let step = 0; step < names.length; step += 1) {
    const index = (start + step) % names.length;
    if (names[index]?.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return null;
}

/** Collects what is typed in quick succession and finds the option meant. */
export function useTypeAhead(options: readonly { label: string }[]) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent, active: number): number | null => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null;
    const isContinued = event.timeStamp - typed.current.at < 700;
    const text = (isContinued ? typed.current.text : '') + event.key.toLocaleLowerCase();
    typed.current = { text, at: event.timeStamp };
    return optionByName(
      options.map(({ label }) => label),
      active,
      text,
    );
  };
}
