import { parseArgs } from 'node:util';
import { printReport } from './printReport.ts';
import { CHECKS, verifyProvider } from './verifyProvider.ts';

// `npm run verify:provider -- --url URL [--write] [--json] [--only CHECK] [--username NAME]`, password
// in VERIFY_PASSWORD. Exit code 1 where something deviates, 2 where nothing could be checked.
const HELP =
  'npm run verify:provider -- --url http://127.0.0.1:4000 [--write] [--json] [--only CHECK] [--username NAME, VERIFY_PASSWORD=…]\n';

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      username: { type: 'string' },
      only: { type: 'string', multiple: true },
    },
  });
  const url = values.url ?? process.env.PROVIDER_URL;
  if (!url || !URL.canParse(url)) throw new Error(`An address is needed: ${HELP}`);
  const password = process.env.VERIFY_PASSWORD ?? '';
  const account = values.username === undefined ? null : { username: values.username, password };
  const checks = CHECKS.filter(({ id }) => values.only?.includes(id) ?? true);
  if (checks.length === 0) throw new Error(`There are these checks: ${CHECKS.map(({ id }) => id).join(', ')}.`);
  const report = await verifyProvider({ url, mayWrite: values.write, account, checks });
  process.stdout.write(`${values.json ? JSON.stringify(report, null, 2) : printReport(report)}\n`);
  process.exitCode = report.findings.some(({ kind }) => kind === 'deviation') ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
