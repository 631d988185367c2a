import { BLOCKS } from '@spielplan/shared-contracts/api';
import { keyTableSchema, parseReleasedKind, type ReleaseFeed } from '@spielplan/shared-contracts/feed';
import { LINKED_PATTERNS } from '@spielplan/shared-contracts/routes';
import { z } from 'zod';

/** Ids that a stored link can hold. */
const ROUTE_ID = /^[A-Za-z0-9]{1,60}$/;
const blockSchema = z.object({
  schema: z.looseObject({}),
  /** What was followed before names were kept has none until its release is read again. */
  label: z.object({ de: z.string(), en: z.string() }).optional(),
});
const routeSchema = z.object({ id: z.string(), patterns: z.object({ de: z.string(), en: z.string() }) });
export type ReleasedRoute = z.infer<typeof routeSchema> & {
  /** The name of the remote that answers it. */
  owner: string;
};
const remoteSchema = z.object({
  /** The feed that its entry was signed for. */
  number: z.number(),
  version: z.string(),
  /** The kinds of blocks it brings, by model. */
  blocks: z.record(z.string(), blockSchema),
  /** The addresses it answers; what others link to stands in the contract. */
  routes: z.array(routeSchema).default([]),
  /** Those of the contract's addresses that it answers. */
  linked: z.array(z.string()).default([]),
});

/** What was followed of releases, as the database keeps it: what is away, half written or not to be believed takes nothing of it. */
export const followedSchema = z.object({
  table: keyTableSchema.nullable(),
  remotes: z.record(z.string(), remoteSchema),
});
export type Followed = z.infer<typeof followedSchema>;
type FollowedRemote = z.infer<typeof remoteSchema>;

export const NOTHING_FOLLOWED: Followed = { table: null, remotes: {} };

/**
 * What is known once a feed is followed, and what of it is not, in words. A remote keeps what it had where its entry is missing,
 * cannot be read or is older than the one that was followed; a kind stays with the remote that brought it first.
 */
export function followFeed(before: Followed, feed: ReleaseFeed): { followed: Followed; refused: string[] } {
  const refused = feed.leftOut.map(({ name, reason }) => `${name}: ${reason}`);
  const table = feed.signed?.table ?? null;
  if (feed.signed && (table?.number ?? 0) < (before.table?.number ?? 0))
    return { followed: before, refused: [`feed ${feed.number}: its table of keys is older than the one that was followed`] };
  const remotes = { ...before.remotes };
  for (const [name, release] of Object.entries(feed.remotes)) {
    const number = feed.signed?.numbers[name] ?? feed.number;
    const known = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
    if (feed.signed && known && number < known.number) {
      refused.push(`${name}: its entry of feed ${number} is older than that of feed ${known.number}`);
      continue;
    }
    const blocks: FollowedRemote['blocks'] = {};
    for (const [model, block] of Object.entries(release.brings?.blocks ?? {})) {
      const problem = block && findProblem(name, model, block, remotes);
      if (problem) refused.push(`${name}: the block ${model}: ${problem}`);
      else if (block) blocks[model] = { schema: block.schema, label: block.label };
    }
    const routes = (release.brings?.routes ?? [])
      .filter(({ id }) => ROUTE_ID.test(id) && !Object.hasOwn(LINKED_PATTERNS, id))
      .map(({ id, patterns: { de, en } }) => ({ id, patterns: { de, en } }));
    const taken = Object.entries(remotes).flatMap(([other, each]) => (other === name ? [] : each.routes.map(({ id }) => id)));
    const linked = (release.brings?.routes ?? []).map(({ id }) => id).filter((id) => Object.hasOwn(LINKED_PATTERNS, id));
    remotes[name] = { number, version: release.version, blocks, routes: routes.filter(({ id }) => !taken.includes(id)), linked };
  }
  return { followed: { table: feed.signed ? table : before.table, remotes }, refused };
}

function findProblem(
  name: string,
  model: string,
  block: FollowedRemote['blocks'][string],
  remotes: Readonly<Record<string, FollowedRemote>>,
): string | null {
  if (Object.hasOwn(BLOCKS, model)) return 'it is one of the contract';
  const owner = Object.entries(remotes).find(([other, { blocks }]) => other !== name && Object.hasOwn(blocks, model));
  if (owner) return `it is a block of ${owner[0]}`;
  const kind = parseReleasedKind(model, block as Parameters<typeof parseReleasedKind>[1]);
  return typeof kind === 'string' ? kind : null;
}
