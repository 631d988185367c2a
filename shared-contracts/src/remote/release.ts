import { z } from 'zod';
import type { ErrorName } from '../errors/index.ts';
import type { KeyTable } from '../signing/index.ts';
import { heldAddressSchema, type HeldAddress } from '../signing/heldAddress.ts';
import { isRemoteName, type RemoteName } from './remoteName.ts';

/** Names of slots begin with who offers them, those of blocks are words. */
const slotNameSchema = z.string().regex(/^[a-z][a-z0-9]*\.[a-zA-Z][a-zA-Z0-9.]{0,63}$/);
const modelSchema = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/);
const labelSchema = z.object({ de: z.string().min(1).max(100), en: z.string().min(1).max(100) });

const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const fileNameSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

/** A file of a build, with its size in bytes and its subresource-integrity hash. */
export const releaseFileSchema = z.object({
  file: fileNameSchema,
  integrity: integritySchema,
  size: z.number().int().positive(),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/** An address of a remote, with what else its `routes.ts` declares. */
const releasedRouteSchema = z.looseObject({ id: z.string().min(1).max(100), patterns: heldAddressSchema.shape.patterns });

/** When a slot is filled, and by whom in which order; `*` stands for all who are not named. */
const slotOfferSchema = z.object({
  loading: z.enum(['eager', 'visible', 'onDemand']).optional(),
  order: z.array(z.string()).max(20).optional(),
});

/** A kind of block that the contract does not know: what may be saved, and what editors read. */
export const releasedBlockSchema = z.object({
  schema: z.looseObject({ properties: z.record(z.string(), z.unknown()) }),
  label: labelSchema,
  /** Names of its fields; those that the editor knows need none. */
  fields: z.record(z.string(), labelSchema).optional(),
});
export type ReleasedBlock = z.infer<typeof releasedBlockSchema>;

/** What a build brings, as plain data, so that readers of the feed need not run it. */
const releasedPartsSchema = z.object({
  routes: z.array(releasedRouteSchema).max(200),
  slots: z.array(slotNameSchema).max(50),
  offers: z.record(slotNameSchema, slotOfferSchema),
  /** By model; `null` for one of the contract's. */
  blocks: z.record(modelSchema, releasedBlockSchema.nullable()),
});
export type ReleasedParts = z.infer<typeof releasedPartsSchema>;

/**
 * One published build of a remote. All files lie in
 * `{name}/{version}/`, which never changes once published.
 */
export const remoteReleaseSchema = z.object({
  name: z.string().refine(isRemoteName),
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
  /** What its server bundle exports; older builds do not say it. */
  brings: releasedPartsSchema.optional(),
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
  addresses: z.record(z.string(), z.array(heldAddressSchema).catch([])).optional().catch(undefined),
  canaries: z.record(z.string(), z.object({ share: canaryShareSchema, release: z.unknown() })).optional(),
  /** What was done last, and to which remote. */
  last: z.object({ what: z.string(), remote: z.string(), number: z.number() }).optional().catch(undefined),
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
export interface ReleaseFeed extends Omit<z.infer<typeof feedSchema>, 'remotes' | 'canaries' | 'addresses' | 'last'> {
  remotes: Record<RemoteName, RemoteRelease>;
  /** Whose each address is, current in a build or not. */
  addresses?: Readonly<Record<RemoteName, readonly HeldAddress[]>>;
  /** Builds on trial; missing where there is none. */
  canaries?: Record<RemoteName, Canary>;
  /** The feed in which somebody named the current version of a remote by hand; a release is no such word. */
  promoted?: Readonly<Record<RemoteName, number>>;
  /** Malformed entries: the others hold without them. */
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
  const { schema, number, addresses, canaries = {}, last } = parsed.data;
  const tried: Record<RemoteName, Canary> = {};
  for (const [name, { share, release: entry }] of Object.entries(canaries)) {
    const release = parseEntry(name, entry);
    if (typeof release !== 'string') tried[release.name] = { release, share };
    else if (leftOut.length < MAX_LEFT_OUT) leftOut.push({ name: `${name.slice(0, MAX_NAME_CHARS)} canary`, reason: release });
  }
  return {
    schema,
    number,
    remotes,
    leftOut,
    ...(addresses && { addresses }),
    ...(Object.keys(tried).length > 0 && { canaries: tried }),
    ...(last && isNamedByHand(last.what) && { promoted: { [last.remote]: last.number } }),
  };
}

/** Whether an action of the history is somebody's word for a version: `promote`, or `rollback` to it. */
export function isNamedByHand(what: string): boolean {
  return what === 'promote' || what === 'rollback';
}

function parseEntry(name: string, entry: unknown): RemoteRelease | string {
  if (!isRemoteName(name)) return 'no remote may have that name';
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
