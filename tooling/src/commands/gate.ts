import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { buildDir, folderOf, REMOTES } from '../parts.ts';
import { checksOf } from '../release/gate/checks.ts';
import { runGate } from '../release/gate/runGate.ts';
import { publishAll } from '../release/publishAll.ts';
import { buildAll } from '../webpack/buildAll.ts';

// `run.mjs gate [remotes] [--only checks]`: what `npm run release` asks of each remote of the workspace, beside the others as
// they are in it. Hands nothing in.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const say = (line: string) => void process.stdout.write(`${line}\n`);
const only = values.only?.split(',');
const scratch = await mkdtemp(`${tmpdir()}/spielplan-gate-`);
try {
  await buildAll({ onlyIfChanged: true, say });
  const releases = `${scratch}/remotes`;
  await publishAll(() => undefined, releases);
  for (const name of positionals.length > 0 ? positionals : REMOTES) {
    say(name);
    const lanes = checksOf({ name, folder: folderOf(name), build: buildDir(name), releases });
    const { refusing } = await runGate({ lanes, only, memory: `${scratch}/${name}.json`, say });
    if (refusing.length === 0) continue;
    say(`✗ ${name} would not be released: ${refusing.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
