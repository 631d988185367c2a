import {
  callPath,
  createPreviewLinkCall,
  documentStateCall,
  previewCall,
  removePreviewLinkCall,
} from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { type Check, type CheckContext, isLeftOut } from '../check.ts';
import { addressOf } from '../findSubjects.ts';
import type { Target } from '../target.ts';

/** A secret of the right form that no provider has given away. */
const UNKNOWN = 'A'.repeat(43);

/** Makes a link on one document's draft, opens it as a visitor, and ends it. */
export const previewLinksCheck: Check = {
  id: 'preview-links',
  title: 'A preview link shows one document to anyone who has it, and nothing once it is ended',
  async run(context) {
    const [lang = 'de'] = context.languages;
    context.looked();
    const unknown = requestOf(lang, UNKNOWN);
    const { status } = await context.target.ask(unknown);
    if (status !== 404) context.deviates(`answered with ${status} instead of 404`, { call: previewCall, request: unknown });
    const [document] = (await context.subjects.of(documentStateCall, lang)) ?? [];
    if (context.editor && context.mayWrite && document) await tryLink(context, context.editor, lang, document.query);
  },
};

async function tryLink(
  { target, deviates, notes }: CheckContext,
  editor: Target,
  lang: Language,
  document: Record<string, string | number>,
): Promise<void> {
  const path = callPath(createPreviewLinkCall, { lang });
  const made = await editor.ask(path, { method: 'POST', withToken: true, body: { ...document, days: 1 } });
  const where = { call: createPreviewLinkCall, request: path };
  if (isLeftOut(made.status)) return notes('is not served: drafts cannot be shown to others', where);
  const link = createPreviewLinkCall.answer.safeParse(made.json).data;
  if (made.status !== 201 || !link) return deviates(`answered with ${made.status} and no link`, where);
  const request = requestOf(lang, link.token);
  const shown = previewCall.answer.safeParse((await target.another().ask(request)).json).data;
  if (shown?.object_id !== link.object_id || shown.content_type !== link.content_type)
    deviates('does not name the document of the link', { call: previewCall, request });
  await editor.ask(callPath(removePreviewLinkCall, { lang, id: link.id }), { method: 'DELETE', withToken: true });
  const { status } = await target.another().ask(request);
  if (status !== 404) deviates(`answers ${status} for a link that was ended`, { call: previewCall, request });
}

function requestOf(lang: Language, preview: string): string {
  return addressOf(previewCall, lang, { query: { preview } });
}
