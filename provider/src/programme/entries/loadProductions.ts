import { asc, eq } from 'drizzle-orm';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../../platform/database/connect.ts';
import { persons, productionPersons, productions } from '../../platform/database/schema/index.ts';

/** Someone of the house who is named in a credit. */
export interface CreditedPerson {
  id: number;
  slug: string;
  firstName: string;
  lastName: string;
  /** What is to be seen on the portrait; null of those who have none. */
  imageAlt: Localised | null;
}

/** Who did what: those of the house first, then the names that have no page of their own. */
export interface ProductionCredit {
  role: Localised;
  persons: readonly CreditedPerson[];
  names: readonly Localised[];
  isPerformer?: boolean;
}

export type ProductionRow = Omit<typeof productions.$inferSelect, 'credits'> & { credits: readonly ProductionCredit[] };

/** All productions with their credits, in two queries whatever their number. */
export async function loadProductions(db: Db): Promise<ProductionRow[]> {
  const rows = await db.select().from(productions).orderBy(asc(productions.id));
  const links = await db
    .select({
      productionId: productionPersons.productionId,
      role: productionPersons.role,
      isPerformer: productionPersons.isPerformer,
      person: {
        id: persons.id,
        slug: persons.slug,
        firstName: persons.firstName,
        lastName: persons.lastName,
        imageAlt: persons.imageAlt,
      },
    })
    .from(productionPersons)
    .innerJoin(persons, eq(persons.id, productionPersons.personId))
    .orderBy(asc(productionPersons.productionId), asc(productionPersons.position));
  const linksOf = Map.groupBy(links, ({ productionId }) => productionId);

  return rows.map((row) => {
    const byRole = Map.groupBy(linksOf.get(row.id) ?? [], ({ role }) => role.de);
    const ofTheHouse = [...byRole.values()].map((members): ProductionCredit => ({
      role: members[0]?.role ?? { de: '', en: '' },
      persons: members.map(({ person }) => person),
      names: [],
      isPerformer: members.some(({ isPerformer }) => isPerformer),
    }));
    const others = row.credits.map((credit): ProductionCredit => ({ ...credit, persons: [] }));
    return { ...row, credits: [...ofTheHouse, ...others] };
  });
}
