import { useEffect } from 'react';

/**
 * What comes into an open dialog takes the focus, where it is outside or on the button that closes it: that one is pushed out of
 * sight, and the one who has pressed what is gone would be nowhere.
 */
export function useArrivingFocus(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (!dialog) return;
    const controls = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    const { activeElement } = document;
    if (!dialog.contains(activeElement) || activeElement === controls.at(-1)) controls[0]?.focus();
  }, [isThere]);
}
