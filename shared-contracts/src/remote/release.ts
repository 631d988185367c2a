import { z } from 'zod';
import type { ErrorName } from '../errors/index.ts';
import type { KeyTable } from '../signing/index.ts';
import { REMOTE_NAMES, type RemoteName } from './defineRemote.ts';

const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const fileNameSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

/** A file of a build, with its size in bytes and its subresource-integrity hash. */
export const releaseFileSchema = z.object({
  file: fileNameSchema,
  integrity: integritySchema,
  size: z.number().int().positive(),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/**
 * One published build of a remote. All files lie in
 * `{name}/{version}/`, which never changes once published.
 */
export const remoteReleaseSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  /** Hash of the build's content: the same sources give the same version. */
  version: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,63}$/),
  contract: z.number().int().positive(),
  /** The container's entry script. */
  entry: fileNameSchema,
  /** The self-contained CommonJS file for the shell's server. */
  server: releaseFileSchema,
  /** Every file a browser may ask for. */
  browser: z.array(releaseFileSchema).min(1),
  /** Scripts of each lazy part beyond the entry: `screen-<id>`, `slot-<name>`, `block-<model>`. */
  chunks: z.record(z.string(), z.array(fileNameSchema)),
  /**
   * Message keys that the code of each lazy part can ask for.
   * Pages carry all texts for a part that is not named here.
   */
  texts: z.record(z.string(), z.array(z.string())).optional(),
});
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** A build that a share of visitors gets beside the current one, in percent. */
export interface Canary {
  release: RemoteRelease;
  share: number;
}

export const canaryShareSchema = z.number().int().min(0).max(100);

/** What stands around the entries of a feed; each entry is read by itself. */
const feedSchema = z.object({
  schema: z.literal(1),
  /** Rises with every write, going back to a former release included. */
  number: z.number().int().nonnegative().default(0),
  remotes: z.record(z.string(), z.unknown()),
  canaries: z.record(z.string(), z.object({ share: canaryShareSchema, release: z.unknown() })).optional(),
});

/** An entry of a feed that this shell cannot follow, and why. */
export interface LeftOutEntry {
  name: string;
  reason: string;
  /** `REMOTE_ENTRY` where it is left out. */
  error?: ErrorName;
}

/** What is known of a feed whose signatures hold. */
export interface SignedFacts {
  table: KeyTable | null;
  /** The feed that each entry was signed for, withdrawals included. */
  numbers: Readonly<Record<string, number>>;
}

/** The release feed: the current build of every remote. It is replaced atomically and last. */
export interface ReleaseFeed extends Omit<z.infer<typeof feedSchema>, 'remotes' | 'canaries'> {
  remotes: Partial<Record<RemoteName, RemoteRelease>>;
  /** Builds on trial; missing where there is none. */
  canaries?: Partial<Record<RemoteName, Canary>>;
  /** Entries of remotes that are not known here, and malformed ones: the others hold without them. */
  leftOut: readonly LeftOutEntry[];
  /** Missing in development, where signatures are not looked at. */
  signed?: SignedFacts;
}

const MAX_LEFT_OUT = 50;
const MAX_NAME_CHARS = 64;

/**
 * Reads a feed entry by entry, so that no team's entry stands in
 * the way of another's. Answers a sentence where nothing can be read.
 */
export function parseReleaseFeed(value: unknown): ReleaseFeed | string {
  const parsed = feedSchema.safeParse(value);
  if (!parsed.success) return describeIssue(parsed.error);
  const remotes: ReleaseFeed['remotes'] = {};
  const leftOut: LeftOutEntry[] = [];
  for (const [name, entry] of Object.entries(parsed.data.remotes)) {
    const release = parseEntry(name, entry);
    if (typeof release !== 'string') remotes[release.name] = release;
    else if (leftOut.length < MAX_LEFT_OUT) leftOut.push({ name: name.slice(0, MAX_NAME_CHARS), reason: release });
  }
  const { schema, number, canaries = {} } = parsed.data;
  const tried: Partial<Record<RemoteName, Canary>> = {};
  for (const [name, { share, release: entry }] of Object.entries(canaries)) {
    const release = parseEntry(name, entry);
    if (typeof release !== 'string') tried[release.name] = { release, share };
    else if (leftOut.length < MAX_LEFT_OUT) leftOut.push({ name: `${name.slice(0, MAX_NAME_CHARS)} canary`, reason: release });
  }
  return { schema, number, remotes, leftOut, ...(Object.keys(tried).length > 0 && { canaries: tried }) };
}

function parseEntry(name: string, entry: unknown): RemoteRelease | string {
  if (!REMOTE_NAMES.some((known) => known === name)) return 'this shell knows no remote of that name';
  const release = remoteReleaseSchema.safeParse(entry);
  if (!release.success) return describeIssue(release.error);
  return release.data.name === name ? release.data : `it is a release of "${release.data.name}"`;
}

function describeIssue({ issues: [issue] }: z.ZodError): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}`.slice(0, 200) : 'malformed';
}

/**
 * Below this public path the shell serves every published build: `/remotes/{name}/{version}/{file}`.
 */
export const REMOTES_PREFIX = '/remotes';
