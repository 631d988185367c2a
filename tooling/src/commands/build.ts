import { PARTS } from '../parts.ts';
import { buildAll } from '../webpack/buildAll.ts';

// `run.mjs build [part…] [--changed]`
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = names.find((name) => !PARTS.includes(name));
if (unknown) {
  process.stderr.write(`There is no part "${unknown}". Parts: ${PARTS.join(', ')}.\n`);
  process.exit(2);
}
await buildAll({
  parts: names.length > 0 ? names : PARTS,
  onlyIfChanged: process.argv.includes('--changed'),
  say: (line) => process.stdout.write(`${line}\n`),
});
