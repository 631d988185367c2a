import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The parts of a dialog in which something is written and not saved, by their names. */
export type UnsavedParts = Set<string>;

export const UnsavedContext = createContext<UnsavedParts>(new Set());

/** Tells the dialog around it, or the one that is given, whether a part of it has something that is not saved. */
export function useMarkUnsaved(part: string, isUnsaved: boolean, own?: UnsavedParts): void {
  const around = useContext(UnsavedContext);
  const parts = own ?? around;
  useEffect(() => {
    if (!isUnsaved) return;
    parts.add(part);
    return () => void parts.delete(part);
  }, [parts, part, isUnsaved]);
}

/** The ways out of a dialog, which ask before anything written in it is lost; Escape is one of them. */
export function useUnsavedGuard(onClose: () => void) {
  const [parts] = useState<UnsavedParts>(() => new Set());
  const [asked, setAsked] = useState<{ goOn: () => void } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  /** Goes on at once, or as soon as what is written is given up; `saved` names a part that has just been saved. */
  const leave = (goOn: () => void, saved?: string) => {
    if ([...parts].some((part) => part !== saved)) setAsked({ goOn });
    else goOn();
  };
  const stay = () => setAsked(null);
  // Browsers close a dialog by a second Escape without asking it; a key that is taken closes none.
  const escape = useEffectEvent((event: KeyboardEvent) => {
    const dialog = place.current?.closest('dialog');
    if (event.key !== 'Escape' || event.defaultPrevented || (event.target as Element).closest('dialog') !== dialog) return;
    if (!asked && parts.size === 0) return;
    event.preventDefault();
    if (asked) stay();
    else leave(onClose);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return { parts, place, leave, close: () => leave(onClose), asked, stay };
}
