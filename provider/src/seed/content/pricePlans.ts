import type { SeatGroup } from '@spielplan/shared-contracts/api';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { TicketMode } from '../../platform/database/schema/index.ts';
import { companionCents } from './companions.ts';
import type { PlanKey } from './productions/production.ts';
import { t } from './text.ts';

/**
 * The kinds of tickets; ids count from 1. `text` is what the
 * ticket system calls them, "Vollpreis" being the base price.
 */
export const SALE_TYPES = [
  { key: 'full', text: 'Vollpreis', name: t('Vollpreis', 'Full price') },
  { key: 'reduced', text: 'Ermäßigt', name: t('Ermäßigt', 'Concession') },
  { key: 'young', text: 'Unter 27', name: t('Unter 27 Jahren', 'Under 27') },
  { key: 'family', text: 'Familienkarte', name: t('Familienkarte (2 + 3)', 'Family ticket (2 + 3)') },
  {
    key: 'companion',
    text: 'Begleitperson',
    name: t('Begleitperson (bei Merkzeichen B im Ausweis)', 'Companion (for visitors entitled to bring one)'),
  },
  { key: 'place', text: 'Platzkarte', name: t('Platzkarte', 'Place') },
] as const;

export type SaleTypeKey = (typeof SALE_TYPES)[number]['key'];

/** Places that are sold alike, with the cents each kind of ticket costs there. */
export interface PlanGroup {
  text: Localised;
  capacity: number;
  cents: Partial<Record<SaleTypeKey, number>>;
  /**
   * Seats of each row from the front to the back, where
   * places are numbered; together they are the capacity.
   */
  rows?: readonly number[];
  /** What a row is called, where it is not a row. */
  rowName?: Localised;
  /** Whom the places are kept for. */
  keptFor?: SeatGroup['kept_for'];
}

export interface PricePlan {
  mode: TicketMode;
  groups: readonly PlanGroup[];
}

/** Places for wheelchairs and, beside each, one for whoever comes along. */
function keptPlaces(count: number, full: number): PlanGroup[] {
  return [
    { text: t('Rollstuhlplätze', 'Wheelchair spaces'), capacity: count, cents: { full }, keptFor: 'wheelchair' },
    {
      text: t('Begleitplätze', 'Companion seats'),
      capacity: count,
      cents: { companion: companionCents(full) },
      keptFor: 'companion',
    },
  ];
}

/** How each kind of house sells its places. A free evening sells none. */
export const PRICE_PLANS: Record<PlanKey, PricePlan> = {
  hall: {
    mode: 'seat_groups',
    groups: [
      {
        text: t('Parkett', 'Stalls'),
        capacity: 320,
        cents: { full: 4800, reduced: 3600, young: 1500 },
        rows: [14, 16, 18, 18, ...same(6, 20), ...same(5, 22), 24],
      },
      {
        text: t('Rang', 'Circle'),
        capacity: 180,
        cents: { full: 3400, reduced: 2550, young: 1200 },
        rows: [28, ...same(3, 30), 31, 31],
      },
      { text: t('Galerie', 'Gallery'), capacity: 96, cents: { full: 1900, reduced: 1400, young: 900 }, rows: same(3, 32) },
      ...keptPlaces(6, 1900),
    ],
  },
  stage: {
    mode: 'seat_groups',
    groups: [
      {
        text: t('Parkett', 'Stalls'),
        capacity: 220,
        cents: { full: 3200, reduced: 2400, young: 1000 },
        rows: [18, 20, 20, 22, 22, 22, ...same(4, 24)],
      },
      { text: t('Rang', 'Circle'), capacity: 140, cents: { full: 2250, reduced: 1650, young: 1000 }, rows: [33, 35, 36, 36] },
      { text: t('Loge', 'Box'), capacity: 24, cents: { full: 4500, reduced: 3900 }, rows: same(6, 4), rowName: t('Loge', 'Box') },
      ...keptPlaces(4, 1600),
    ],
  },
  studio: {
    mode: 'seat_groups',
    groups: [
      { text: t('Saal', 'Main floor'), capacity: 180, cents: { full: 2600, reduced: 1900, young: 900 }, rows: same(12, 15) },
      { text: t('Empore', 'Balcony'), capacity: 60, cents: { full: 1800, reduced: 1250, young: 900 }, rows: same(3, 20) },
      ...keptPlaces(2, 1300),
    ],
  },
  gallery: {
    mode: 'timeslots',
    groups: [{ text: t('Eintritt', 'Admission'), capacity: 30, cents: { full: 900, reduced: 600, family: 2000 } }],
  },
  reading: {
    mode: 'simple',
    groups: [{ text: t('Freie Platzwahl', 'Unreserved seating'), capacity: 90, cents: { full: 1400, reduced: 900 } }],
  },
  standing: {
    mode: 'simple',
    groups: [{ text: t('Stehplatz', 'Standing'), capacity: 350, cents: { full: 2400, reduced: 1650 } }],
  },
  workshop: {
    mode: 'simple',
    groups: [{ text: t('Teilnahme', 'Participation'), capacity: 24, cents: { full: 800, reduced: 500, family: 1800 } }],
  },
  children: {
    mode: 'simple',
    groups: [
      { text: t('Freie Platzwahl', 'Unreserved seating'), capacity: 60, cents: { full: 800, reduced: 500, family: 1800 } },
    ],
  },
  /** Costs nothing, but has no more places than carpets. */
  reserved: { mode: 'simple', groups: [{ text: t('Freie Platzwahl', 'Unreserved seating'), capacity: 80, cents: { place: 0 } }] },
  free: { mode: 'free', groups: [] },
};

function same(rows: number, seats: number): number[] {
  return Array.from({ length: rows }, () => seats);
}
