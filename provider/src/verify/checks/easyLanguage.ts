import { type Call, eventCall, type EventDetail, pageCall, productionCall } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { Check, CheckContext } from '../check.ts';
import { addressOf, type Subject } from '../findSubjects.ts';

type Ids = Partial<Pick<EventDetail, 'id' | 'production'>>;

/** What may have a twin, and what the twin names: that of a production is that of its dates. */
const KINDS: readonly [call: Call, ofThing: (thing: Ids) => Readonly<Record<string, EventDetail['production'] | undefined>>][] = [
  [pageCall, ({ id }) => ({ page: id })],
  [eventCall, ({ id, production }) => ({ event: id, production })],
  [productionCall, ({ id }) => ({ production: id })],
];

const MAX_LOOKED = 5;

/** Nothing deviates where nothing has a twin: the fields may be left out. */
export const easyLanguageCheck: Check = {
  id: 'easyLanguage',
  title: 'What has a twin in easy language and the twin lead to each other',
  async run(context) {
    for (const lang of context.languages)
      for (const [call, ofThing] of KINDS) {
        const subjects = (await context.subjects.of(call, lang)) ?? [];
        const looked = subjects.slice(0, MAX_LOOKED).map((subject) => checkTwin(context, { call, ofThing, subject, lang }));
        await Promise.all(looked);
      }
  },
};

interface Looked {
  call: Call;
  ofThing: (typeof KINDS)[number][1];
  subject: Subject;
  lang: Language;
}

async function checkTwin(context: CheckContext, { call, ofThing, subject, lang }: Looked): Promise<void> {
  const request = addressOf(call, lang, subject);
  const { data: thing } = call.answer.safeParse((await context.target.ask(request)).json);
  context.looked();
  const { easy_language: easy, ...ids } = (thing ?? {}) as Partial<EventDetail>;
  const path = easy?.urls[lang];
  if (path === undefined) return;
  const asked = addressOf(pageCall, lang, { params: { path: path.replace(/^\/\w\w\/?/, '') } });
  const { status, json } = await context.target.ask(asked);
  const { data: twin } = pageCall.answer.safeParse(json);
  const where = { call, request };
  if (status !== 200 || !twin) context.deviates(`its twin ${path} answers ${status}`, where);
  else if (!twin.easy_of || ofThing(ids)[twin.easy_of.content_type] !== twin.easy_of.object_id)
    context.deviates(`its twin ${path} does not name it as easy_of`, where);
}
