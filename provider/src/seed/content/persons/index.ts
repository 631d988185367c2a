import { slugify } from '@spielplan/shared-contracts/routes';
import { DIRECTION } from './direction.ts';
import { DRAMATURGY } from './dramaturgy.ts';
import { ENSEMBLE } from './ensemble.ts';
import type { SeedPerson } from './person.ts';
import { SERVICE } from './service.ts';
import { TECHNICS } from './technics.ts';

/** Somebody with the id and the slug they are seeded with. */
export interface NumberedPerson extends SeedPerson {
  id: number;
  slug: string;
}

/** Everybody of the houses, in the order of the team page. */
export const PERSONS: readonly NumberedPerson[] = [...DIRECTION, ...ENSEMBLE, ...DRAMATURGY, ...TECHNICS, ...SERVICE].map(
  (person, index) => ({ ...person, id: index + 1, slug: slugify(`${person.firstName} ${person.lastName}`) }),
);
