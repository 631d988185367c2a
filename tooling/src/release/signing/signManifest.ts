import { readFile, rename, writeFile } from 'node:fs/promises';
import {
  findSigners,
  MAX_SIGNATURES,
  releaseSignaturesSchema,
  signersOf,
  signText,
  type KeyTable,
  type Signature,
  type SignedText,
} from '@spielplan/shared-contracts/signing';
import type { SigningKey } from './readSigningKey.ts';

interface ManifestOptions {
  remote: string;
  /** The folder of a published build. */
  folder: string;
  key: SigningKey;
  table: KeyTable | null;
  /** The keys that signed the table. */
  operators: readonly string[];
  /** Whether the caller vouches for the files, also without an allowed signature. */
  vouches: boolean;
}

/**
 * Answers the list of files of a published build with its signatures, and adds the caller's where there is no allowed one.
 * Rejects with a sentence where that would sign another team's files.
 */
export async function signManifest(options: ManifestOptions): Promise<SignedText> {
  const { remote, folder, key, table, operators, vouches } = options;
  const text = await readFile(`${folder}/release.json`, 'utf8');
  const signatures = await readSignatures(folder);
  const manifest = { text, signatures };
  const broken = signatures.find((each) => findSigners('release', manifest, [each.key]).length === 0);
  if (broken) throw new Error(`${folder}/release.json is not what ${broken.key} signed. Release that version again.`);
  const revoked = (table?.revoked ?? []).map((each) => each.key);
  const allowed = [key.publicKey, ...signersOf(remote, { operators, table })].filter((each) => !revoked.includes(each));
  if (findSigners('release', manifest, allowed).length > 0) return manifest;
  if (!vouches) throw new Error(`No valid key has signed ${folder}. Look at it; with --vouch you sign it with your own.`);
  const signed = { text, signatures: [...signatures.slice(1 - MAX_SIGNATURES), signText('release', text, key.privateKey)] };
  await writeFile(`${folder}/.release.sig-${process.pid}`, `${JSON.stringify({ signatures: signed.signatures })}\n`);
  await rename(`${folder}/.release.sig-${process.pid}`, `${folder}/release.sig`);
  return signed;
}

async function readSignatures(folder: string): Promise<Signature[]> {
  const text = await readFile(`${folder}/release.sig`, 'utf8').catch(() => null);
  return text === null ? [] : releaseSignaturesSchema.parse(JSON.parse(text)).signatures;
}
