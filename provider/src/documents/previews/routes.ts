import { and, count, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  createPreviewLinkCall,
  MAX_PREVIEW_LINKS,
  previewCall,
  type PreviewLink,
  previewLinksCall,
  removePreviewLinkCall,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { editors, previewLinks } from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { accountOf } from '../../accounts/index.ts';
import { createPreviewToken, findPreview, hashPreviewToken } from '../readers/previewLinks.ts';
import type { Place } from '../content/place.ts';
import { requirePlace } from '../drafts/requirePlace.ts';

const DAY_MS = 86_400_000;
/** Slows down anyone who guesses secrets, and nobody who reads. */
const MAX_LOOKS_PER_MINUTE = 120;

/** Links that show the working state of one document to anybody who has them. */
export function registerPreviews(app: FastifyInstance, context: ProviderContext): void {
  const { db, clock } = context;

  registerCall(app, context, previewLinksCall, async ({ query }) => {
    const place = await requirePlace(context, query);
    const rows = await db
      .select({ link: previewLinks, username: editors.username })
      .from(previewLinks)
      .innerJoin(editors, eq(editors.id, previewLinks.editorId))
      .where(worksFor(place, clock.now()))
      .orderBy(desc(previewLinks.id));
    return { links: rows.map(({ link, username }) => presentLink(link, username)) };
  });

  registerCall(app, context, createPreviewLinkCall, async ({ body, request }) => {
    const place = await requirePlace(context, body);
    const { id: editorId, username } = accountOf(request);
    const now = clock.now();
    await db.delete(previewLinks).where(lte(previewLinks.expires, new Date(now)));
    const [known] = await db.select({ total: count() }).from(previewLinks).where(worksFor(place, now));
    if ((known?.total ?? 0) >= MAX_PREVIEW_LINKS)
      throw new SpielplanError('CONFLICT', { detail: `a document has at most ${MAX_PREVIEW_LINKS} preview links` });
    const token = createPreviewToken();
    const [link] = await db
      .insert(previewLinks)
      .values({
        ...place,
        tokenHash: hashPreviewToken(token),
        editorId,
        created: new Date(now),
        expires: new Date(now + body.days * DAY_MS),
      })
      .returning();
    if (!link) throw new SpielplanError('UNEXPECTED', { detail: 'no preview link was stored' });
    return { ...presentLink(link, username), token };
  });

  registerCall(app, context, removePreviewLinkCall, async ({ params: { id } }) => {
    const removed = await db.delete(previewLinks).where(eq(previewLinks.id, id)).returning({ id: previewLinks.id });
    if (removed.length === 0) throw new SpielplanError('NOT_FOUND', { detail: 'no such preview link' });
    return { id };
  });

  registerCall(
    app,
    context,
    previewCall,
    async ({ query, reply }) => {
      reply.header('cache-control', 'private, no-store');
      const preview = await findPreview(context, query.preview);
      if (!preview) throw new SpielplanError('NOT_FOUND', { detail: 'no such preview link' });
      const { contentType, objectId, expires } = preview;
      return { content_type: contentType, object_id: objectId, expires: expires.toISOString() };
    },
    { mostPerMinute: MAX_LOOKS_PER_MINUTE },
  );
}

function worksFor({ contentType, objectId }: Place, now: number): SQL {
  const isOfDocument = and(eq(previewLinks.contentType, contentType), eq(previewLinks.objectId, objectId));
  return and(isOfDocument, gt(previewLinks.expires, new Date(now))) ?? sql`false`;
}

function presentLink(link: typeof previewLinks.$inferSelect, username: string): PreviewLink {
  return {
    id: link.id,
    content_type: link.contentType,
    object_id: link.objectId,
    created: link.created.toISOString(),
    expires: link.expires.toISOString(),
    username,
  };
}
