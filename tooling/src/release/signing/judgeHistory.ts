import { entryStatementSchema, findSigners, keyTableSchema } from '@spielplan/shared-contracts/signing';
import type { HistoryEntry } from '../feedStore.ts';

/**
 * Who signed a line of the history: a public key, null where nobody did, or `false` where the line says something
 * else than what was signed. Whether that key might is what shells decide.
 */
export function signerOf({ signed, ...entry }: HistoryEntry): string | null | false {
  if (!signed) return null;
  const kind = entry.what === 'keys' ? 'keys' : 'entry';
  const [key] = findSigners(
    kind,
    signed,
    signed.signatures.map((each) => each.key),
  );
  if (key === undefined) return false;
  const text: unknown = JSON.parse(signed.text);
  if (kind === 'keys') return keyTableSchema.parse(text).number === entry.number ? key : false;
  const said = entryStatementSchema.parse(text);
  const parts = ['number', 'at', 'who', 'what', 'remote', 'version', 'before', 'why'] as const;
  const isSameTrial = said.canary?.version === entry.canary?.version && said.canary?.share === entry.canary?.share;
  return isSameTrial && parts.every((part) => said[part] === entry[part]) ? key : false;
}
