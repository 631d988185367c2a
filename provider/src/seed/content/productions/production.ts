import type { StoredCredit } from '../../../platform/database/schema/index.ts';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { EventTagKey, GenreKey, SeriesKey, TypeKey } from '../options.ts';

/** How the tickets of a production are sold, by the name of its price plan. */
export type PlanKey =
  | 'hall'
  | 'stage'
  | 'studio'
  | 'gallery'
  | 'reading'
  | 'standing'
  | 'workshop'
  | 'children'
  | 'reserved'
  | 'free';

/** A production as it is written down; ids count from 1 over all files. */
export interface SeedProduction {
  title: Localised;
  preline: Localised;
  subline: Localised;
  /** What it is about: one paragraph in each language. Further ones come from its genre. */
  about: Localised;
  /** Where it differs from its family. */
  own?: Partial<Pick<ProductionFamily, 'series' | 'rooms' | 'times' | 'durations' | 'plan'>>;
  /**
   * The part of every year it belongs to, from and to `MM-DD`; others run for some weeks of their own.
   */
  season?: readonly [from: string, to: string];
  /** The days it is in the programme, counted from the day of the seed: exhibitions hang one after the other. */
  run?: readonly [first: number, last: number];
  /** ISO weekdays it keeps to, 7 being Sunday. */
  weekdays?: readonly number[];
}

/** What the productions of one file have in common. */
export interface ProductionFamily {
  type: TypeKey;
  genre: GenreKey;
  series?: SeriesKey;
  /** A production keeps to one of them. */
  rooms: readonly number[];
  /** As of a production, for all of them. */
  weekdays?: readonly number[];
  /** Times of day it may begin, `HH:mm`. */
  times: readonly string[];
  /** Minutes from beginning to end; null where the house gives no end. */
  durations: readonly (number | null)[];
  plan: PlanKey;
  ageFrom: number | null;
  tags: readonly EventTagKey[];
  credits: readonly StoredCredit[];
  /** Paragraphs of which one or two follow the production's own. */
  more: readonly Localised[];
  productions: readonly SeedProduction[];
}
