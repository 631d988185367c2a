import {
  BLOCK_CALLS,
  callPath,
  documentStateCall,
  documentStateSchema,
  type Publishing,
  pageCall,
  removeBlockCall,
  settingsCall,
} from '@spielplan/shared-contracts/api';
import { type Check, type CheckContext, isLeftOut } from '../check.ts';
import { addressOf, type Subject } from '../findSubjects.ts';
import type { Target } from '../target.ts';

const WORD = 'Vertragspruefung';

/** Looks at both kinds of provider: with drafts, and without, where every save is live. */
export const editingCheck: Check = {
  id: 'editing',
  title: 'The settings tell of drafts, visitors see none, and where there are none every save',
  async run(context) {
    const { target, editor, subjects, languages } = context;
    context.looked();
    const settings = settingsCall.answer.safeParse((await target.ask(settingsCall.path)).json).data;
    const told = settings?.editing?.publishing;
    const [lang = 'de'] = languages;
    const [subject] = (await subjects.of(documentStateCall, lang)) ?? [];
    if (!editor) return context.notes('drafts were not looked at: name an account with --username and VERIFY_PASSWORD');
    if (!subject) return;
    const request = addressOf(documentStateCall, lang, subject);
    const where = { call: documentStateCall, request };
    const { status, json } = await editor.ask(request);
    if (isLeftOut(status)) {
      if (told === 'draft') return context.deviates(`the settings tell of drafts, and this answers ${status}`, where);
      return context.notes('is not served: every save is live', where);
    }
    const state = documentStateSchema.safeParse(json).data;
    if (!told)
      context.deviates('is served, but the settings name no editing.publishing: editors take every save for live', where);
    else if (state && state.publishing !== told)
      context.deviates(`says ${state.publishing}, and the settings say ${told}`, where);
    if (context.mayWrite && told) await writeBlock(context, editor, subject, told);
  },
};

/** Writes a block that nobody publishes, looks for it as a visitor, and removes it. */
async function writeBlock(
  { target, languages, deviates }: CheckContext,
  editor: Target,
  { query }: Subject,
  publishing: Publishing,
): Promise<void> {
  const [lang = 'de'] = languages;
  const { create } = BLOCK_CALLS.text;
  const path = callPath(create, { lang });
  const body = { ...query, parent: null, slug: '', content: `<p>${WORD}</p>` };
  const made = await editor.ask(path, { method: 'POST', withToken: true, body });
  const { id } = (made.json ?? {}) as { id?: number };
  if (made.status !== 201 || typeof id !== 'number') {
    return deviates(`answered with ${made.status} instead of 201`, { call: create, request: path });
  }
  for (const search of ['', '?edit=1']) {
    const request = `${addressOf(pageCall, lang)}${search}`;
    const seen = await target.another().ask(request);
    const isShown = seen.text.includes(WORD);
    const where = { call: pageCall, request };
    if (isShown && publishing === 'draft') deviates('shows visitors what is not published', where);
    if (!isShown && publishing === 'direct')
      deviates('shows visitors nothing of what was saved, and the settings say direct', where);
  }
  const removal = callPath(removeBlockCall, { lang, id });
  const removed = await editor.ask(removal, { method: 'DELETE', withToken: true });
  if (removed.status !== 200) {
    deviates(`answered with ${removed.status} instead of 200`, { call: removeBlockCall, request: removal });
  }
}
