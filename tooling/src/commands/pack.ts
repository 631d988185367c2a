import { writeFile } from 'node:fs/promises';
import { compilePackages } from '../packages/compilePackages.ts';
import { describeApi } from '../packages/describeApi.ts';
import { packPackages } from '../packages/packPackages.ts';
import { ROOT } from '../root.ts';

// `run.mjs pack [--report]`: the packages with which a remote is made outside this workspace. With
// `--report` it writes what the shared ones export (`api.report`) and packs nothing.
if (process.argv.includes('--report')) {
  const out = `${ROOT}/.cache/packages/compiled`;
  await compilePackages(out);
  for (const folder of ['shared-contracts', 'shared-ui'])
    await writeFile(`${ROOT}/${folder}/api.report`, `${(await describeApi(folder, out)).join('\n')}\n`);
} else for (const file of await packPackages()) process.stdout.write(`${file}\n`);
