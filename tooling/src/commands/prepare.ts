import { publishAll } from '../release/publishAll.ts';
import { buildAll } from '../webpack/buildAll.ts';

// `run.mjs prepare`: builds what has changed and releases the remotes whose build is new.
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  await buildAll({ onlyIfChanged: true, say });
  await publishAll(say);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
