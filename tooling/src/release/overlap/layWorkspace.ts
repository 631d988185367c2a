import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { PACKAGES } from '../../checks/sourceFiles.ts';
import { ROOT } from '../../root.ts';

/** What is made, and what is installed. */
const LEFT_OUT = /\/(?:node_modules|\.git|\.cache|\.spielplan|test-results)$/;

/** Copies this workspace as it stands, as a team has it checked out, with the packages that are installed here. */
export async function layWorkspace(folder: string): Promise<void> {
  await cp(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  await linkPackages(folder);
}

/** Gives a copy of the workspace the packages that are installed here; those of the workspace are its own. */
export async function linkPackages(folder: string): Promise<void> {
  await mkdir(`${folder}/node_modules/@spielplan`, { recursive: true });
  for (const name of await readdir(`${ROOT}/node_modules`))
    if (!/^(\.cache|@spielplan)$/.test(name)) await symlink(`${ROOT}/node_modules/${name}`, `${folder}/node_modules/${name}`);
  for (const name of await readdir(`${ROOT}/node_modules/@spielplan`))
    await symlink(`${folder}/${name}`, `${folder}/node_modules/@spielplan/${name}`);
  for (const name of PACKAGES)
    if (existsSync(`${ROOT}/${name}/node_modules`))
      await symlink(`${ROOT}/${name}/node_modules`, `${folder}/${name}/node_modules`);
}
