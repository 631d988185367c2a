import {
  allCalls,
  type Call,
  eventAvailabilityCall,
  pageChangesCall,
  pageTextsCall,
  roomCall,
  settingsCall,
} from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { type Check, type CheckContext, isLeftOut } from '../check.ts';
import { addressOf } from '../findSubjects.ts';
import type { Target } from '../target.ts';

/** Issues of one answer that are told; the others are mostly the same. */
const MAX_ISSUES = 3;

/** Calls that may break off before the rest of the check is given up. */
const MAX_BROKEN_CALLS = 5;

/** Every reading call, in both languages, for things that the provider's own lists name. */
export const answersCheck: Check = {
  id: 'answers',
  title: 'Every answer has the shape of its call, in every language',
  async run(context) {
    let broken = 0;
    for (const call of Object.values(allCalls)) {
      if (call.method !== 'GET') continue;
      const target = call.access ? context.editor : context.target;
      if (!target) continue;
      try {
        for (const lang of context.languages) await readCall(context, target, call, lang);
      } catch (error) {
        // One call that breaks off says nothing of the others; a provider that is gone ends the check.
        broken += 1;
        if (broken > MAX_BROKEN_CALLS) throw error;
        context.deviates(`broke off: ${error instanceof Error ? error.message : String(error)}`, { call });
      }
    }
    if (!context.editor) context.notes('calls for editors were not read: name an account with --username and VERIFY_PASSWORD');
  },
};

async function readCall(context: CheckContext, target: Target, call: Call, lang: Language): Promise<void> {
  const subjects = await context.subjects.of(call, lang);
  if (!subjects) return noteOnce(context, call, lang);
  for (const subject of subjects) {
    const request = addressOf(call, lang, subject);
    const { status, json, headers, isUtf8, text } = await target.ask(request);
    context.looked();
    if (isLeftOut(status) && mayBeLeftOut(call)) {
      if (lang === context.languages[0])
        context.notes(`is not served (${status}): what is made of it is left out`, { call, request });
      return;
    }
    if (status === 403 && call.access) continue;
    if (status !== 200) {
      context.deviates(`answered with ${status} instead of 200`, { call, request });
      return;
    }
    if (!headers.get('content-type')?.startsWith('application/json')) {
      context.deviates(`is sent as ${headers.get('content-type')}, not as application/json`, { call, request });
    }
    if (!isUtf8) context.deviates('is not encoded in UTF-8', { call, request });
    else if (TWICE_ENCODED.test(text)) context.deviates('was encoded in UTF-8 twice: "Ã¤" for "ä"', { call, request });
    const { error } = call.answer.safeParse(json);
    for (const issue of error?.issues.slice(0, MAX_ISSUES) ?? []) {
      context.deviates(`${issue.path.join('.') || 'the answer'}: ${issue.message}`, { call, request });
    }
    if (error) return;
  }
}

/** UTF-8 of a letter such as ä, read as Latin-1 and written as UTF-8 again. */
const TWICE_ENCODED = /Ã[\u00a4\u00b6\u00bc\u009f\u0084\u0096\u009c\u00a9]/u;

/** Of one thing each, and of no provider that is older. */
const OPTIONAL_DETAILS = new Set<string>([eventAvailabilityCall.id, roomCall.id, pageTextsCall.id, pageChangesCall.id]);

/** Everything but the settings; what a list names has to be there. */
function mayBeLeftOut(call: Call): boolean {
  if (OPTIONAL_DETAILS.has(call.id)) return true;
  return call.id !== settingsCall.id && !/\{(?:id|slug)\}/.test(call.path);
}

/** Once for all languages; blocks of pages are looked at only where a page has them. */
function noteOnce(context: CheckContext, call: Call, lang: Language): void {
  if (lang === context.languages[0] && !call.access) context.notes('nothing was found to ask this call for', { call });
}
