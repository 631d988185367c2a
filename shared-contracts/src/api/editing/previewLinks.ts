import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idSchema, instantSchema, previewTokenSchema } from '../common.ts';
import { documentQuerySchema, documentRefSchema } from './documents.ts';

const access = 'editor';
/** How long a link may work at most. */
export const MAX_PREVIEW_DAYS = 30;
/** Most links of one document at a time. */
export const MAX_PREVIEW_LINKS = 20;

/**
 * A link that shows the working state of one document to
 * anybody who has it. Its secret is told once, when it is made.
 */
export const previewLinkSchema = documentRefSchema.extend({
  id: idSchema,
  created: instantSchema,
  expires: instantSchema,
  /** The account that made it. */
  username: z.string(),
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** The links of a document that still work, the newest first. */
export const previewLinksCall = defineCall({
  id: 'previewLinks',
  ...addresses.previewLinks,
  query: documentQuerySchema,
  answer: z.object({ links: z.array(previewLinkSchema) }),
  access,
});

/** Makes a link; 409 where a document has `MAX_PREVIEW_LINKS`. */
export const createPreviewLinkCall = defineCall({
  id: 'createPreviewLink',
  ...addresses.createPreviewLink,
  body: documentRefSchema.extend({ days: z.number().int().min(1).max(MAX_PREVIEW_DAYS) }),
  answer: previewLinkSchema.extend({ token: previewTokenSchema }),
  access,
  status: 201,
});

/** Ends a link at once. */
export const removePreviewLinkCall = defineCall({
  id: 'removePreviewLink',
  ...addresses.removePreviewLink,
  answer: z.object({ id: idSchema }),
  access,
});

/** What a link shows, for anybody who has its secret; 404 for one that has expired or never was. */
export const previewCall = defineCall({
  id: 'preview',
  ...addresses.preview,
  query: z.object({ preview: previewTokenSchema }),
  answer: documentRefSchema.extend({ expires: instantSchema }),
  isPersonal: true,
});
