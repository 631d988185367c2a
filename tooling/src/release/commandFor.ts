import type { Remote } from '../parts.ts';
import { IS_PACKED } from '../root.ts';

/** How a command about a remote is typed here: the workspace names the remote, in a repository of its own nobody does. */
export function commandFor(command: string, remote: Remote, rest: readonly string[] = [], isPacked = IS_PACKED): string {
  const args = [...(isPacked ? [] : [remote]), ...rest];
  return `npm run ${command}${args.length > 0 ? ` -- ${args.join(' ')}` : ''}`;
}
