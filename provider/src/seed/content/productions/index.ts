import { CHAMBER } from './chamber.ts';
import { EXHIBITIONS } from './exhibitions.ts';
import { ORCHESTRA } from './orchestra.ts';
import type { ProductionFamily, SeedProduction } from './production.ts';

const FAMILIES: readonly ProductionFamily[] = [ORCHESTRA, CHAMBER, EXHIBITIONS];

/** A production with its family and the id it is seeded with. */
export interface NumberedProduction extends SeedProduction {
  id: number;
  family: ProductionFamily;
}

/** All productions of the houses, numbered over all families. */
export const PRODUCTIONS: readonly NumberedProduction[] = FAMILIES.flatMap((family) =>
  family.productions.map((production) => ({ ...production, family })),
).map((production, index) => ({ ...production, id: index + 1 }));
