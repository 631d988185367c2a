import { CHAMBER } from './chamber.ts';
import { DANCE } from './dance.ts';
import { DRAMA } from './drama.ts';
import { EXHIBITIONS } from './exhibitions.ts';
import { CARPET_CONCERTS, OPEN_DOORS, SMALL_STAGE, WORKSHOPS } from './family.ts';
import { JAZZ } from './jazz.ts';
import { LITERATURE } from './literature.ts';
import { NEW_MUSIC } from './newMusic.ts';
import { ORCHESTRA } from './orchestra.ts';
import type { ProductionFamily, SeedProduction } from './production.ts';

const FAMILIES: readonly ProductionFamily[] = [
  ORCHESTRA,
  CHAMBER,
  JAZZ,
  NEW_MUSIC,
  DRAMA,
  DANCE,
  EXHIBITIONS,
  LITERATURE,
  WORKSHOPS,
  CARPET_CONCERTS,
  OPEN_DOORS,
  SMALL_STAGE,
];

/** A production with its family and the id it is seeded with. */
export interface NumberedProduction extends SeedProduction {
  id: number;
  family: ProductionFamily;
}

/** All productions of the houses, numbered over all families. */
export const PRODUCTIONS: readonly NumberedProduction[] = FAMILIES.flatMap((family) =>
  family.productions.map((production) => ({ ...production, family: { ...family, ...production.own } })),
).map((production, index) => ({ ...production, id: index + 1 }));
