import { settingsCall } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { adoptFormats } from '@spielplan/shared-contracts/i18n/adopt-formats';
import { type Check, type CheckContext, type Finding, isLeftOut } from './check.ts';
import { answersCheck } from './checks/answers.ts';
import { cachingCheck } from './checks/caching.ts';
import { cartCheck } from './checks/cart.ts';
import { changesCheck } from './checks/changes.ts';
import { easyLanguageCheck } from './checks/easyLanguage.ts';
import { editingCheck } from './checks/editing.ts';
import { releasedKindsCheck } from './checks/releasedKinds.ts';
import { filtersCheck } from './checks/filters.ts';
import { forgeryCheck } from './checks/forgery.ts';
import { pagingCheck } from './checks/paging.ts';
import { picturesCheck } from './checks/pictures.ts';
import { previewLinksCheck } from './checks/previewLinks.ts';
import { settingsCheck } from './checks/settings.ts';
import { programmeCheck } from './checks/programme.ts';
import { refusalsCheck } from './checks/refusals.ts';
import { findSubjects } from './findSubjects.ts';
import { openTarget, type Target } from './target.ts';

export const CHECKS: readonly Check[] = [
  settingsCheck,
  answersCheck,
  picturesCheck,
  pagingCheck,
  filtersCheck,
  programmeCheck,
  easyLanguageCheck,
  refusalsCheck,
  forgeryCheck,
  cachingCheck,
  changesCheck,
  editingCheck,
  releasedKindsCheck,
  previewLinksCheck,
  cartCheck,
];

export interface VerifyOptions {
  url: string;
  /** Allows checks that change something for a moment. */
  mayWrite?: boolean;
  /** An account whose calls are read too. */
  account?: { username: string; password: string } | null;
  checks?: readonly Check[];
}

export interface CheckReport {
  id: string;
  title: string;
  /** Things that were looked at. */
  looked: number;
}

export interface VerifyReport {
  url: string;
  requests: number;
  checks: CheckReport[];
  findings: Finding[];
}

/**
 * Runs the contract suite against any provider over HTTP and answers what deviates. Changes nothing unless `mayWrite`. Rejects
 * only where the provider cannot be reached at all, or the account cannot log in.
 */
export async function verifyProvider({
  url,
  mayWrite = false,
  account = null,
  checks = CHECKS,
}: VerifyOptions): Promise<VerifyReport> {
  const target = openTarget(url);
  const report: VerifyReport = { url: target.url, requests: 0, checks: [], findings: [] };
  const editor = account ? await logIn(target, account) : null;
  const subjects = findSubjects(target);
  const languages = await adoptSettings(target);
  const served = new Map<string, Promise<boolean>>();
  const isServed = (path: string) => {
    const known = served.get(path) ?? target.ask(path).then(({ status }) => !isLeftOut(status));
    served.set(path, known);
    return known;
  };
  for (const { id, title, run } of checks) {
    const counted: CheckReport = { id, title, looked: 0 };
    report.checks.push(counted);
    const find =
      (kind: Finding['kind']): CheckContext['deviates'] =>
      (message, { call, request } = {}) => {
        report.findings.push({ check: id, kind, message, ...(call && { call: call.id }), ...(request && { request }) });
      };
    const looked = () => void (counted.looked += 1);
    const deviates = find('deviation');
    try {
      await run({ target, subjects, editor, mayWrite, languages, isServed, deviates, notes: find('note'), looked });
    } catch (error) {
      // What was found until then is worth its report, and the other checks may still be answered.
      deviates(`broke off: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { ...report, requests: target.requests };
}

/**
 * Goes by the zone of the settings from here on, or a day would be another one than the provider's. Answers the
 * languages, both where the settings do not say. Rejects where nobody answers at all.
 */
async function adoptSettings(target: Target): Promise<readonly Language[]> {
  const { json } = await target.ask(settingsCall.path);
  const { data } = settingsCall.answer.safeParse(json);
  adoptFormats(data ?? {});
  return data?.languages ?? LANGUAGES;
}

async function logIn(target: Target, body: { username: string; password: string }): Promise<Target> {
  const editor = target.another();
  await editor.ask('/api/shop-cart/');
  const { status } = await editor.ask('/pageeditor-api/login', { method: 'POST', withToken: true, body });
  if (status !== 200) throw new Error(`The account ${body.username} cannot log in: status ${status}.`);
  return editor;
}
