import { allCalls, CHANGE_TOPICS, type Call, type ChangeTopic } from '@spielplan/shared-contracts/api';

/**
 * What the answer to a call is made from. Remotes that were built
 * before calls named it are helped by the shell's own list.
 */
export function topicsOf({ id, path, topics }: Call): readonly ChangeTopic[] {
  if (topics) return topics;
  const known = Object.hasOwn(allCalls, id) ? allCalls[id] : undefined;
  return (known?.path === path && known.topics) || CHANGE_TOPICS;
}
