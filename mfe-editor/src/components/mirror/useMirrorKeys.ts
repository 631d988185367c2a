import type { KeyboardEvent, RefObject } from 'react';
import type { BlockKey } from '../../domain/forest/forest.ts';
import type { Mirror } from '../../stores/createMirror.ts';
import { createPageActions } from '../pageActions.ts';

interface MirrorKeys {
  press: (event: KeyboardEvent) => void;
  goToNext: () => void;
  /** Gives a block the keyboard, in the language that lacks something; false where it is not there. */
  show: (key: BlockKey) => boolean;
}

/** The keys of the mirror: Ctrl/Cmd+Enter leads to the next open block, saving sends both languages. */
export function useMirrorKeys(mirror: Mirror, ref: RefObject<HTMLDivElement | null>, open: ReadonlySet<BlockKey>): MirrorKeys {
  const goToNext = () => {
    const rows = [...(ref.current?.querySelectorAll<HTMLElement>('[data-mirror]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const inOrder = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
    const next = inOrder.find((row) => open.has(row.dataset['mirror'] ?? ''));
    if (next) show(next.dataset['mirror'] ?? '');
  };
  const show = (key: BlockKey): boolean => {
    const row = ref.current?.querySelector<HTMLElement>(`[data-mirror="${CSS.escape(key)}"]`);
    if (!row) return false;
    const [own, other] = mirror.sides;
    const lang = mirror.lackOf(key, other.lang) === null ? own.lang : other.lang;
    row.scrollIntoView?.({ block: 'start' });
    (row.querySelector<HTMLElement>(`textarea[lang=${lang}], [lang=${lang}] [role=textbox]`) ?? row).focus();
    return row.contains(document.activeElement);
  };
  const press = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const isNext = event.key === 'Enter' && !event.shiftKey;
    const isSave = event.key.toLowerCase() === 's';
    if (!isNext && !isSave) return;
    event.preventDefault();
    event.stopPropagation();
    if (isNext) goToNext();
    else for (const side of mirror.sides) createPageActions(side).save();
  };
  return { press, goToNext, show };
}
