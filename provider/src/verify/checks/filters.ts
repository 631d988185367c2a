import {
  storiesCall,
  type Call,
  calendarCall,
  EVENT_FILTER_KEYS,
  eventsCall,
  type OptionCounts,
  personsCall,
  productionsCall,
  settingsCall,
} from '@spielplan/shared-contracts/api';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import type { Check, CheckContext } from '../check.ts';
import { resultsOf } from '../resultsOf.ts';
import { addressOf } from '../findSubjects.ts';

interface Reference {
  id: number;
  slug: string;
}
/** The fields that filters go by, as far as an entry has them. */
interface Entry {
  id: number;
  production?: number | null;
  date_start?: string | null;
  room?: Reference | null;
  series?: Reference | null;
  genre?: Reference | null;
  season?: Reference | null;
  event_type_new?: Reference | null;
  exhibition_type?: Reference | null;
  tags?: Reference[];
  access?: string[];
  surtitles?: string[];
  categories?: Reference[];
}

interface Filter {
  call: Call;
  key: string;
  /** What an entry would be found by; undefined where it has no such thing. */
  valuesOf: (entry: Entry) => readonly (string | number | undefined)[];
}

const FILTERS: readonly Filter[] = [
  { call: eventsCall, key: 'room', valuesOf: ({ room }) => [room?.id] },
  { call: eventsCall, key: 'type', valuesOf: ({ event_type_new }) => [event_type_new?.slug] },
  { call: eventsCall, key: 'tag', valuesOf: ({ tags }) => idsOf(tags) },
  { call: eventsCall, key: 'series', valuesOf: ({ series }) => [series?.id] },
  { call: eventsCall, key: 'genre', valuesOf: ({ genre }) => [genre?.id] },
  { call: eventsCall, key: 'production', valuesOf: ({ production }) => [production ?? undefined] },
  { call: eventsCall, key: 'ids', valuesOf: ({ id }) => [id] },
  { call: productionsCall, key: 'season', valuesOf: ({ season }) => [season?.id] },
  { call: productionsCall, key: 'exhibition_type', valuesOf: ({ exhibition_type }) => [exhibition_type?.slug] },
  { call: productionsCall, key: 'tag', valuesOf: ({ tags }) => idsOf(tags) },
  { call: storiesCall, key: 'category', valuesOf: ({ categories }) => idsOf(categories) },
  { call: storiesCall, key: 'tag', valuesOf: ({ tags }) => idsOf(tags) },
  { call: personsCall, key: 'category', valuesOf: ({ categories }) => idsOf(categories) },
];

/** Filters each list by what one of its own entries has. */
export const filtersCheck: Check = {
  id: 'filters',
  title: 'Each filter gives what fits it, and nothing else',
  async run(context) {
    for (const filter of FILTERS) await tryFilter(context, filter);
    await tryDates(context);
    await tryCalendar(context);
    await tryCounts(context);
    await trySeveral(context);
    await tryAccess(context);
  },
};

async function tryFilter(context: CheckContext, { call, key, valuesOf }: Filter): Promise<void> {
  const pageSize: Record<string, number> = call.id === eventsCall.id ? { page_size: 100 } : {};
  const all = resultsOf<Entry>(
    (await context.target.ask(addressOf(call, context.languages[0] ?? 'de', { query: pageSize }))).json,
  );
  const [value] = all.flatMap(valuesOf).filter((each) => each !== undefined);
  if (value === undefined) return context.notes(`no entry has anything to filter by ${key}`, { call });
  const request = addressOf(call, context.languages[0] ?? 'de', { query: { ...pageSize, [key]: value } });
  const { json } = await context.target.ask(request);
  context.looked();
  const found = resultsOf<Entry>(json);
  const wrong = found.find((entry) => !valuesOf(entry).includes(value));
  if (wrong) context.deviates(`${key}=${value} also gives entry ${wrong.id}, which does not have it`, { call, request });
  const missing = all.find((entry) => valuesOf(entry).includes(value) && !found.some(({ id }) => id === entry.id));
  const isWhole = (json as { next?: unknown } | undefined)?.next === null;
  if (missing && (isWhole || found.length === 0)) {
    context.deviates(`${key}=${value} leaves out entry ${missing.id}, which has it`, { call, request });
  }
}

async function tryDates(context: CheckContext): Promise<void> {
  const all = resultsOf<Entry>(
    (await context.target.ask(addressOf(eventsCall, context.languages[0] ?? 'de', { query: { page_size: 100 } }))).json,
  );
  const days = [...new Set(all.map(dayOf).filter((day) => day !== null))];
  const day = days[Math.floor(days.length / 2)];
  if (day === undefined) return context.notes('no event has a date to filter by', { call: eventsCall });
  const query = { date: formatUrlDate(day), date_to: formatUrlDate(day), page_size: 100 };
  const request = addressOf(eventsCall, context.languages[0] ?? 'de', { query });
  const found = resultsOf<Entry>((await context.target.ask(request)).json);
  context.looked();
  const wrong = found.find((entry) => dayOf(entry) !== day);
  if (wrong)
    context.deviates(`${query.date} alone also gives event ${wrong.id} of ${dayOf(wrong)}`, { call: eventsCall, request });
  const missing = all.find((entry) => dayOf(entry) === day && !found.some(({ id }) => id === entry.id));
  if (missing) context.deviates(`${query.date} alone leaves out event ${missing.id}`, { call: eventsCall, request });
}

