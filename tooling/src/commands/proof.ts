import { parseArgs } from 'node:util';
import { keepRun } from '../proof/keepRun.ts';
import { runProof } from '../proof/runProof.ts';

// Events on which sources of a site disagree. With an account the dashboard shows the run.
// Exit code 1 or 2.
const USAGE = `npm run proof -- --url https://… [--requests N] [--json] [--username NAME]
With --username the dashboard keeps the run; PROOF_PASSWORD in the environment is the account's password.`;
const DEFAULT_REQUESTS = '5000';
const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      requests: { type: 'string', default: DEFAULT_REQUESTS },
      json: { type: 'boolean', default: false },
      username: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(USAGE);
    process.exit();
  }
  if (!values.url || !URL.canParse(values.url)) throw new Error(`An address is needed: ${USAGE}`);
  const report = await runProof(values.url, Number(values.requests));
  if (values.username) {
    await keepRun(values.url, report, { username: values.username, password: process.env['PROOF_PASSWORD'] ?? '' });
  }
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
