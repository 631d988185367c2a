import { publishRelease } from '../release/publishRelease.ts';
import { REMOTES, type Remote } from '../parts.ts';
import { buildAll } from '../webpack/buildAll.ts';

// `run.mjs release <remote>`: builds that remote alone and
// publishes it; a running shell takes it up by itself.
const name = process.argv[2] as Remote;
if (!REMOTES.includes(name)) {
  process.stderr.write(`There is no remote "${name ?? ''}". Remotes: ${REMOTES.join(', ')}.\n`);
  process.exit(2);
}
const say = (line: string) => process.stdout.write(`${line}\n`);
await buildAll({ parts: [name], onlyIfChanged: true, say });
const { version, isNew } = await publishRelease(name);
say(isNew ? `${name}: released ${version}` : `${name}: ${version} is current already`);
