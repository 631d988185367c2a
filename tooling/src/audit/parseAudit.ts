/** The result of an audit. */
export type AuditOutcome =
  | { kind: 'clean' }
  | { kind: 'holes'; lines: string[] }
  /** Nothing is known: the registry has no advisories, or could not be reached. */
  | { kind: 'unchecked'; reason: string };

interface AuditReport {
  message?: string;
  statusCode?: number;
  error?: { code?: string | null; summary?: string };
  vulnerabilities?: Record<string, { severity?: string; range?: string; via?: (string | { title?: string; url?: string })[] }>;
}

const NOT_OFFERED = [400, 404, 405, 501];

/**
 * Reads what `npm audit --json` has printed. A registry
 * without advisories is told apart from one that is away.
 */
export function parseAudit(printed: string): AuditOutcome {
  let report: AuditReport;
  try {
    report = JSON.parse(printed) as AuditReport;
  } catch {
    return { kind: 'unchecked', reason: 'npm printed no report' };
  }
  if (!report.vulnerabilities) {
    if (NOT_OFFERED.includes(report.statusCode ?? 0) || report.error?.code === 'ENOAUDIT')
      return { kind: 'unchecked', reason: 'the registry in use offers no advisories' };
    return {
      kind: 'unchecked',
      reason: `the registry could not be asked (${report.error?.code || report.message || 'no reason'})`,
    };
  }
  const lines = Object.entries(report.vulnerabilities).map(([name, { severity, range, via = [] }]) => {
    const titles = via.flatMap((each) => (typeof each === 'string' ? [] : [`${each.title ?? ''} ${each.url ?? ''}`.trim()]));
    return [`${severity ?? 'unknown'}: ${name} ${range ?? ''}`.trim(), ...titles].join(', ');
  });
  return lines.length === 0 ? { kind: 'clean' } : { kind: 'holes', lines: lines.toSorted() };
}
