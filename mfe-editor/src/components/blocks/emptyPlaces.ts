import { createStore, type StoreApi, useStore } from '@spielplan/shared-ui/host';
import { createContext, use, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Texts of a block that are empty and may be: they take no room on the page until somebody writes one. */
export interface EmptyPlaces {
  readonly fields: readonly string[];
  /** The text in which somebody writes, or wants to. */
  readonly opened: string | null;
}

/** Those of the block around; null outside of all blocks that can be edited. */
export const EmptyPlacesContext = createContext<StoreApi<EmptyPlaces> | null>(null);

const NONE = createEmptyPlaces();

export function createEmptyPlaces(): StoreApi<EmptyPlaces> {
  return createStore<EmptyPlaces>(() => ({ fields: [], opened: null }));
}

/** Answers whether a text that may be left out is not shown now; the menu of its block offers it then. */
export function useIsLeftOut(field: string, canLeaveOut: boolean): boolean {
  const places = use(EmptyPlacesContext) ?? NONE;
  const isOpened = useStore(places, ({ opened }) => opened === field);
  const isLeftOut = canLeaveOut && !isOpened;
  useEffect(() => {
    if (!isLeftOut) return undefined;
    places.setState(({ fields }) => ({ fields: [...fields, field] }));
    return () => places.setState(({ fields }) => ({ fields: fields.filter((each) => each !== field) }));
  }, [places, field, isLeftOut]);
  return isLeftOut;
}

/** Shows an empty text of a block and puts the cursor into it. */
export function openPlace(places: StoreApi<EmptyPlaces>, frame: HTMLElement | null, field: string): void {
  flushSync(() => places.setState({ opened: field }));
  placeOf(frame, field)?.focus();
}

function placeOf(frame: HTMLElement | null, field: string): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-place="${CSS.escape(field)}"]`) ?? null;
}

/** The text in which an element stands. */
export function fieldAround(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null) : null;
}
