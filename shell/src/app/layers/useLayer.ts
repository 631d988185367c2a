import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What is open above the page, the topmost last. */
const open: object[] = [];

/**
 * Makes what opens above the page (a menu, a list, a box) go as visitors expect: Escape closes the topmost layer only
 * (R45) and brings a focus inside it to `back`; a press or a focus outside `area` closes it. Modal dialogs are above
 * every layer and close by themselves.
 */
export function useLayer(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  onClose: () => void,
  back?: RefObject<HTMLElement | null>,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const layer = {};
    open.push(layer);
    const leave = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || open.at(-1) !== layer || (event.target as Element).closest?.('dialog')) return;
      event.preventDefault();
      if (area.current?.contains(document.activeElement)) back?.current?.focus();
      close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      open.splice(open.indexOf(layer), 1);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, area, back]);
}
