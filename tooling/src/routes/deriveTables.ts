import type { DeclaredRoute, RoutesByOwner } from './readRoutes.ts';

const NOTE = '// Made from the routes.ts of every owner by `npm run routes`; changes by hand are lost.';

/** Files that are made from what the owners declare, by their paths from the root. */
export const LINKED_FILE = 'shared-contracts/src/routes/linkedPatterns.ts';
export const PACKAGED_FILE = 'shell/src/server/releases/packagedRoutes.ts';

/**
 * Writes both tables as source. Throws in words where
 * an id that others link to is declared by nobody.
 */
export function deriveTables(routes: RoutesByOwner, linkedIds: readonly string[]): Record<string, string> {
  const all = Object.values(routes).flat();
  const linked = linkedIds.map((id) => {
    const route = all.find((each) => each.id === id);
    if (!route) throw new Error(`Others link to "${id}" (LINKED_ROUTES), but no routes.ts declares it.`);
    return route;
  });
  const ofRemotes = Object.entries(routes).filter(([owner]) => owner !== 'shell');
  return {
    [LINKED_FILE]: `import type { LinkedRoute } from './linkedRoutes.ts';
import type { RoutePatterns } from './pattern.ts';

${NOTE}
export const LINKED_PATTERNS: Readonly<Record<LinkedRoute, RoutePatterns>> = {
${linked.map((route) => `  ${lineOf(route)}`).join('\n')}
};
`,
    [PACKAGED_FILE]: `import type { RemoteName } from '@spielplan/shared-contracts/remote';
import type { RoutePatterns } from '@spielplan/shared-contracts/routes';

type Packaged = Readonly<Record<RemoteName, Readonly<Record<string, RoutePatterns>>>>;

${NOTE}
/**
 * What the remotes answered when this shell was packed: while
 * one of them is away its addresses are 503 and not 404.
 */
export const PACKAGED_ROUTES: Packaged = {
${ofRemotes.map(([owner, own]) => `  ${owner}: {\n${own.map((route) => `    ${lineOf(route)}`).join('\n')}\n  },`).join('\n')}
};
`,
  };
}

function lineOf({ id, patterns: { de, en } }: DeclaredRoute): string {
  return `${id}: { de: '${de}', en: '${en}' },`;
}
