import { type EntryStatement, entryStatementSchema, findSigners, keyTableSchema } from '@spielplan/shared-contracts/signing';
import type { HistoryEntry } from '../history.ts';

const PARTS = ['number', 'at', 'who', 'what', 'remote', 'version', 'before', 'why'] as const;
/** What a line says that changes no feed. */
type Note = Pick<EntryStatement, (typeof PARTS)[number]>;

/**
 * Who signed a line of the history: a public key, null where nobody did, or `false` where the line says something
 * else than what was signed. Whether that key might is what shells decide.
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
