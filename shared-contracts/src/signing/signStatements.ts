import type { KeyObject } from 'node:crypto';
import { signText, type SignedKind, type SignedText } from './signedText.ts';
import {
  digestOf,
  type EntryStatement,
  type FeedStatement,
  type KeyTable,
  type SignedEntry,
  type SignedPart,
} from './statements.ts';

/** What is said of a remote; digests are added when it is signed. */
export interface EntryToSign extends Omit<EntryStatement, 'schema' | 'manifest' | 'canary'> {
  canary?: { version: string; share: number } | undefined;
}

/** Says of one remote which build is current; `manifest` is null where it is withdrawn. */
export function signEntry(
  { canary, ...statement }: EntryToSign,
  manifest: SignedText | null,
  key: KeyObject,
  tried?: SignedText,
): SignedEntry {
  const said = {
    schema: 1,
    ...statement,
    manifest: manifest && digestOf(manifest.text),
    ...(canary && tried && { canary: { ...canary, manifest: digestOf(tried.text) } }),
  };
  return { entry: sign('entry', said, key), manifest, ...(canary && tried && { canary: tried }) };
}

/** Says whose key may release which remote; shells believe an operator's key alone. */
export function signKeyTable(table: KeyTable, key: KeyObject): SignedText {
  return sign('keys', table, key);
}

/** Holds the entries and the keys of a feed together under its number. */
export function signHead(part: Omit<SignedPart, 'head'>, number: number, key: KeyObject): SignedPart {
  const statement: FeedStatement = {
    schema: 1,
    number,
    entries: Object.fromEntries(Object.entries(part.remotes).map(([name, { entry }]) => [name, digestOf(entry.text)])),
    keys: part.keys && digestOf(part.keys.text),
  };
  return { ...part, head: sign('feed', statement, key) };
}

function sign(kind: SignedKind, statement: object, key: KeyObject): SignedText {
  const text = JSON.stringify(statement);
  return { text, signatures: [signText(kind, text, key)] };
}
