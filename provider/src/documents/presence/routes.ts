import { and, asc, eq, lte, min, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { PRESENCE_KEPT_MS, presenceCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { editorPresence, editors } from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { accountOf } from '../../accounts/index.ts';

/** Twelve a minute for each tab; a house has one network and many tabs. */
const MAX_PER_MINUTE = 1_200;

/** Who else edits a document, for all providers of the database: rows that expire. */
export function registerPresence(app: FastifyInstance, context: ProviderContext): void {
  const { db, clock } = context;
  registerCall(
    app,
    context,
    presenceCall,
    async ({ body: { tab, documents }, request }) => {
      const { id: editorId } = accountOf(request);
      const since = new Date(clock.now());
      const expires = new Date(clock.now() + PRESENCE_KEPT_MS);
      const named = new Map(documents.map((each) => [`${each.content_type}:${each.object_id}`, each]));
      const places = [...named.values()].map((each) => ({ contentType: each.content_type, objectId: each.object_id }));
      const { contentType, objectId } = editorPresence;
      await db.delete(editorPresence).where(lte(editorPresence.expires, since));
      await db
        .insert(editorPresence)
        .values(places.map((place) => ({ ...place, editorId, tab, since, expires })))
        .onConflictDoUpdate({ target: [editorPresence.editorId, editorPresence.tab, contentType, objectId], set: { expires } });
      const isOneOf = or(...places.map((place) => and(eq(contentType, place.contentType), eq(objectId, place.objectId))));
      const first = min(editorPresence.since);
      const rows = await db
        .select({ username: editors.username, since: first })
        .from(editorPresence)
        .innerJoin(editors, eq(editors.id, editorPresence.editorId))
        .where(and(ne(editorPresence.editorId, editorId), isOneOf))
        .groupBy(editors.username)
        .orderBy(asc(first), asc(editors.username));
      return { others: rows.map((row) => ({ username: row.username, since: (row.since ?? since).toISOString() })) };
    },
    { mostPerMinute: MAX_PER_MINUTE },
  );
}
