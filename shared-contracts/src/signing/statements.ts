import { createHash } from 'node:crypto';
import { z } from 'zod';
import { heldAddressSchema } from './heldAddress.ts';
import { publicKeySchema, signaturesSchema, signedTextSchema } from './signedText.ts';

const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);
/** Keys of one remote, and of operators, that are valid at once. */
export const MAX_OWNER_KEYS = 5;

/** The keys of operators, in a file of the shell's machine: everything else is trusted because one of them signed it. */
export const trustSchema = z.object({
  schema: z.literal(1),
  operators: z.array(publicKeySchema).min(1).max(MAX_OWNER_KEYS),
  /** The remotes whose loaders may read as the account that is logged in (`session: 'account'`). */
  sessions: z
    .array(z.string().regex(/^[a-z][a-z0-9]{0,31}$/))
    .max(20)
    .default([]),
});
export type Trust = z.infer<typeof trustSchema>;

/** Whose key may release which remote, signed by an operator. Several keys of one remote are valid at once. */
export const keyTableSchema = z.object({
  schema: z.literal(1),
  /** The feed that brought it. */
  number: z.number().int().nonnegative(),
  owners: z.record(z.string(), z.array(publicKeySchema).max(MAX_OWNER_KEYS)),
  revoked: z.array(z.object({ key: publicKeySchema, at: z.string(), why: z.string() })),
});
export type KeyTable = z.infer<typeof keyTableSchema>;

/** Says which build of a remote is current, signed by its owner or an operator. */
export const entryStatementSchema = z.object({
  schema: z.literal(1),
  remote: z.string(),
  /** The feed that brought it. */
  number: z.number().int().nonnegative(),
  /** Null where the remote is withdrawn. */
  version: z.string().nullable(),
  /** Digest of the build's `release.json`. */
  manifest: digestSchema.nullable(),
  what: z.string(),
  who: z.string(),
  /** ISO instant, for people: nothing is decided by a clock. */
  at: z.string(),
  before: z.string().nullable(),
  why: z.string(),
  /** What it holds, whichever build is current. */
  addresses: z.array(heldAddressSchema).max(300).readonly().optional(),
  /** A build beside the current one, the share of visitors that get it (percent), and its digest. */
  canary: z.object({ version: z.string(), share: z.number().int().min(0).max(100), manifest: digestSchema }).optional(),
});
export type EntryStatement = z.infer<typeof entryStatementSchema>;

/** Holds entries and keys together under one number, signed by anybody who may write the feed. */
export const feedStatementSchema = z.object({
  schema: z.literal(1),
  number: z.number().int().nonnegative(),
  /** Digests of the entries' texts, by remote. */
  entries: z.record(z.string(), digestSchema),
  keys: digestSchema.nullable(),
});
export type FeedStatement = z.infer<typeof feedStatementSchema>;

/** One remote in the signed part of a feed. */
export const signedEntrySchema = z.object({
  entry: signedTextSchema,
  /** `release.json` of the build; null where the remote is withdrawn. */
  manifest: signedTextSchema.nullable(),
  /** The same of the build that is tried beside it. */
  canary: signedTextSchema.optional(),
});
export type SignedEntry = z.infer<typeof signedEntrySchema>;

/** The part of a feed that a shell reads outside development; each entry is read by itself. */
export const signedPartSchema = z.object({
  head: signedTextSchema,
  keys: signedTextSchema.nullable(),
  remotes: z.record(z.string(), z.unknown()),
});
export interface SignedPart extends Omit<z.infer<typeof signedPartSchema>, 'remotes'> {
  remotes: Record<string, SignedEntry>;
}

/** `release.sig` in the folder of a build: who signed its `release.json`. */
export const releaseSignaturesSchema = z.object({ signatures: signaturesSchema });

/** How statements name each other. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
