import { writeFile } from 'node:fs/promises';
import { compareContract } from '../packages/compareContract.ts';
import { compilePackages } from '../packages/compilePackages.ts';
import { describeApi } from '../packages/describeApi.ts';
import { packPackages } from '../packages/packPackages.ts';
import { readPublished, writePublished } from '../packages/publication.ts';
import { ROOT } from '../root.ts';

// `run.mjs pack`: packages for remotes outside this workspace, none if the contract broke silently.
// `--since STATE` says what changed, `--published` notes the release, `--report` writes `api.report`.
const say = (line: string) => void process.stdout.write(`${line}\n`);
const since = process.argv.indexOf('--since');
if (since !== -1) process.exitCode = await compareContract(process.argv[since + 1] ?? '', say);
else if (process.argv.includes('--published')) await writePublished();
else if (process.argv.includes('--report')) {
  const out = `${ROOT}/.cache/packages/compiled`;
  await compilePackages(out);
  for (const folder of ['shared-contracts', 'shared-ui'])
    await writeFile(`${ROOT}/${folder}/api.report`, `${(await describeApi(folder, out)).join('\n')}\n`);
} else {
  process.exitCode = await compareContract(await readPublished(), say);
  if (process.exitCode === 0) for (const file of await packPackages()) say(file);
}
