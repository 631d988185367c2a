import { spawnSync } from 'node:child_process';
import { readAudit } from '../audit/readAudit.ts';
import { ROOT } from '../root.ts';

// `npm run audit`: looks for known holes in what production runs. Only holes fail; a registry without advisories, or one that is
// away, is said in so many words, because nothing was checked then.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8', timeout: 120_000 });
const outcome = readAudit(stdout ?? '');
const say = (line: string) => void process.stdout.write(`${line}\n`);
switch (outcome.kind) {
  case 'clean':
    say('No known holes in production dependencies.');
    break;
  case 'unchecked':
    say(`NOT CHECKED: ${outcome.reason}. Run this again where the registry is npm's own.`);
    break;
  case 'holes':
    outcome.lines.forEach(say);
    process.exitCode = 1;
    break;
  default:
    outcome satisfies never;
}
