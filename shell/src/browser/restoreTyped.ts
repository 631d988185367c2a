/** A control that keeps what visitors enter. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of the document as the server sent it, and which of them had the focus. */
export interface EarlyControls {
  controls: readonly Control[];
  focused: Element | null;
}

/**
 * Puts what was entered into controls that React has drawn again into the new ones, with the focus: an extension or a
 * translation had changed the page, so that its markup could not be taken over. Whatever is still in the page is left alone.
 */
export function restoreTyped({ controls, focused }: EarlyControls): void {
  const drawn = new Map(
    keysOf([...document.querySelectorAll<Control>('input, textarea, select')]).map(([key, one]) => [key, one]),
  );
  for (const [key, lost] of keysOf(controls)) {
    const control = drawn.get(key);
    if (lost.isConnected || !control) continue;
    if (isEntered(lost)) enter(control, lost);
    if (lost === focused && document.activeElement === document.body) control.focus();
  }
}

/** Controls by form, name and kind; those of one name by their place among them. */
function keysOf(controls: readonly Control[]): [key: string, control: Control][] {
  const counts = new Map<string, number>();
  return controls.map((control) => {
    const form = control.getAttribute('form') ?? control.closest('form')?.getAttribute('action') ?? '';
    const kind = `${form} ${control.name || control.id} ${control.type}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return [`${kind} ${count}`, control];
  });
}

function isEntered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((each) => each.selected !== each.defaultSelected);
  if (control instanceof HTMLInputElement && isTick(control)) return control.checked !== control.defaultChecked;
  // Scripts cannot fill in a file, and what is hidden was entered by nobody.
  return control.type !== 'file' && control.type !== 'hidden' && control.value !== control.defaultValue;
}

function enter(control: Control, lost: Control): void {
  if (control instanceof HTMLInputElement && isTick(control)) {
    if (control.checked !== (lost as HTMLInputElement).checked) control.click();
    return;
  }
  // Past React, which watches the property of the element itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value') ?? {};
  set?.call(control, lost.value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}
