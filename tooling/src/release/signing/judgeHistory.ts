import { type EntryStatement, entryStatementSchema, findSigners, keyTableSchema } from '@spielplan/shared-contracts/signing';
import type { HistoryEntry } from '../history.ts';

const PARTS = ['number', 'at', 'who', 'what', 'remote', 'version', 'before', 'why'] as const;
/** What a line says that changes no feed. */
type Note = Pick<EntryStatement, (typeof PARTS)[number]>;

/**
 * The public key that signed a line of the history, null for an unsigned line, or `false` where the line differs from what
 * was signed. Shells decide whether that key was allowed to.
 */
export function signerOf({ signed, ...entry }: HistoryEntry): string | null | false {
  if (!signed) return null;
  const kind = entry.what === 'keys' ? 'keys' : entry.what === 'preview' ? 'note' : 'entry';
  const [key] = findSigners(
    kind,
    signed,
    signed.signatures.map((each) => each.key),
  );
  if (key === undefined) return false;
  const text: unknown = JSON.parse(signed.text);
  if (kind === 'keys') return keyTableSchema.parse(text).number === entry.number ? key : false;
  // What a note says is only compared, part by part.
  const said: Note & Pick<EntryStatement, 'canary'> = kind === 'note' ? (text as Note) : entryStatementSchema.parse(text);
  const isSameTrial = said.canary?.version === entry.canary?.version && said.canary?.share === entry.canary?.share;
  return isSameTrial && PARTS.every((part) => said[part] === entry[part]) ? key : false;
}
