import { getLocation } from './targets.ts';

interface Entry {
  key?: string;
}

/** Writes an entry of the history with a key of its own, and reads where the page is then. */
export function writeEntry(kind: 'push' | 'replace', target: string): ReturnType<typeof getLocation> {
  const entry: Entry = { key: createKey() };
  if (kind === 'push') history.pushState(entry, '', target);
  else history.replaceState(entry, '', target);
  return getLocation();
}

/**
 * Gives the entry that is shown a key where it has none, and tells whether it had none: following
 * a link to a place on the page makes such an entry, and two of them must not be taken for one.
 */
export function keyEntry(): boolean {
  const isNew = !(history.state as Entry | null)?.key;
  if (isNew) history.replaceState({ key: createKey() }, '');
  return isNew;
}

/** Unique among the entries of one tab; `crypto.randomUUID` is missing on plain http. */
function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
