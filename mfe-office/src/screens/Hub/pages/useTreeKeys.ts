import { type KeyboardEvent, useState } from 'react';
import type { TreeRow } from './treeRows.ts';

/** Where a page can be moved by a key, in the direction of the arrow. */
export type Nudge = 'up' | 'down' | 'out' | 'in';
const NUDGES: Readonly<Record<string, Nudge>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' };

interface TreeKeysOptions {
  rows: readonly TreeRow[];
  onExpand: (id: number, isExpanded: boolean) => void;
  onOpen: (id: number) => void;
  onNudge: (id: number, nudge: Nudge) => void;
  /** Asked for the row of this number, which may not be in the document yet. */
  onFocus: (index: number) => void;
}

/** The keys of a treegrid (ARIA patterns): rows by up and down, the ways in a row by left and right; Alt+Shift moves the page. */
export function useTreeKeys({ rows, onExpand, onOpen, onNudge, onFocus }: TreeKeysOptions) {
  const [active, setActive] = useState<number | null>(null);
  const activeId = rows.some(({ page }) => page.id === active) ? active : (rows[0]?.page.id ?? null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="row"][data-id]') : null;
    const index = rows.findIndex(({ page }) => String(page.id) === row?.dataset['id']);
    const at = rows[index];
    if (!row || !at || event.ctrlKey || event.metaKey) return;
    const nudge = event.altKey && event.shiftKey ? NUDGES[event.key] : undefined;
    if (event.altKey && !nudge) return;
    const isHandled = nudge ? (onNudge(at.page.id, nudge), true) : press(event.key, row, index, at, event.target as HTMLElement);
    if (isHandled) event.preventDefault();
  };

  /** Answers whether the key meant something here. */
  const press = (key: string, row: HTMLElement, index: number, at: TreeRow, target: HTMLElement): boolean => {
    const controls = [...row.querySelectorAll<HTMLElement>('a, button:not([data-expander])')];
    const own = controls.indexOf(target);
    switch (key) {
      case 'ArrowUp':
      case 'ArrowDown':
        onFocus(Math.min(rows.length - 1, Math.max(0, index + (key === 'ArrowUp' ? -1 : 1))));
        return true;
      case 'Home':
        onFocus(0);
        return true;
      case 'End':
        onFocus(rows.length - 1);
        return true;
      case 'ArrowRight':
        if (own < 0 && at.isExpanded === false) onExpand(at.page.id, true);
        else controls[own + 1]?.focus();
        return true;
      case 'ArrowLeft':
        if (own >= 0) (controls[own - 1] ?? row).focus();
        else if (at.isExpanded) onExpand(at.page.id, false);
        else if (at.page.parent !== null) onFocus(rows.findIndex(({ page }) => page.id === at.page.parent));
        return true;
      case 'Enter':
        if (target !== row) return false;
        onOpen(at.page.id);
        return true;
      default:
        return false;
    }
  };

  return { activeId, setActive, onKeyDown };
}
