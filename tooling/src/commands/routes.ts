import { writeFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { deriveTables } from '../routes/deriveTables.ts';
import { readLinkedIds, readRoutes } from '../routes/readRoutes.ts';

// `run.mjs routes`: writes what is derived from the routes.ts of every owner.
for (const [path, text] of Object.entries(deriveTables(await readRoutes(), await readLinkedIds())))
  await writeFile(`${ROOT}/${path}`, text);
