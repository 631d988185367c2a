import { allCalls, type Call } from '@spielplan/shared-contracts/api';
import { type Language, LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { Check, CheckContext } from '../check.ts';
import { addressOf } from '../findSubjects.ts';
import type { Target } from '../target.ts';

/** Issues of one answer that are told; the others are mostly the same. */
const MOST_ISSUES = 3;

/** Every reading call, in both languages, for things that the provider's own lists name. */
export const answersCheck: Check = {
  id: 'answers',
  title: 'Every answer has the shape of its call, in both languages',
  async run(context) {
    for (const call of Object.values(allCalls)) {
      if (call.method !== 'GET') continue;
      const target = call.access ? context.editor : context.target;
      if (target) for (const lang of LANGUAGES) await readCall(context, target, call, lang);
    }
    if (!context.editor) context.notes('calls for editors were not read: name an account with --username and VERIFY_PASSWORD');
  },
};

async function readCall(context: CheckContext, target: Target, call: Call, lang: Language): Promise<void> {
  const subjects = await context.subjects.of(call, lang);
  if (!subjects) return noteOnce(context, call, lang);
  for (const subject of subjects) {
    const request = addressOf(call, lang, subject);
    const { status, json, headers } = await target.ask(request);
    context.looked();
    if (status === 403 && call.access) continue;
    if (status !== 200) {
      context.deviates(`answered with ${status} instead of 200`, { call, request });
      return;
    }
    if (!headers.get('content-type')?.startsWith('application/json')) {
      context.deviates(`is sent as ${headers.get('content-type')}, not as application/json`, { call, request });
    }
    const { error } = call.answer.safeParse(json);
    for (const issue of error?.issues.slice(0, MOST_ISSUES) ?? []) {
      context.deviates(`${issue.path.join('.') || 'the answer'}: ${issue.message}`, { call, request });
    }
    if (error) return;
  }
}

/** Once for both languages; blocks of pages are looked at only where a page has them. */
function noteOnce(context: CheckContext, call: Call, lang: Language): void {
  if (lang === LANGUAGES[0] && !call.access) context.notes('nothing was found to ask this call for', { call });
}
