import { readFile } from 'node:fs/promises';
import { SpielplanError } from '../errors/index.ts';
import { isNamedByHand, parseReleaseFeed, type LeftOutEntry, type ReleaseFeed } from '../remote/release.ts';
import { parseSignedFeed, trustSchema, type KeyTable, type SignedFeed } from '../signing/index.ts';
import { MAX_FEED_BYTES, parseJson, type ReleaseSource } from './ReleaseSource.ts';

const HOW = 'TRUST names no file of operators’ keys; UNSIGNED_RELEASES=on is for development on http alone';

/** Whom the operator of a site trusts. */
export interface TrustedSite {
  /** The operators' keys; null where releases are taken that nobody signed, as in development. */
  operators: readonly string[] | null;
  /** The remotes that may read as the account; null where nobody has said it, as in development. */
  sessions: readonly string[] | null;
}

/** The operators' keys alone; see `readTrust`. */
export async function readOperators(trust: string | null, takesUnsigned: boolean): Promise<readonly string[] | null> {
  return (await readTrust(trust, takesUnsigned)).operators;
}

/** Reads the operator's file of trust. Throws a sentence where it cannot be read. */
export async function readTrust(trust: string | null, takesUnsigned: boolean): Promise<TrustedSite> {
  if (trust === null) return takesUnsigned ? { operators: null, sessions: null } : { operators: [], sessions: [] };
  const text = await readFile(trust, 'utf8').catch((cause: unknown) => {
    throw new Error(`TRUST: ${trust} cannot be read.`, { cause });
  });
  const parsed = trustSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new Error(`TRUST: ${trust} is no file of trust: ${parsed.error.issues[0]?.message}.`);
  const { operators, sessions } = parsed.data;
  return { operators, sessions };
}

/**
 * A source of which only what is signed is read. Its feed rejects with `REMOTE_UNSIGNED`,
 * `REMOTE_SIGNATURE` or `REMOTE_KEY_REVOKED`, too. `operators` is null in development,
 * `known` the table of keys that was followed last.
 */
export function trustSource(
  source: ReleaseSource,
  operators: readonly string[] | null,
  known: () => KeyTable | null = () => null,
): ReleaseSource {
  if (operators === null) return source;
  let last: { text: string; feed: ReleaseFeed } | null = null;
  return {
    readFile: source.readFile,
    async readFeed() {
      const content = await source.readFile('feed.json', MAX_FEED_BYTES).catch((cause: unknown) => {
        throw new SpielplanError('REMOTE_FEED', { detail: 'feed.json cannot be read', cause });
      });
      const text = content.toString('utf8');
      if (last?.text !== text) last = { text, feed: verify(text, operators, known()) };
      return last.feed;
    },
  };
}

function verify(text: string, operators: readonly string[], known: KeyTable | null): ReleaseFeed {
  const value = parseJson(text);
  if (value === null) throw new SpielplanError('REMOTE_FEED', { detail: 'feed.json is no JSON' });
  if (operators.length === 0) throw new SpielplanError('REMOTE_UNSIGNED', { detail: HOW });
  return presentFeed(parseSignedFeed(value, operators, known));
}

function presentFeed({ number, signers, releases, refused }: SignedFeed): ReleaseFeed {
  const current = Object.entries(releases).filter(([, { manifest }]) => manifest !== null);
  const feed = parseReleaseFeed({
    schema: 1,
    number,
    remotes: Object.fromEntries(current.map(([name, { manifest }]) => [name, parseJson(manifest ?? '')])),
    canaries: Object.fromEntries(
      current.flatMap(([name, { canary, statement }]) =>
        canary && statement.canary ? [[name, { share: statement.canary.share, release: parseJson(canary) }]] : [],
      ),
    ),
  });
  if (typeof feed === 'string') throw new SpielplanError('REMOTE_FEED', { detail: feed });
  // The version that was signed as current is the one in its own list of files.
  const strange = Object.values(feed.remotes).filter(({ name, version }) => releases[name]?.statement.version !== version);
  for (const { name } of strange) delete feed.remotes[name];
  for (const { release } of Object.values(feed.canaries ?? {}))
    if (!feed.remotes[release.name] || releases[release.name]?.statement.canary?.version !== release.version)
      delete feed.canaries?.[release.name];
  const others = strange.map(({ name }): LeftOutEntry => ({
    name,
    error: 'REMOTE_SIGNATURE',
    reason: 'its list of files is of another version',
  }));
  return {
    ...feed,
    addresses: Object.fromEntries(
      Object.entries(releases).flatMap(([name, { statement }]) => (statement.addresses ? [[name, statement.addresses]] : [])),
    ),
    promoted: Object.fromEntries(
      Object.entries(releases).flatMap(
        ([
          name,
          {
            statement: { what, number: said },
          },
        ]) => (isNamedByHand(what) ? [[name, said]] : []),
      ),
    ),
    leftOut: [...feed.leftOut, ...refused, ...others],
    signed: {
      table: signers.table,
      numbers: Object.fromEntries(Object.entries(releases).map(([name, { statement }]) => [name, statement.number])),
    },
  };
}
