import { MAX_OWNER_KEYS, publicKeySchema, type KeyTable } from '@spielplan/shared-contracts/signing';
import { changeKeyTable, RELEASES_DIR } from '../feedStore.ts';

interface KeyOptions {
  why: string;
  to?: string;
}

/** Lets a key release a remote, beside those that may: while keys are exchanged, two are valid. */
export async function addKey(remote: string, key: string, options: KeyOptions): Promise<number> {
  refuseMalformed(key);
  return change(options, (table) => {
    if (table.revoked.some((each) => each.key === key)) throw new Error(`${key} was revoked: make a new key.`);
    const keys = table.owners[remote] ?? [];
    if (keys.length >= MAX_OWNER_KEYS) throw new Error(`${remote} has ${keys.length} keys: remove one first.`);
    return keys.includes(key) ? null : { ...table, owners: { ...table.owners, [remote]: [...keys, key] } };
  });
}

/** Ends the exchange of a key: what it has signed has to be signed by another one first. */
export function removeKey(remote: string, key: string, options: KeyOptions): Promise<number> {
  return change(options, (table) => {
    const keys = table.owners[remote] ?? [];
    if (!keys.includes(key)) throw new Error(`${key} is no key of ${remote}.`);
    return { ...table, owners: { ...table.owners, [remote]: keys.filter((each) => each !== key) } };
  });
}

/** Refuses a key for good, and everything that it alone has signed. */
export async function revokeKey(key: string, options: KeyOptions): Promise<number> {
  refuseMalformed(key);
  return change(options, (table) => {
    if (table.revoked.some((each) => each.key === key)) return null;
    const owners = Object.entries(table.owners).map(([name, keys]) => [name, keys.filter((each) => each !== key)]);
    const revoked = { key, at: new Date().toISOString(), why: options.why };
    return { ...table, owners: Object.fromEntries(owners), revoked: [...table.revoked, revoked] };
  });
}

/** Shells refuse a whole feed with a key that they cannot parse. */
function refuseMalformed(key: string): void {
  if (!publicKeySchema.safeParse(key).success)
    throw new Error(`"${key}" is no public key: "npm run keys -- show" prints one (ed25519:…).`);
}

function change({ why, to = RELEASES_DIR }: KeyOptions, edit: (table: KeyTable) => KeyTable | null): Promise<number> {
  return changeKeyTable(why, edit, to);
}
