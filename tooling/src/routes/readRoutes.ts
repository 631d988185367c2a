import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { REMOTES } from '../parts.ts';
import { ROOT } from '../root.ts';

/**
 * An address as its owner declares it; builds import nothing
 * of the packages they build, so the shape stands here again.
 */
export interface DeclaredRoute {
  id: string;
  patterns: { de: string; en: string };
  bodyClass?: string;
}

/** The declared addresses by owner; a remote without a `routes.ts` has none. */
export type RoutesByOwner = Record<string, readonly DeclaredRoute[]>;

const FOLDERS = [['shell', 'shell'], ...REMOTES.map((name) => [name, `mfe-${name}`] as const)] as const;

/** Reads what every owner's `routes.ts` declares. */
export async function readRoutes(root = ROOT): Promise<RoutesByOwner> {
  const all: [string, readonly DeclaredRoute[]][] = [];
  for (const [owner, folder] of FOLDERS) {
    const module = await importIfThere<{ routes: object }>(`${root}/${folder}/src/routes.ts`);
    if (module) all.push([owner, Object.values(module.routes) as DeclaredRoute[]]);
  }
  return Object.fromEntries(all);
}

/** What others link to, by id. */
export async function readLinkedIds(root = ROOT): Promise<string[]> {
  const module = await importIfThere<{ LINKED_ROUTES: object }>(`${root}/shared-contracts/src/routes/linkedRoutes.ts`);
  return Object.keys(module?.LINKED_ROUTES ?? {});
}

async function importIfThere<T>(path: string): Promise<T | null> {
  if (!existsSync(path)) return null;
  return (await import(pathToFileURL(path).href)) as T;
}
