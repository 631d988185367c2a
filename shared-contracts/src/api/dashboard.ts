import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { LANGUAGES } from '../i18n/language.ts';
import { defineCall } from './call.ts';
import { daySchema, idSchema, instantSchema, languageQuerySchema, pagedOf, pathSchema, queryIdSchema } from './common.ts';
import { errorLogEntrySchema } from './site.ts';

/** The calls of the dashboard answer 403 to users without `has_dashboard_online_access`. */
const countSchema = z.number().int().nonnegative();
/** Names of pages and events are in the language asked for. */
const pageQuerySchema = languageQuerySchema.extend({ page: queryIdSchema.optional() });

/** What each list can be sorted by; the first is what it is sorted by without being asked. */
export const DASHBOARD_SORTS = {
  pageActivities: ['created', 'title', 'action', 'username'],
  searchKeywords: ['count', 'term', 'results', 'last_searched'],
  searchMisses: ['count', 'term', 'last_searched'],
  ticketEvents: ['date_start', 'name', 'capacity', 'sold', 'held'],
  errorLogEntries: ['created', 'url', 'count'],
} as const;
export type DashboardSort<L extends keyof typeof DASHBOARD_SORTS> = (typeof DASHBOARD_SORTS)[L][number];

/**
 * The order of a list over all of its pages. Without it
 * the newest, the most frequent and the next come first.
 */
const sortedBy = <const C extends readonly [string, ...string[]]>(columns: C) => ({
  sort: z.enum(columns).optional(),
  order: z.enum(['asc', 'desc']).optional(),
});

/** First and last day of the house that is counted; without them the last 30 days. */
export const periodQuerySchema = pageQuerySchema.extend({ date_from: daySchema.optional(), date_to: daySchema.optional() });

export const dashboardSiteSchema = z.object({
  is_site_online: z.boolean(),
  is_shop_online: z.boolean(),
  pages: countSchema,
  pages_offline: countSchema,
  events_upcoming: countSchema,
  articles: countSchema,
});
export const dashboardOverviewSchema = z.object({
  /** One entry a day of the house, oldest first. */
  days: z.array(
    z.object({
      day: daySchema,
      page_changes: countSchema,
      form_entries: countSchema,
      searches: countSchema,
      errors: countSchema,
      /** Orders of the shop, and the tickets in them. */
      orders: countSchema.optional(),
      tickets: countSchema.optional(),
    }),
  ),
});
export const pageActivitySchema = z.object({
  id: idSchema,
  page: idSchema,
  title: z.string(),
  action: z.string(),
  /** What was changed, in words. */
  summary: z.string().optional(),
  username: z.string(),
  created: instantSchema,
});
/** How often a term was searched and how many hits it had; terms are kept without who searched. */
export const searchKeywordSchema = z.object({
  term: z.string(),
  count: countSchema,
  results: countSchema,
  last_searched: instantSchema,
});
/** What was searched for in vain in one language: all spellings that sound alike, and the page that the house answers with. */
export const searchMissSchema = z.object({
  lang: z.enum(LANGUAGES),
  /** Most often first. */
  spellings: z.array(z.object({ term: z.string(), count: countSchema })).min(1),
  count: countSchema,
  last_searched: instantSchema,
  /** Path of this site; null where the house has not answered. */
  answered_by: pathSchema.nullable(),
});
/** An event with its id in the ticket system and what is left of it. */
export const ticketEventSchema = z.object({
  id: idSchema,
  id_jet: idSchema.nullable(),
  name: z.string(),
  date_start: instantSchema,
  capacity: countSchema,
  sold: countSchema,
  held: countSchema,
});
export const dashboardVersionSchema = z.object({ name: z.string(), version: z.string(), released: instantSchema.nullable() });

