import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { publicKeyOf, trustSchema, type Trust } from '@spielplan/shared-contracts/signing';
import { ROOT } from '../../root.ts';

interface KeyFileOptions {
  /** A file of trust that is to name the key as an operator's. */
  trust?: string | undefined;
  /** Leaves a key that is there already as it is. */
  isOnce?: boolean;
}

/**
 * Makes a pair of keys: the private one in a new file that nobody else reads, the public one as the answer.
 * Rejects with a sentence for a file that is there, or in the workspace.
 */
export async function createKeyFile(path: string, { trust, isOnce = false }: KeyFileOptions = {}): Promise<string> {
  const folder = await realpath(dirname(resolve(path))).catch((cause: unknown) => {
    throw new Error(`There is no folder for ${path}.`, { cause });
  });
  if (`${folder}/`.startsWith(`${await realpath(ROOT)}/`))
    throw new Error(`Keys belong outside of the workspace, not to ${path}.`);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const name = await writeFile(`${folder}/${basename(path)}`, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flag: 'wx',
  }).then(
    () => publicKeyOf(publicKey),
    async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      if (!isOnce) throw new Error(`${path} is there already: a key is never written over.`, { cause: error });
      return publicKeyOf(createPrivateKey(await readFile(path)));
    },
  );
  if (trust !== undefined) await nameOperator(trust, name);
  return name;
}

/** What a new file of trust lets read as the account that is logged in: the rooms of the house's own people. */
const OFFICE = ['office'];

async function nameOperator(path: string, key: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => null);
  const { operators, sessions }: Omit<Trust, 'schema'> =
    text === null ? { operators: [], sessions: OFFICE } : trustSchema.parse(JSON.parse(text));
  if (operators.includes(key)) return;
  await writeFile(`${path}.draft`, `${JSON.stringify({ schema: 1, operators: [...operators, key], sessions }, null, 2)}\n`);
  await rename(`${path}.draft`, path);
}
