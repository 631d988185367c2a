import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { eventTagLinks, eventTags } from '../../database/schema/index.ts';

export type EventTag = typeof eventTags.$inferSelect;

/** The tags of several events at once, by event id, in the order of the tag list. */
export async function readEventTags(db: Db, eventIds: number[]): Promise<Map<number, EventTag[]>> {
  const tags = new Map<number, EventTag[]>(eventIds.map((id) => [id, []]));
  if (eventIds.length === 0) return tags;
  const rows = await db
    .select({ eventId: eventTagLinks.eventId, tag: eventTags })
    .from(eventTagLinks)
    .innerJoin(eventTags, eq(eventTags.id, eventTagLinks.tagId))
    .where(inArray(eventTagLinks.eventId, eventIds))
    .orderBy(asc(eventTags.position));
  for (const { eventId, tag } of rows) tags.get(eventId)?.push(tag);
  return tags;
}
