import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Topic } from '../../platform/changes/changes.ts';
import type { ProviderContext } from '../../platform/context.ts';
import type { CallInput, CallOptions } from '../../platform/http/registerCall.ts';
import { findPreview, type Preview } from './previewLinks.ts';
import { viewedMoment } from '../../platform/clock/viewedMoment.ts';
import { findEditor } from '../../accounts/index.ts';
import { bringsSession } from '../../platform/security/sessionToken.ts';
import type { Call } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';

export interface PageReader {
  lang: Language;
  /** Sees pages that are not online and blocks outside their time. */
  isEditor: boolean;
}

export interface PlannedDocument extends Pick<Preview, 'contentType' | 'objectId'> {
  /** The version that is published then; null for the working state. */
  planVersion: number | null;
}

/** A reader, and whether they asked for the working state and may see it. */
export interface Reader extends PageReader {
  isEditing: boolean;
  /** The one document whose working state a preview link shows. */
  preview: Preview | null;
  /** The documents that are published by the moment that is asked for. */
  planned: readonly PlannedDocument[];
}

/**
 * Who is reading. Anyone who might be an editor, or brings a
 * preview link, gets an answer of their own that nobody keeps.
 */
export async function readerOf(context: ProviderContext, { lang, query, request, reply }: CallInput<Call>): Promise<Reader> {
  const moment = viewedMoment();
  if (moment !== null)
    return { lang, isEditor: false, isEditing: false, preview: null, planned: await readPlanned(context.db, moment) };
  const token = wordOf(query, 'preview');
  const isShared = token === undefined && !bringsSession(request);
  if (!isShared) reply.header('cache-control', 'private, no-store');
  if (token !== undefined) {
    return { lang, isEditor: false, isEditing: false, preview: await findPreview(context, token), planned: [] };
  }
  const isEditor = !isShared && (await findEditor(context, request)) !== null;
  return { lang, isEditor, isEditing: isEditor && wordOf(query, 'edit') === '1', preview: null, planned: [] };
}

/** Whether the reader's preview link is for this document, or it is published by the moment that is asked for. */
export function isPreviewOf(
  { preview, planned }: Pick<Reader, 'preview' | 'planned'>,
  contentType: string,
  objectId: number,
): boolean {
  const shown = preview ? [preview, ...planned] : planned;
  return shown.some((each) => each.contentType === contentType && each.objectId === objectId);
}

/** The table of plans alone: what is planned is read by the working state's own readers. */
function readPlanned(db: ProviderContext['db'], moment: number): Promise<PlannedDocument[]> {
  return db
    .select({
      contentType: sql<string>`content_type`,
      objectId: sql<number>`object_id`,
      planVersion: sql<number | null>`plan_version`,
    })
    .from(sql`documents`)
    .where(sql`scheduled_at <= ${new Date(moment).toISOString()}::timestamptz`);
}

/** Whether an answer may be one that all visitors share. */
export function isForVisitors(request: FastifyRequest): boolean {
  // Also where it is named twice, which makes it a list.
  return !bringsSession(request) && !Object.hasOwn(request.query as object, 'preview');
}

function wordOf(query: unknown, key: string): string | undefined {
  const value: unknown = (query as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  return typeof value === 'string' ? value : undefined;
}

/** Visitors share their answers, until the topic changes or a block appears or goes. */
export function sharedByVisitors(topic: Topic): CallOptions {
  return {
    cachedUntilChangeOf: (request) => (isForVisitors(request) ? topic : undefined),
    cachedUntil(answer) {
      const { valid_until: end } = answer as { valid_until?: string | null };
      return end ? Date.parse(end) : undefined;
    },
  };
}

export const SHARED_BY_VISITORS = sharedByVisitors('content');
