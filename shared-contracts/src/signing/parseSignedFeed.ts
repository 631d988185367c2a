import type { z } from 'zod';
import { isSpielplanError, SpielplanError, type ErrorName } from '../errors/index.ts';
import { findSigners, type SignedKind, type SignedText } from './signedText.ts';
import {
  digestOf,
  entryStatementSchema,
  feedStatementSchema,
  keyTableSchema,
  signedEntrySchema,
  signedPartSchema,
  type EntryStatement,
  type FeedStatement,
  type KeyTable,
} from './statements.ts';

/** Who may sign what: the operators of a trust file, and the owners and revoked keys that they signed. */
export interface Signers {
  operators: readonly string[];
  /** Null where the feed brings no table: operators alone sign then. */
  table: KeyTable | null;
}

/** What somebody who may has signed of one remote. */
export interface SignedRelease {
  statement: EntryStatement;
  /** The text of `release.json`; null where the remote is withdrawn. */
  manifest: string | null;
  /** The same of the build that is tried beside the current one. */
  canary: string | null;
}

export interface SignedFeed {
  number: number;
  signers: Signers;
  releases: Record<string, SignedRelease>;
  /** Entries that nobody may follow, and why. */
  refused: { name: string; error: ErrorName; reason: string }[];
}

/**
 * Reads what is signed of a feed, and nothing else. Throws `REMOTE_UNSIGNED`, `REMOTE_SIGNATURE` or
 * `REMOTE_KEY_REVOKED` where the feed as a whole is not to be believed; an entry that is not is refused alone.
 * `known` is the table that was followed last: what it revoked stays so.
 */
export function parseSignedFeed(value: unknown, operators: readonly string[], known: KeyTable | null = null): SignedFeed {
  const part = (value as { signed?: unknown } | null)?.signed;
  if (part === undefined) throw new SpielplanError('REMOTE_UNSIGNED', { detail: 'the feed is not signed' });
  const { head, keys, remotes } = parse(signedPartSchema, part, 'the signed part of the feed');
  const given = keys && parseSigned('keys', keys, keyTableSchema, operators, [], 'the table of keys');
  const table = given && { ...given, revoked: [...given.revoked, ...(known?.revoked ?? []).filter(isMissingIn(given))] };
  const signers = { operators, table };
  const writers = [...operators, ...Object.values(table?.owners ?? {}).flat()];
  const statement = parseSigned('feed', head, feedStatementSchema, writers, revokedBy(signers), 'the feed');
  if (statement.keys !== (keys && digestOf(keys.text)))
    throw new SpielplanError('REMOTE_SIGNATURE', { detail: 'the table of keys is not the one of this feed' });

  const feed: SignedFeed = { number: statement.number, signers, releases: {}, refused: [] };
  for (const name of new Set([...Object.keys(statement.entries), ...Object.keys(remotes)])) {
    try {
      feed.releases[name] = parseEntry(name, remotes[name], statement, signers);
    } catch (error) {
      if (!isSpielplanError(error)) throw error;
      feed.refused.push({ name, error: error.spielplan, reason: error.detail ?? '' });
    }
  }
  return feed;
}

/** Throws where nobody who may release a remote has signed this text of its `release.json`. */
export function checkManifest(name: string, manifest: SignedText, signers: Signers): void {
  checkSigners('release', manifest, signersOf(name, signers), revokedBy(signers), `the build of "${name}"`);
}

/** The keys that may release a remote: its owners', and those of operators. */
export function signersOf(name: string, { operators, table }: Signers): string[] {
  return [...operators, ...(table && Object.hasOwn(table.owners, name) ? (table.owners[name] ?? []) : [])];
}

export function revokedBy({ table }: Signers): string[] {
  return (table?.revoked ?? []).map(({ key }) => key);
}

function isMissingIn({ revoked }: KeyTable) {
  return ({ key }: KeyTable['revoked'][number]) => !revoked.some((each) => each.key === key);
}

function parseEntry(name: string, value: unknown, head: FeedStatement, signers: Signers): SignedRelease {
  if (value === undefined) throw new SpielplanError('REMOTE_SIGNATURE', { detail: 'its entry is missing' });
  const { entry, manifest, canary = null } = parse(signedEntrySchema, value, 'its entry');
  const keys = signersOf(name, signers);
  const statement = parseSigned('entry', entry, entryStatementSchema, keys, revokedBy(signers), 'its entry');
  const isWhole =
    head.entries[name] === digestOf(entry.text) &&
    statement.remote === name &&
    statement.number <= head.number &&
    (statement.version === null) === (manifest === null) &&
    statement.manifest === (manifest && digestOf(manifest.text)) &&
    (statement.canary?.manifest ?? null) === (canary && digestOf(canary.text));
  if (!isWhole) throw new SpielplanError('REMOTE_SIGNATURE', { detail: 'what is signed does not belong together' });
  for (const each of [manifest, canary]) if (each) checkManifest(name, each, signers);
  return { statement, manifest: manifest && manifest.text, canary: canary && canary.text };
}

function parseSigned<T extends z.ZodType>(
  kind: SignedKind,
  signed: SignedText,
  schema: T,
  keys: readonly string[],
  revoked: readonly string[],
  what: string,
): z.infer<T> {
  checkSigners(kind, signed, keys, revoked, what);
  return parse(schema, parseJson(signed.text), what);
}

function checkSigners(
  kind: SignedKind,
  signed: SignedText,
  keys: readonly string[],
  revoked: readonly string[],
  what: string,
): void {
  if (signed.signatures.length === 0) throw new SpielplanError('REMOTE_UNSIGNED', { detail: `${what} is not signed` });
  // An operator's key is taken out of the trust file, not revoked by another operator.
  const valid = keys.filter((key) => !revoked.includes(key));
  if (findSigners(kind, signed, valid).length > 0) return;
  const [key] = findSigners(kind, signed, revoked);
  if (key !== undefined)
    throw new SpielplanError('REMOTE_KEY_REVOKED', { detail: `${what} is signed by ${key}, which was revoked` });
  const by = signed.signatures.map((signature) => signature.key).join(', ');
  throw new SpielplanError('REMOTE_SIGNATURE', {
    detail: `${what} was altered, or is signed by a key that may not sign it: ${by}`,
  });
}

function parse<T extends z.ZodType>(schema: T, value: unknown, what: string): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SpielplanError('REMOTE_SIGNATURE', {
    detail: `${what} cannot be read: ${issue?.path.join('.')} ${issue?.message}`.slice(0, 200),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
