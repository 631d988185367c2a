import type { CheckedDocument, ContentFinding } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { type ContentRule, isError } from '@spielplan/shared-contracts/rules/content-checks';

export interface ChecksFilter {
  query: string;
  rule: ContentRule | 'errors' | 'all';
  lang: Language | 'all';
}

export const NO_FILTER: ChecksFilter = { query: '', rule: 'all', lang: 'all' };

/** The documents that are left, each with the findings that are. */
export function filterChecks(documents: readonly CheckedDocument[], { query, rule, lang }: ChecksFilter): CheckedDocument[] {
  const words = query.trim().toLowerCase();
  return documents.flatMap((document) => {
    const { titles, urls } = document;
    const isNamed = [titles.de, titles.en, urls.de, urls.en].some((name) => name?.toLowerCase().includes(words));
    if (!isNamed) return [];
    const findings = document.findings.filter(
      (finding) =>
        (lang === 'all' || finding.lang === lang) &&
        (rule === 'all' || (rule === 'errors' ? isError(finding) : finding.rule === rule)),
    );
    return findings.length > 0 ? [{ ...document, findings }] : [];
  });
}

export function countFindings(documents: readonly { findings: readonly ContentFinding[] }[]): {
  errors: number;
  warnings: number;
} {
  const all = documents.flatMap(({ findings }) => findings);
  const errors = all.filter(isError).length;
  return { errors, warnings: all.length - errors };
}
