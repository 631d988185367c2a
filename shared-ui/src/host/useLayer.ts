import { useEffect, useEffectEvent } from 'react';

/** What is open above the page, the topmost last. */
const open: object[] = [];

interface Place {
  readonly current: HTMLElement | null;
}

/**
 * Makes what opens above the page (a menu, a list, a box) go as visitors expect: Escape closes the
 * topmost layer only and brings a focus inside it to `back`; a press outside of `area` and `back`,
 * or the keyboard's focus there, closes it. Modal dialogs over it are layers of their own: what
 * happens in them is not outside, and their Escape is theirs.
 */
export function useLayer(isOpen: boolean, area: Place, onClose: () => void, back?: Place): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const layer = {};
    open.push(layer);
    const isAbove = (target: Element) => target.closest?.('dialog')?.contains(area.current) === false;
    const leave = ({ type, target }: Event) => {
      const place = target as Element;
      // A pointer moves the focus before its press is over;
      // what closes then moves the target away from under it.
      if (isAbove(place) || (type === 'focusin' && !place.matches(':focus-visible'))) return;
      if (![area, back].some((inside) => inside?.current?.contains(place))) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || open.at(-1) !== layer || isAbove(event.target as Element)) return;
      // Neither a dialog around it nor the page hears of this key.
      event.preventDefault();
      event.stopPropagation();
      const { activeElement } = document;
      // WebKit gives a pressed button no focus: then it is on the page itself.
      if (activeElement === document.body || area.current?.contains(activeElement)) back?.current?.focus();
      close();
    };
    // While capturing, so that the very click that opened it is past already.
    document.addEventListener('click', leave, true);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape, true);
    return () => {
      open.splice(open.indexOf(layer), 1);
      document.removeEventListener('click', leave, true);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape, true);
    };
  }, [isOpen, area, back]);
}
