export interface PageKeys {
  save(): void;
  publish(): void;
  undo(): void;
  redo(): void;
  help(): void;
}

/**
 * Hears the editor's keys wherever the keyboard is; undo in a text
 * with markup is that of its engine. Ends with what it returns.
 */
export function listenToKeys(keys: PageKeys): () => void {
  const hear = (event: KeyboardEvent) => {
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    keys[act]();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

function actionOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): keyof PageKeys | null {
  const element = target instanceof HTMLElement ? target : null;
  const isField = element?.matches('input, textarea, select') || element?.isContentEditable;
  // A key that types is heard only where a block or the toolbar has the focus (WCAG 2.1.4).
  if (!ctrlKey && !metaKey) return key === '?' && !isField && element?.closest('[data-frame], [data-editing]') ? 'help' : null;
  switch (key.toLowerCase()) {
    case 's':
      return 'save';
    case 'enter':
      return shiftKey ? 'publish' : null;
    case 'z':
      if (element?.closest('.ProseMirror, input, textarea')) return null;
      return shiftKey ? 'redo' : 'undo';
    default:
      return null;
  }
}
