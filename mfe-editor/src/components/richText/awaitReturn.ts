/**
 * Calls back once the focus, which a dialog has taken from a place, is somewhere else than in a dialog or there again. Answers
 * whether a dialog has it: a place that went meanwhile could not get it back.
 */
export function awaitReturn(place: HTMLElement, next: EventTarget | null, onElsewhere: () => void): boolean {
  const dialogOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('dialog') : null);
  const isAbove = (target: EventTarget | null) => {
    const dialog = dialogOf(target);
    return dialog !== null && !dialog.contains(place);
  };
  if (!isAbove(next)) return false;
  const look = ({ target }: FocusEvent) => {
    if (isAbove(target)) return;
    document.removeEventListener('focusin', look);
    if (place.isConnected && !place.contains(target as Node)) onElsewhere();
  };
  document.addEventListener('focusin', look);
  return true;
}
