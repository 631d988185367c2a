import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { PAGE_PATH } from '../routes/slug.ts';
import { defineCall } from './call.ts';
import { idSchema, instantSchema, localisedPathsSchema, problemSchema, storedIdSchema } from './common.ts';

/**
 * The tree of all pages, for editors. Address, place, menus and online take effect at once and so need the
 * right to publish; titles and head fields are texts of the working copy (`changePageTexts`). A change names
 * the page's `revision` or `If-Match`; 409 and 412 bring the page as it is now.
 */
const MAX_PATH_CHARS = 300;
const languages = z.enum(['de', 'en']);
const bothTexts = z.object({ de: z.string(), en: z.string() });
const line = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}]*$/u);
const bothLines = z.object({ de: line, en: line });
const pagePath = z.string().max(MAX_PATH_CHARS).regex(PAGE_PATH);
const bothPaths = z.object({ de: pagePath, en: pagePath });
const revision = z.number().int().nonnegative();

export const pageNodeSchema = z.object({
  id: idSchema,
  parent: idSchema.nullable(),
  /** Among the pages with the same parent; the lowest is the first. */
  position: z.number().int(),
  /** As editors see them: from the working copy where there is one. */
  titles: bothTexts,
  urls: localisedPathsSchema,
  is_online: z.boolean(),
  /** Whether there is something that is not published. */
  has_draft: z.boolean(),
  scheduled_at: instantSchema.nullable(),
  /** The languages in which a title or a translation of a block is missing. */
  missing: z.array(languages),
  /** The languages in which it has no description for search engines. */
  undescribed: z.array(languages).optional(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  /** Its name in the menu, else in the footer; null where it stands in neither. */
  menu_names: bothTexts.nullable(),
  is_landing_page: z.boolean(),
  /** Offered where a page is made. */
  is_template: z.boolean(),
  /** In easy language. */
  is_easy: z.boolean().optional(),
  /** Where that is of which it is the twin; null without. */
  easy_of: localisedPathsSchema.nullable().optional(),
  /** The last change of whatever kind, and by which account; null where it never was changed. */
  changed_at: instantSchema.nullable(),
  changed_by: z.string().nullable(),
  /** Counts the changes of address, place, menus and online. */
  revision,
});
export type PageNode = z.infer<typeof pageNodeSchema>;

const nodesSchema = z.object({ pages: z.array(pageNodeSchema) });
/** With 409 of another `revision` and with 412 comes the page as it is; 409 of an address names the `field`. */
export const pageNodeConflictSchema = problemSchema.extend({ current: pageNodeSchema });

/** All pages, those in the bin left out; parents before or behind their children, those of one parent in order. */
export const pageTreeCall = defineCall({ id: 'pageTree', ...addresses.pageTree, answer: nodesSchema, access: 'editor' });

/** Makes a page that is offline: empty, or with all texts and blocks of the working copy of `source`. */
export const createPageCall = defineCall({
  id: 'createPage',
  ...addresses.createPage,
  body: z.object({ titles: bothLines, paths: bothPaths, parent: storedIdSchema.nullable(), source: storedIdSchema.optional() }),
  answer: nodesSchema,
  access: 'editor',
  status: 201,
});

/**
 * Changes what is named, and answers every page that is another one now. Pages below take their part of a new
 * address along; with `redirect` each old address leads to the new one. A move leaves addresses.
 */
export const changePageCall = defineCall({
  id: 'changePage',
  ...addresses.changePage,
  body: z
    .object({
      paths: bothPaths,
      redirect: z.boolean(),
      is_online: z.boolean(),
      in_menu: z.boolean(),
      in_footer: z.boolean(),
      menu_names: bothLines,
      is_template: z.boolean(),
      is_easy: z.boolean(),
      /** The address of the page, event or production that it is the twin of, in any language. */
      easy_of: z.string().trim().max(MAX_PATH_CHARS).nullable(),
      parent: storedIdSchema.nullable(),
      /** From 0, among the pages of the parent without this one; behind them all where it is left out. */
      position: z.number().int().min(0).max(100_000),
      revision,
    })
    .partial(),
  answer: nodesSchema,
  access: 'publish',
});

/** Puts a page and all below it into the bin. */
export const removePageCall = defineCall({
  id: 'removePage',
  ...addresses.removePage,
  answer: z.object({ ids: z.array(idSchema) }),
  access: 'publish',
});

export const removedPageSchema = z.object({
  id: idSchema,
  titles: bothTexts,
  /** The addresses it had. */
  urls: localisedPathsSchema,
  removed_at: instantSchema,
  removed_by: z.string().nullable(),
  /** How many pages come back with it. */
  pages_below: z.number().int().nonnegative(),
});
export type RemovedPage = z.infer<typeof removedPageSchema>;

/** What is in the bin, the last removed first. */
export const pageBinCall = defineCall({
  id: 'pageBin',
  ...addresses.pageBin,
  answer: z.object({ pages: z.array(removedPageSchema) }),
  access: 'editor',
});

/** Brings a page back with all that went with it: offline, in no menu, at a free address where its own is taken. */
export const restorePageCall = defineCall({
  id: 'restorePage',
  ...addresses.restorePage,
  answer: nodesSchema,
  access: 'publish',
});

export const PAGE_CHANGES = [
  'created',
  'address',
  'moved',
  'online',
  'offline',
  'menus',
  'template',
  'easy',
  'removed',
  'restored',
] as const;
export type PageChangeKind = (typeof PAGE_CHANGES)[number];

/** Who changed what of a page, the newest first: `content` are texts and blocks, with a summary. */
export const pageChangesCall = defineCall({
  id: 'pageChanges',
  ...addresses.pageChanges,
  answer: z.object({
    changes: z.array(
      z.object({
        at: instantSchema,
        /** Null where the account is gone, or a time had come. */
        username: z.string().nullable(),
        what: z.enum([...PAGE_CHANGES, 'content']),
        /** An address as it became, or what was done to the content; empty where there is no more to say. */
        detail: bothTexts,
      }),
    ),
  }),
  access: 'editor',
});
export type PageChange = z.infer<typeof pageChangesCall.answer>['changes'][number];
