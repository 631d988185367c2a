import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { RemoteName, RemoteRelease } from '@spielplan/shared-contracts/remote';
import {
  publicKeyOf,
  signEntry,
  signHead,
  signKeyTable,
  signText,
  type EntryStatement,
  type KeyTable,
  type SignedEntry,
  type SignedPart,
} from '@spielplan/shared-contracts/signing';
import { layTinyRemote, type TinyRemote } from './tinyRemote.ts';

interface Key {
  privateKey: KeyObject;
  publicKey: string;
}

export function makeKey(): Key {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

/** An operator, two teams with a remote each, one key about to follow another, and somebody from the street. */
export const KEYS = {
  operator: makeKey(),
  programme: makeKey(),
  next: makeKey(),
  magazine: makeKey(),
  stranger: makeKey(),
  shop: makeKey(),
};

export function tableOf(number: number, revoked: readonly Key[] = []): KeyTable {
  const { programme, next, magazine, shop } = KEYS;
  const owners = { shop: [shop.publicKey], programme: [programme.publicKey, next.publicKey], magazine: [magazine.publicKey] };
  const at = '2026-01-01T00:00:00.000Z';
  return { schema: 1, number, owners, revoked: revoked.map(({ publicKey }) => ({ key: publicKey, at, why: 'lost' })) };
}

interface SignedBuild extends Pick<TinyRemote, 'start' | 'remote' | 'brings'> {
  name: RemoteName;
  version: string;
  number: number;
  /** The key that signs the build and the entry of the feed; the owner's where it is left out. */
  by?: Key;
  entryBy?: Key;
  at?: string;
  /** What its owner says that it holds. */
  addresses?: EntryStatement['addresses'];
  /** The action that made it current. */
  what?: string;
}

/** Lays a build and signs it as a release does. */
export async function signBuild(folder: string, build: SignedBuild): Promise<SignedEntry> {
  const {
    name,
    version,
    number,
    by = ownerOf(name),
    entryBy = by,
    at = '2026-01-01T00:00:00.000Z',
    start,
    remote,
    brings,
    addresses,
    what = 'release',
  } = build;
  await layTinyRemote(folder, { name, version, start, remote, brings });
  const text = await readFile(`${folder}/${name}/${version}/release.json`, 'utf8');
  const manifest = { text, signatures: [signText('release', text, by.privateKey)] };
  await writeFile(`${folder}/${name}/${version}/release.sig`, JSON.stringify({ signatures: manifest.signatures }));
  return signEntry({ ...statementOf(name, version, number, at), addresses, what }, manifest, entryBy.privateKey);
}

/** Says that a remote is gone. */
export function signWithdrawal(name: RemoteName, number: number, by: Key, addresses?: EntryStatement['addresses']): SignedEntry {
  return signEntry({ ...statementOf(name, null, number), addresses }, null, by.privateKey);
}

export interface SignedHouse {
  number: number;
  remotes: Record<string, SignedEntry>;
  table?: KeyTable | null;
  tableBy?: Key;
  headBy?: Key;
}

/** Replaces the feed as a release does; what is in plain sight beside the signatures is for people. */
export async function writeSigned(
  folder: string,
  house: SignedHouse,
  change: (part: SignedPart) => unknown = same,
): Promise<void> {
  const { number, remotes, table = tableOf(1), tableBy = KEYS.operator, headBy = KEYS.operator } = house;
  const keys = table && signKeyTable(table, tableBy.privateKey);
  const signed = change(structuredClone(signHead({ keys, remotes }, number, headBy.privateKey)));
  const plain = Object.values(remotes).flatMap(({ manifest }) => (manifest ? [JSON.parse(manifest.text) as RemoteRelease] : []));
  const feed = { schema: 1, number, remotes: Object.fromEntries(plain.map((release) => [release.name, release])), signed };
  await writeFile(`${folder}/feed.draft`, JSON.stringify(feed));
  await rename(`${folder}/feed.draft`, `${folder}/feed.json`);
}

function ownerOf(name: RemoteName): Key {
  return name === 'programme'
    ? KEYS.programme
    : name === 'magazine'
      ? KEYS.magazine
      : name === 'shop'
        ? KEYS.shop
        : KEYS.operator;
}

function statementOf(
  remote: string,
  version: string | null,
  number: number,
  at = '',
): Omit<EntryStatement, 'schema' | 'manifest'> {
  return { remote, number, version, what: 'release', who: 'team', at, before: null, why: '' };
}

function same(part: SignedPart): SignedPart {
  return part;
}
