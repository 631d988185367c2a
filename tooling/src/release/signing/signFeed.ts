import {
  findSigners,
  keyTableSchema,
  signEntry,
  signersOf,
  signHead,
  signKeyTable,
  signText,
  type EntryToSign,
  type KeyTable,
  type SignedPart,
  type SignedText,
} from '@spielplan/shared-contracts/signing';
import type { SigningKey } from './readSigningKey.ts';
import { signManifest } from './signManifest.ts';

interface SignOptions {
  /** The signed part that stood before. */
  before: SignedPart | undefined;
  key: SigningKey;
  /** What is said of the one remote that changes. */
  entry: EntryToSign;
  /** The folder of releases. */
  folder: string;
  vouches: boolean;
}

/** Signs what a change says of one remote, and the feed around it; other remotes' entries stay as their owners signed them. */
export async function signChange({ before, key, entry, folder, vouches }: SignOptions): Promise<SignedPart> {
  const { remote, version, number } = entry;
  const { table, operators } = readTable(before);
  refuseForeignKey(remote, key, before);
  const sign = (build: string) =>
    signManifest({ remote, folder: `${folder}/${remote}/${build}`, key, table, operators, vouches });
  const manifest = version === null ? null : await sign(version);
  const tried = entry.canary && (await sign(entry.canary.version));
  const signed = signEntry(entry, manifest, key.privateKey, tried);
  return signHead({ keys: before?.keys ?? null, remotes: { ...before?.remotes, [remote]: signed } }, number, key.privateKey);
}

/** Puts another table of keys into a feed. The key has to be an operator's; shells say where it is not. */
export function signKeys(before: SignedPart | undefined, table: KeyTable, key: SigningKey): SignedPart {
  const keys = signKeyTable(table, key.privateKey);
  return signHead({ keys, remotes: before?.remotes ?? {} }, table.number, key.privateKey);
}

/** Signs a line of the history that changes no feed; signed as an entry it would make its build current. */
export function signNote(
  note: Pick<EntryToSign, 'number' | 'at' | 'who' | 'what' | 'remote' | 'version' | 'before' | 'why'>,
  { privateKey }: SigningKey,
): SignedText {
  const text = JSON.stringify({ schema: 1, ...note });
  return { text, signatures: [signText('note', text, privateKey)] };
}

/** The table of keys of a feed, and who signed it. */
export function readTable(signed: SignedPart | undefined): { table: KeyTable | null; operators: string[] } {
  if (!signed?.keys) return { table: null, operators: [] };
  const { keys } = signed;
  const operators = findSigners(
    'keys',
    keys,
    keys.signatures.map(({ key }) => key),
  );
  return { table: keyTableSchema.parse(JSON.parse(keys.text)), operators };
}

/** Whether the current build of a remote still needs an allowed signature. */
export function needsSignature(remote: string, signed: SignedPart | undefined, key: SigningKey): boolean {
  const { table, operators } = readTable(signed);
  const revoked = (table?.revoked ?? []).map((each) => each.key);
  const keys = [key.publicKey, ...signersOf(remote, { operators, table })].filter((each) => !revoked.includes(each));
  const { entry, manifest } = signed?.remotes[remote] ?? {};
  if (!entry || !manifest) return true;
  return findSigners('entry', entry, keys).length === 0 || findSigners('release', manifest, keys).length === 0;
}

/** Throws, in words, what every shell would say of that key. */
export function refuseForeignKey(remote: string, { publicKey }: SigningKey, before: SignedPart | undefined): void {
  const { table, operators } = readTable(before);
  if (table?.revoked.some(({ key }) => key === publicKey)) throw new Error(`Your key ${publicKey} was revoked.`);
  const others = Object.keys(table?.owners ?? {}).filter((name) => name !== remote && table?.owners[name]?.includes(publicKey));
  if (others.length > 0 && !signersOf(remote, { operators, table }).includes(publicKey))
    throw new Error(`Your key ${publicKey} is one of ${others.join(', ')}, not of ${remote}.`);
}
