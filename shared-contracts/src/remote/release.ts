import { z } from 'zod';
import { REMOTE_NAMES } from './defineRemote.ts';

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

/** The release feed: the current build of every remote. It is replaced atomically and last. */
export const releaseFeedSchema = z.object({
  schema: z.literal(1),
  /** Rises with every write, going back to a former release included. */
  number: z.number().int().nonnegative().default(0),
  remotes: z.partialRecord(z.enum(REMOTE_NAMES), remoteReleaseSchema),
});
export type ReleaseFeed = z.infer<typeof releaseFeedSchema>;

/**
 * Below this public path the shell serves every published build: `/remotes/{name}/{version}/{file}`.
 */
export const REMOTES_PREFIX = '/remotes';
