import { parseArgs } from 'node:util';
import { runProof } from '../proof/runProof.ts';

// `npm run proof -- --url URL [--requests N] [--json]`: reads the public programme as a stranger would and names every event on
// which two sources disagree. Exit code 1 where they do, 2 where nothing could be read.
const DEFAULT_REQUESTS = '5000';
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    requests: { type: 'string', default: DEFAULT_REQUESTS },
    json: { type: 'boolean', default: false },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  if (!values.url || !URL.canParse(values.url)) throw new Error('An address is needed: npm run proof -- --url https://…');
  const report = await runProof(values.url, Number(values.requests));
  if (values.json) say(JSON.stringify(report, null, 2));
  else {
    for (const { event, title, what, said } of report.disagreements) say(`${event} ${title}\n  ${what}: ${said.join(' | ')}`);
    for (const line of report.failed) say(`not read: ${line}`);
    say(`${report.events} events, ${report.requests} requests, ${report.disagreements.length} disagreements`);
  }
  process.exitCode = report.disagreements.length + report.failed.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