/** Every event of the first page stands on a day that the calendar has. */
async function tryCalendar(context: CheckContext): Promise<void> {
  if (!(await context.isServed(`${calendarCall.path}?date=01-01-2026`))) return;
  const events = resultsOf<Entry>((await context.target.ask(addressOf(eventsCall, context.languages[0] ?? 'de'))).json);
  const first = events.map(dayOf).find((day) => day !== null);
  if (!first) return;
  const request = addressOf(calendarCall, context.languages[0] ?? 'de', { query: { date: formatUrlDate(first) } });
  const { json } = await context.target.ask(request);
  context.looked();
  const days = Array.isArray(json) ? (json as string[]) : [];
  if (!days.includes(first)) context.deviates(`has no ${first}, though there is an event`, { call: calendarCall, request });
  if (days.some((day) => day < first)) context.deviates(`has days before ${first}`, { call: calendarCall, request });
}

/** The counts of options are those of the lists that these options give; a provider need not count. */
async function tryCounts(context: CheckContext): Promise<void> {
  if (!(await context.isServed(addressOf(eventsCall, context.languages[0] ?? 'de')))) return;
  const request = addressOf(eventsCall, context.languages[0] ?? 'de', { query: { counts: 'options' } });
  const { json } = await context.target.ask(request);
  const { option_counts: counts } = (json ?? {}) as { option_counts?: Partial<OptionCounts> };
  if (!counts) return context.notes('does not count the options of its filters', { call: eventsCall });
  for (const key of EVENT_FILTER_KEYS) {
    const [value, said] = Object.entries(counts[key] ?? {})[0] ?? [];
    if (value === undefined) continue;
    const list = await context.target.ask(addressOf(eventsCall, context.languages[0] ?? 'de', { query: { [key]: value } }));
    const { count } = (list.json ?? {}) as { count?: number };
    context.looked();
    if (count !== said)
      context.deviates(`${key}=${value} gives ${count} and is said to give ${said}`, { call: eventsCall, request });
  }
}

/** Of two options of one filter either will do; asked of providers only whose settings say that they take several. */
async function trySeveral(context: CheckContext): Promise<void> {
  const { json: settings } = await context.target.ask(settingsCall.path);
  if ((settings as { several_options?: unknown } | undefined)?.several_options !== true)
    return context.notes('does not take several options of one filter', { call: settingsCall });
  const all = resultsOf<Entry>(
    (await context.target.ask(addressOf(eventsCall, context.languages[0] ?? 'de', { query: { page_size: 100 } }))).json,
  );
  for (const { key, valuesOf } of FILTERS.filter(({ call, key: of }) => call === eventsCall && isOption(of))) {
    const values = [...new Set(all.flatMap(valuesOf).filter((each) => each !== undefined))].slice(0, 2);
    if (values.length < 2) continue;
    const query = { page_size: 100, [key]: values.join(',') };
    const request = addressOf(eventsCall, context.languages[0] ?? 'de', { query });
    const found = resultsOf<Entry>((await context.target.ask(request)).json);
    context.looked();
    for (const value of values)
      if (!found.some((entry) => valuesOf(entry).includes(value)))
        context.deviates(`${key}=${query[key]} gives nothing of ${value}`, { call: eventsCall, request });
    const wrong = found.find((entry) => !values.some((value) => valuesOf(entry).includes(value)));
    if (wrong)
      context.deviates(`${key}=${query[key]} also gives event ${wrong.id}, which has neither`, { call: eventsCall, request });
  }
}

/** Of several needs an event meets all; asked of providers only whose settings say that they filter by them. */
async function tryAccess(context: CheckContext): Promise<void> {
  const { json: settings } = await context.target.ask(settingsCall.path);
  if ((settings as { access_filter?: unknown } | undefined)?.access_filter !== true)
    return context.notes('does not filter by what visitors need', { call: settingsCall });
  const ask = async (query: Record<string, string | number>) => {
    const request = addressOf(eventsCall, context.languages[0] ?? 'de', { query: { page_size: 100, ...query } });
    return { request, found: resultsOf<Entry>((await context.target.ask(request)).json) };
  };
  const needsOf = ({ access = [], surtitles = [] }: Entry) => [...access, ...(surtitles.length > 0 ? ['surtitles'] : [])];
  const { found: all } = await ask({});
  const most = all.map(needsOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (most.length === 0) return context.notes('no event tells who can come', { call: eventsCall });
  const needs = most.slice(0, 2);
  const { request, found } = await ask({ access: needs.join(',') });
  context.looked();
  const wrong = found.find((entry) => !needs.every((need) => needsOf(entry).includes(need)));
  if (wrong)
    context.deviates(`access=${needs.join(',')} also gives event ${wrong.id}, which lacks one`, { call: eventsCall, request });
  const missing = all.find(
    (entry) => needs.every((need) => needsOf(entry).includes(need)) && !found.some(({ id }) => id === entry.id),
  );
  if (missing && found.length < 100)
    context.deviates(`access=${needs.join(',')} leaves out event ${missing.id}`, { call: eventsCall, request });
}

function isOption(key: string): boolean {
  return EVENT_FILTER_KEYS.some((each) => each === key);
}

function dayOf({ date_start }: Entry): string | null {
  const instant = Date.parse(date_start ?? '');
  return Number.isNaN(instant) ? null : houseDayAt(instant);
}

function idsOf(references: readonly Reference[] | undefined): number[] {
  return references?.map(({ id }) => id) ?? [];
}
