import { type BlockKey, walk } from './forest/forest.ts';
import type { Workspace } from './workspace/workspace.ts';

/** A block that keeps its page from being saved and published until somebody has decided or filled in something. */
export interface Obstacle {
  readonly key: BlockKey;
  readonly kind: 'conflict' | 'lost' | 'refused' | 'incomplete';
}

/** All of them, in the order of the page. */
export function findObstacles(workspace: Workspace, isComplete: (key: BlockKey) => boolean): Obstacle[] {
  const { screen, conflicts, lost, problems } = workspace;
  return [...walk(screen)].flatMap(({ block: { key } }): Obstacle[] => {
    if (conflicts[key]) return [{ key, kind: 'conflict' }];
    if (lost.includes(key)) return [{ key, kind: 'lost' }];
    if (problems[key]) return [{ key, kind: 'refused' }];
    return isComplete(key) ? [] : [{ key, kind: 'incomplete' }];
  });
}
