import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { editQuery, idSchema, instantSchema, pathSchema, pictureSchema, pictureUrlSchema, queryIdSchema } from './common.ts';
import { blockEnvelopeSchema } from './blocks/defineBlock.ts';
import { easyOfSchema, easyTwin } from './easyLanguage.ts';

/**
 * One block of a page. Its own fields depend on `model`
 * and are parsed by the block that owns the model.
 */
export interface PageBlock {
  id: number;
  slug: string;
  model: string;
  parent: number | null;
  content_type: string;
  object_id: number;
  columns: { classes: string; children: PageBlock[] }[];
  /** The version of its fields; the first where it is left out. */
  schema_version?: number;
  [field: string]: unknown;
}
export const pageBlockSchema: z.ZodType<PageBlock> = z.lazy(() =>
  z.looseObject({
    ...blockEnvelopeSchema.omit({ revision: true }).shape,
    columns: z.array(z.object({ classes: z.string(), children: z.array(pageBlockSchema) })).default([]),
  }),
);

const urlsSchema = z.object({ de: pathSchema.optional(), en: pathSchema.optional() });

export const pageSchema = z.object({
  id: idSchema,
  urls: urlsSchema,
  content_type: z.string(),
  title: z.string(),
  headline: z.string(),
  is_online: z.boolean(),
  is_clickable: z.boolean(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  parent: idSchema.nullable(),
  is_landing_page: z.boolean(),
  /** Its own, paper (`cc01`) included; without one it looks as the house does. */
  theme: z.enum(['cc01', 'cc02', 'cc03']).optional(),
  meta_title: z.string(),
  meta_description: z.string(),
  og_title: z.string(),
  og_description: z.string(),
  og_image: pictureSchema.nullable(),
  og_type: z.string(),
  og_image_thumbs: z.object({ small: pictureUrlSchema }).nullable(),
  modules: z.array(pageBlockSchema),
  /** Where an editor changes the page: the page itself in edit mode. */
  settings_url: z.string(),
  siblings: z.array(z.object({ urls: urlsSchema })),
  /** Counts up with each change; an update that names an older one is refused with 409. */
  revision: z.number().int().nonnegative().optional(),
  /**
   * When a block that is left out now appears, or one that is
   * there goes; null where nothing changes by itself (R53).
   */
  valid_until: instantSchema.nullable().optional(),
  /**
   * Which saved state this is, where `version_id` asked
   * for one; `username` is null where nobody saved it.
   */
  version: z.object({ id: idSchema, created: instantSchema, username: z.string().nullable() }).optional(),
  /** From the start page down to the parent of this page. */
  parents: z.array(z.object({ title: z.string(), url: z.string() })).default([]),
  ...easyTwin,
  /** Only pages in easy language have it: what this is the twin of, null where that is nothing that visitors see. */
  easy_of: easyOfSchema.nullable().optional(),
});
export type Page = z.infer<typeof pageSchema>;

/**
 * `{path}` is the page's public path below the language, without slashes around it; the start page
 * is the empty path. An editor may ask for a saved state by `version_id`; a visitor who does gets
 * the page as it is.
 */
export const pageCall = defineCall({
  id: 'page',
  ...addresses.page,
  topics: ['pages'],
  query: z.object({ version_id: queryIdSchema.optional(), ...editQuery }),
  answer: pageSchema,
  caching: { fresh: 30, stale: 86_400 },
});

/** A page as the overview of all pages shows it, in the language of the call. */
export const pageOverviewSchema = pageSchema
  .pick({
    id: true,
    parent: true,
    title: true,
    urls: true,
    is_online: true,
    in_menu: true,
    in_footer: true,
    is_landing_page: true,
    settings_url: true,
  })
  .extend({
    /** When it was last saved, and by which account; null where it never was since it was made. */
    modified: instantSchema.nullable(),
    username: z.string().nullable(),
  });
export type PageOverview = z.infer<typeof pageOverviewSchema>;

/**
 * All pages of the page editor, those offline included, in their
 * order; parents before or behind their children. Editors only.
 */
export const pagesCall = defineCall({
  id: 'pages',
  ...addresses.pages,
  answer: z.array(pageOverviewSchema),
  access: 'editor',
});
