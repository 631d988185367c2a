import { eventsCall, openingHoursCall } from '@spielplan/shared-contracts/api';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import { nextOpening } from '@spielplan/shared-contracts/rules/opening-hours';
import type { Check, CheckContext } from '../check.ts';
import { resultsOf } from '../resultsOf.ts';
import { addressOf } from '../findSubjects.ts';

/** So far may two clocks be apart. */
const CLOCKS_MS = 60_000;
const WALL_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$|^24:00:00$/;

/** What no schema can say: the order of events, what is the same in both languages, hours one can read, and what rows tell. */
export const programmeCheck: Check = {
  id: 'programme',
  title: 'Events stand in order, times can be read, and both languages tell of the same things',
  async run(context) {
    await checkOrder(context);
    await checkLanguages(context);
    await checkOpeningHours(context);
    await checkRowFacts(context);
  },
};

async function checkOrder(context: CheckContext): Promise<void> {
  const request = addressOf(eventsCall, context.languages[0] ?? 'de', { query: { page_size: 100 } });
  const events = resultsOf<{ id: number; date_start: string }>((await context.target.ask(request)).json);
  context.looked();
  const at = (index: number) => Date.parse(events[index]?.date_start ?? '');
  const late = events.findIndex((_, index) => index > 0 && at(index) < at(index - 1));
  if (late > 0) context.deviates(`event ${events[late]?.id} stands behind a later one`, { call: eventsCall, request });
  const [first] = events;
  if (first && houseDayAt(at(0)) < houseDayAt(Date.now())) {
    context.notes(`the list begins on ${houseDayAt(at(0))}, before today`, { call: eventsCall, request });
  }
}

async function checkLanguages(context: CheckContext): Promise<void> {
  if (context.languages.length < 2) return;
  const [german, english] = await Promise.all(
    context.languages.map(async (lang) =>
      resultsOf<{ id: number }>((await context.target.ask(addressOf(eventsCall, lang))).json).map(({ id }) => id),
    ),
  );
  context.looked();
  if (JSON.stringify(german) !== JSON.stringify(english)) {
    context.deviates('the first page has other events in one language than in the other', { call: eventsCall });
  }
}

async function checkOpeningHours(context: CheckContext): Promise<void> {
  const request = addressOf(openingHoursCall, context.languages[0] ?? 'de');
  const { json } = await context.target.ask(request);
  context.looked();
  const parsed = openingHoursCall.answer.safeParse(json);
  if (!parsed.success) return;
  const where = { call: openingHoursCall, request };
  const { yesterday, next_opening: next, ...today } = parsed.data;
  for (const { opening_hours: usual, opening_hours_exceptions: others } of [today, yesterday, next].filter((day) => !!day)) {
    for (const { time_from, time_to } of [...usual, ...others]) {
      for (const time of [time_from, time_to]) {
        if (time !== null && !WALL_TIME.test(time)) context.deviates(`"${time}" is no time HH:MM:SS`, where);
      }
      if ((time_from === null) !== (time_to === null)) context.deviates('a range has only one end', where);
    }
  }
  if (next && !nextOpening({ next_opening: next })) context.deviates(`next_opening names ${next.day}, which has no times`, where);
}

/** What rows tell beside the event: each is left out where there is nothing to tell. */
async function checkRowFacts(context: CheckContext): Promise<void> {
  const request = addressOf(eventsCall, context.languages[0] ?? 'de', { query: { page_size: 100 } });
  const parsed = eventsCall.answer.safeParse((await context.target.ask(request)).json);
  context.looked();
  if (!parsed.success) return;
  for (const event of parsed.data.results) {
    const say = (what: string) => context.deviates(`event ${event.id} ${what}`, { call: eventsCall, request });
    const { price_from: price, ticket_status_at: at, surtitles, access, doors_open: doors, date_start: start } = event;
    if (price !== undefined && !(Number(price) >= 0)) say(`costs from "${price}", which is no price`);
    if (doors !== undefined && Date.parse(doors) > Date.parse(start)) say(`opens its doors at ${doors}, after its beginning`);
    if (at !== undefined && Date.parse(at) > Date.now() + CLOCKS_MS) say(`tells what is left at ${at}, which is to come`);
    for (const [field, list] of Object.entries({ surtitles, access })) {
      if (list && new Set<string>(list).size < list.length) say(`names one of ${field} twice`);
    }
  }
}
