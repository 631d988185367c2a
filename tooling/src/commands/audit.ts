import { describeUnchecked, runAudit } from '../audit/runAudit.ts';

// `npm run audit`: looks for known vulnerabilities in what production runs. Only these fail; a registry without advisories,
// or one that is away, is reported, because nothing was checked then.
const outcome = await runAudit({ signal: AbortSignal.timeout(120_000) });
const say = (line: string) => void process.stdout.write(`${line}\n`);
switch (outcome.kind) {
  case 'clean':
    say('No known holes in production dependencies.');
    break;
  case 'unchecked':
    say(describeUnchecked(outcome.reason));
    break;
  case 'holes':
    outcome.lines.forEach(say);
    process.exitCode = 1;
    break;
  default:
    outcome satisfies never;
}
