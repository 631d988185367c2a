import type { Finding } from './check.ts';
import type { VerifyReport } from './verifyProvider.ts';

/** The report as a person reads it: each check with a mark, and below it what was found. */
export function printReport({ url, requests, checks, findings }: VerifyReport): string {
  const lines = [`Contract suite against ${url}`, ''];
  for (const { id, title, looked } of checks) {
    const own = findings.filter(({ check }) => check === id);
    const deviations = own.filter(({ kind }) => kind === 'deviation');
    lines.push(`${deviations.length > 0 ? '✗' : '✓'} ${title} (${looked} looked at)`);
    for (const finding of own) lines.push(...lineOf(finding));
  }
  const count = findings.filter(({ kind }) => kind === 'deviation').length;
  lines.push(
    '',
    `${requests} requests, ${count === 0 ? 'nothing deviates' : `${count} ${count === 1 ? 'deviation' : 'deviations'}`}.`,
  );
  return lines.join('\n');
}

function lineOf({ kind, call, message, request }: Finding): string[] {
  const mark = kind === 'deviation' ? '✗' : '·';
  return [`    ${mark} ${call ? `${call}: ` : ''}${message}`, ...(request ? [`      ${request}`] : [])];
}
