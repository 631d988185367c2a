import { asc } from 'drizzle-orm';
import { type Changes, cacheUntilChange } from '../../platform/changes/changes.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { personCategories, personCategoryLinks, persons } from '../../platform/database/schema/index.ts';
import { oncePerServer, type ProviderContext } from '../../platform/context.ts';

export type PersonCategoryRow = typeof personCategories.$inferSelect;

/** Somebody of the house with the parts of it they belong to. */
export interface PersonEntry {
  person: typeof persons.$inferSelect;
  categories: readonly PersonCategoryRow[];
}

/** Everybody in the order of the house, and the categories in theirs. */
export interface People {
  entries: readonly PersonEntry[];
  byId: ReadonlyMap<number, PersonEntry>;
  categories: readonly PersonCategoryRow[];
}

/** The people of the house in memory, read in three queries once per change of content. */
function createPeople(db: Db, changes: Changes, clock: Clock): () => Promise<People> {
  return cacheUntilChange(
    changes,
    'content',
    async () => {
      const rows = await db.select().from(persons).orderBy(asc(persons.position), asc(persons.id));
      const categories = await db
        .select()
        .from(personCategories)
        .orderBy(asc(personCategories.position), asc(personCategories.id));
      const linksOf = Map.groupBy(await db.select().from(personCategoryLinks), ({ personId }) => personId);
      const entries = rows.map((person): PersonEntry => {
        const ids = new Set(linksOf.get(person.id)?.map(({ categoryId }) => categoryId));
        return { person, categories: categories.filter(({ id }) => ids.has(id)) };
      });
      return { entries, byId: new Map(entries.map((entry) => [entry.person.id, entry])), categories };
    },
    clock.now,
  );
}

const peopleOf = oncePerServer(({ db, changes, wallClock }) => createPeople(db, changes, wallClock));

/** The people of the house, read again when they have changed. */
export function readPeople(context: ProviderContext): Promise<People> {
  return peopleOf(context)();
}
