import { withRecent } from '../domain/recentKinds.ts';

const keyOf = (account: number) => `spielplan.editor.kinds.${account}`;

/** The kinds this account has used last in this browser. */
export function getRecentKinds(account: number): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]');
    return Array.isArray(read) ? read.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function keepRecentKind(account: number, model: string): void {
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(withRecent(getRecentKinds(account), model)));
  } catch {
    // A browser that keeps nothing has no kinds used last.
  }
}
