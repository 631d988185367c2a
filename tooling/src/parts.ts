import { readdirSync } from 'node:fs';
import { IS_PACKED, ROOT, STATE_DIR } from './root.ts';

const FOLDER = /^mfe-([a-z][a-z0-9]*)$/;

/** The name of a remote, which its folder `mfe-<name>` has. */
export type Remote = string;
/** The remotes of this workspace. */
export const REMOTES: readonly Remote[] = readdirSync(ROOT)
  .flatMap((folder) => FOLDER.exec(folder)?.[1] ?? [])
  .sort();
/** A remote, or `shell`. */
export type Part = Remote;
export const PARTS: readonly Part[] = ['shell', ...REMOTES];

/** The package of a remote, from the root. */
export function folderOf(name: Remote): string {
  return IS_PACKED ? '.' : `mfe-${name}`;
}

/** Where a part's build lies. */
export function buildDir(part: Part): string {
  return `${STATE_DIR}/build/${part}`;
}
