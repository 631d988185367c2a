import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { publicKeyOf, trustSchema } from '@spielplan/shared-contracts/signing';
import { ROOT } from '../../root.ts';

/** A key that signs releases: an owner's or an operator's. */
export interface SigningKey {
  privateKey: KeyObject;
  publicKey: string;
}

/**
 * Reads the private key that `RELEASE_KEY` names; null where nothing is to be signed, as in development.
 * Rejects with a sentence for a file in the workspace, or one that others may read.
 */
export async function readSigningKey(env: NodeJS.ProcessEnv = process.env): Promise<SigningKey | null> {
  const path = env.RELEASE_KEY;
  if (!path) return null;
  const file = await realpath(path).catch((cause: unknown) => {
    throw new Error(`RELEASE_KEY: there is no file ${path}.`, { cause });
  });
  if (file.startsWith(`${await realpath(ROOT)}/`))
    throw new Error(`RELEASE_KEY: ${path} lies in the workspace. Move it where nobody commits or copies it.`);
  const { mode } = await stat(file);
  if ((mode & 0o077) !== 0)
    throw new Error(`RELEASE_KEY: others may read ${path}. "chmod 600 ${path}", and revoke the key if somebody has.`);
  try {
    const privateKey = createPrivateKey(await readFile(file));
    return { privateKey, publicKey: publicKeyOf(privateKey) };
  } catch (cause) {
    throw new Error(`RELEASE_KEY: ${path} holds no private key of Ed25519.`, { cause });
  }
}

/** The operators' keys of the file that `TRUST` names; none where it names no file. */
export async function readTrust(env: NodeJS.ProcessEnv = process.env): Promise<string[]> {
  if (!env.TRUST) return [];
  return trustSchema.parse(JSON.parse(await readFile(env.TRUST, 'utf8'))).operators;
}
