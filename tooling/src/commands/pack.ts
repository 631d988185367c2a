import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compareContract } from '../packages/compareContract.ts';
import { compilePackages } from '../packages/compilePackages.ts';
import { describeApi } from '../packages/describeApi.ts';
import { PACKAGES_DIR, packPackages } from '../packages/packPackages.ts';
import { readPublished, writePublished } from '../packages/publication.ts';
import { ROOT } from '../root.ts';

// `run.mjs pack`: packages for remotes outside this workspace, none if the contract broke silently.
// `--since STATE` says what changed, `--published` notes the release, `--report` writes `api.report`.
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { since, published, report } = readOptions(process.argv.slice(2));
if (since !== undefined) process.exitCode = await compareContract(since, say);
else if (published) await writePublished();
else if (report) {
  const out = `${ROOT}/.cache/packages/compiled`;
  await compilePackages(out);
  for (const folder of ['shared-contracts', 'shared-ui'])
    await writeFile(`${ROOT}/${folder}/api.report`, `${(await describeApi(folder, out)).join('\n')}\n`);
} else {
  process.exitCode = await compareContract(await readPublished(), say);
  if (process.exitCode === 0) for (const file of await packPackages()) say(file);
}

/** Ends the process with 2 and a sentence where an argument is not known, a folder for the packages above all. */
function readOptions(args: string[]) {
  try {
    const options = { since: { type: 'string' }, published: { type: 'boolean' }, report: { type: 'boolean' } } as const;
    return parseArgs({ args, options }).values;
  } catch {
    const takes = `it fills ${PACKAGES_DIR}, or takes one of --report, --published and --since STATE.`;
    process.stderr.write(`pack does not understand "${args.join(' ')}": ${takes}\n`);
    return process.exit(2);
  }
}
