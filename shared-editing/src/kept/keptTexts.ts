import { heldLocks, holdLock, withTabLock } from './tabLocks.ts';

/** Counts up when the form of kept texts changes. */
const TEXTS_FORM = 1;
const TEXTS = 'spielplan.editor.texts.';
const nameOf = (account: number) => `${TEXTS}${TEXTS_FORM}.${account}.`;

/** Where what one tab has typed in the texts of a page is kept in this browser, for one account, until it is saved. */
export interface TextsMemory<Texts> {
  /** Takes over what tabs that are gone have left. Empty where nothing is kept, or the browser keeps nothing. */
  load(): Promise<readonly Texts[]>;
  /** Null forgets it. */
  write(texts: Texts | null): void;
  /** Leaves what is kept to the next tab. */
  close(): void;
}

/** A tab has a name of its own, so that two do not write over each other; a lock tells whether it still lives. */
export function createTextsMemory<Texts>(account: number, page: number): TextsMemory<Texts> {
  const key = `${nameOf(account)}${page}.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  let release: () => void = () => undefined;
  return {
    async load() {
      try {
        return await withTabLock('texts', async () => {
          release = await holdLock(key);
          const kept = keysOf(account).filter((each) => pageOf(each) === page);
          const held = await heldLocks(kept);
          return kept.filter((each) => !held.has(each)).flatMap((each) => take<Texts>(each));
        });
      } catch {
        return [];
      }
    },
    write(texts) {
      try {
        if (texts) localStorage.setItem(key, JSON.stringify(texts));
        else localStorage.removeItem(key);
      } catch {
        // In a browser that keeps nothing it stays in the tab.
      }
    },
    close: () => release(),
  };
}

/** The pages whose texts an account has typed and not saved, in any tab. */
export function listKeptTexts(account: number): number[] {
  try {
    return [...new Set(keysOf(account).map(pageOf))];
  } catch {
    return [];
  }
}

/** Forgets those of all pages and tabs. */
export function removeKeptTexts(account: number): void {
  try {
    for (const key of keysOf(account)) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** Whether a newer build keeps texts of the account in another form. */
export function hasTextsOfNewer(account: number): boolean {
  try {
    return Object.keys(localStorage).some((key) => {
      const [form, owner] = key.startsWith(TEXTS) ? key.slice(TEXTS.length).split('.') : [];
      return Number(form) > TEXTS_FORM && owner === String(account);
    });
  } catch {
    return false;
  }
}

function keysOf(account: number): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(nameOf(account)));
}

/** Of `spielplan.editor.texts.<form>.<account>.<page>.<tab>`; older editors kept one of all tabs. */
function pageOf(key: string): number {
  return Number(key.split('.')[5]);
}

function take<Texts>(key: string): Texts[] {
  const kept = localStorage.getItem(key);
  localStorage.removeItem(key);
  try {
    return kept === null ? [] : [JSON.parse(kept) as Texts];
  } catch {
    return [];
  }
}
