import { writeFile } from 'node:fs/promises';
import { compareContract } from '../packages/compareContract.ts';
import { compilePackages } from '../packages/compilePackages.ts';
import { describeApi } from '../packages/describeApi.ts';
import { packPackages } from '../packages/packPackages.ts';
import { ROOT } from '../root.ts';

// `run.mjs pack [--report | --since STATE]`: the packages with which a remote is made outside this workspace. With
// `--report` it writes what the shared ones export (`api.report`), with `--since` it says what changed in them since a
// commit or a folder of packed packages and fails where that breaks under the same contract number; neither packs anything.
const since = process.argv.indexOf('--since');
if (since !== -1)
  process.exitCode = await compareContract(process.argv[since + 1] ?? '', (line) => void process.stdout.write(`${line}\n`));
else if (process.argv.includes('--report')) {
  const out = `${ROOT}/.cache/packages/compiled`;
  await compilePackages(out);
  for (const folder of ['shared-contracts', 'shared-ui'])
    await writeFile(`${ROOT}/${folder}/api.report`, `${(await describeApi(folder, out)).join('\n')}\n`);
} else for (const file of await packPackages()) process.stdout.write(`${file}\n`);
