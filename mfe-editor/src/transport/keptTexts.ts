const FORMAT_VERSION = 1;
const keyOf = (account: number, page: number | '') => `spielplan.editor.texts.${FORMAT_VERSION}.${account}.${page}`;

/** Where what was typed in the texts of a page is kept in this browser, for one account, until it is saved. */
export interface TextsMemory<Texts> {
  read(): Texts | null;
  /** Null forgets it. */
  write(texts: Texts | null): void;
}

export function createTextsMemory<Texts>(account: number, page: number): TextsMemory<Texts> {
  const key = keyOf(account, page);
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as Texts | null;
      } catch {
        return null;
      }
    },
    write(texts) {
      try {
        if (texts) localStorage.setItem(key, JSON.stringify(texts));
        else localStorage.removeItem(key);
      } catch {
        // In a browser that keeps nothing it stays in the open dialog.
      }
    },
  };
}

/** The pages whose texts an account has typed and not saved. */
export function listKeptTexts(account: number): number[] {
  try {
    const name = keyOf(account, '');
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(name) ? [Number(key.slice(name.length))] : []));
  } catch {
    return [];
  }
}

/** Forgets those of all pages. */
export function removeKeptTexts(account: number): void {
  for (const page of listKeptTexts(account)) createTextsMemory(account, page).write(null);
}