/** A proof of the programme (`npm run proof`): what it read, and each event on which two sources do not say the same. */
export const proofRunSchema = z.object({
  finished: instantSchema,
  events: countSchema,
  requests: countSchema,
  disagreements: z
    .array(
      z.object({
        event: idSchema,
        title: z.string().max(300),
        /** Which fact they disagree on, such as `start`; `missing` where a list leaves the event out. */
        what: z.string().max(40),
        /** Each source with what it says. */
        said: z.array(z.string().max(300)).max(20),
        link: pathSchema.nullable(),
      }),
    )
    .max(500),
  /** Addresses that could not be read, with what came instead. */
  failed: z.array(z.string().max(300)).max(500),
});
export type ProofRun = z.infer<typeof proofRunSchema>;

export const dashboardSiteCall = defineCall({
  id: 'dashboardSite',
  ...addresses.dashboardSite,
  access: 'dashboard',
  answer: dashboardSiteSchema,
});
export const dashboardOverviewCall = defineCall({
  id: 'dashboardOverview',
  ...addresses.dashboardOverview,
  access: 'dashboard',
  query: periodQuerySchema.omit({ page: true }),
  answer: dashboardOverviewSchema,
});
export const pageActivitiesCall = defineCall({
  id: 'pageActivities',
  ...addresses.pageActivities,
  access: 'dashboard',
  query: periodQuerySchema.extend(sortedBy(DASHBOARD_SORTS.pageActivities)),
  answer: pagedOf(pageActivitySchema),
});
export const searchKeywordsCall = defineCall({
  id: 'searchKeywords',
  ...addresses.searchKeywords,
  access: 'dashboard',
  query: periodQuerySchema.extend({
    without_results: z.literal('true').optional(),
    ...sortedBy(DASHBOARD_SORTS.searchKeywords),
  }),
  answer: pagedOf(searchKeywordSchema),
});
export const searchMissesCall = defineCall({
  id: 'searchMisses',
  ...addresses.searchMisses,
  access: 'dashboard',
  query: periodQuerySchema.extend(sortedBy(DASHBOARD_SORTS.searchMisses)),
  answer: pagedOf(searchMissSchema),
});
/**
 * Answers searches for these terms with a page; without `link` no longer. A plain form sends the same with
 * `csrf_token`, one term a line, and `next`, where it leads back to.
 */
export const answerSearchCall = defineCall({
  id: 'answerSearch',
  ...addresses.answerSearch,
  access: 'dashboard',
  body: z.object({
    lang: z.enum(LANGUAGES),
    terms: z.array(z.string().trim().min(1).max(60)).min(1).max(100),
    link: pathSchema.nullable(),
  }),
  answer: z.object({ terms: countSchema }),
});
export const ticketEventsCall = defineCall({
  id: 'ticketEvents',
  ...addresses.ticketEvents,
  access: 'dashboard',
  query: pageQuerySchema.extend(sortedBy(DASHBOARD_SORTS.ticketEvents)),
  answer: pagedOf(ticketEventSchema),
});
export const dashboardVersionsCall = defineCall({
  id: 'dashboardVersions',
  ...addresses.dashboardVersions,
  access: 'dashboard',
  answer: z.array(dashboardVersionSchema),
});
export const errorLogEntriesCall = defineCall({
  id: 'errorLogEntries',
  ...addresses.errorLogEntries,
  access: 'dashboard',
  query: periodQuerySchema.extend(sortedBy(DASHBOARD_SORTS.errorLogEntries)),
  answer: pagedOf(errorLogEntrySchema),
});
/** The last run of the proof; null before the first. 404: this provider keeps none. */
export const proofRunCall = defineCall({
  id: 'proofRun',
  ...addresses.proofRun,
  access: 'dashboard',
  answer: z.object({ run: proofRunSchema.nullable() }),
});
export const keepProofRunCall = defineCall({
  id: 'keepProofRun',
  ...addresses.keepProofRun,
  access: 'dashboard',
  body: proofRunSchema.omit({ finished: true }),
  answer: proofRunSchema,
  status: 201,
});
