import { callPath, RELEASED_BLOCK_CALLS, settingsCall } from '@spielplan/shared-contracts/api';
import type { Check } from '../check.ts';

/** No release brings a kind of this name. */
const NO_KIND = 'vertragspruefung';

export const releasedKindsCheck: Check = {
  id: 'releasedKinds',
  title: 'Kinds of blocks that the settings name beside those of the contract are served, and no others',
  async run({ target, editor, languages, deviates, notes, looked }) {
    looked();
    const settings = settingsCall.answer.safeParse((await target.ask(settingsCall.path)).json).data;
    const kinds = settings?.editing?.kinds ?? [];
    if (!editor) return notes('blocks of releases were not looked at: name an account with --username and VERIFY_PASSWORD');
    const [lang = 'de'] = languages;
    const { list } = RELEASED_BLOCK_CALLS;
    for (const model of kinds) {
      looked();
      const request = callPath(list, { lang, model });
      const { status, json } = await editor.ask(request);
      const where = { call: list, request };
      if (status !== 200) deviates(`the settings name it, and this answers ${status}`, where);
      else if (!list.answer.safeParse(json).success) deviates('does not answer a list of blocks', where);
    }
    const request = callPath(list, { lang, model: NO_KIND });
    const { status } = await editor.ask(request);
    if (status < 400) deviates(`answers ${status} for a kind that nobody has brought`, { call: list, request });
  },
};
