/**
 * Lets a wheel over a focused number scroll the page and leaves the number as it is, for which browsers count it up and
 * down: they leave alone what is read-only at that moment.
 */
export function keepNumbers({ target }: WheelEvent): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly) return;
  target.readOnly = true;
  setTimeout(() => (target.readOnly = false));
}
