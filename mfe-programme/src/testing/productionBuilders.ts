import type { ProductionDetail, ProductionSummary } from '@spielplan/shared-contracts/api';
import { aPicture, anEvent } from './builders.ts';

/** An ordinary production with dates to come, changed as the test needs it. */
export function aProduction(changes: Partial<ProductionSummary> = {}): ProductionSummary {
  const id = changes.id ?? 7;
  return {
    id,
    slug: 'nachtstuecke',
    name: 'Nachtstücke',
    preline: 'Orchester der Kulturmeile',
    headline: 'Nachtstücke',
    subline: 'Chopin, Fauré und ein neues Werk',
    link: `/de/produktionen/nachtstuecke/${id}`,
    link_text: 'Mehr',
    date_start: '2026-08-01T20:00:00+02:00',
    date_end: '2026-12-24T20:00:00+01:00',
    season: { id: 2, name: 'Spielzeit 2026/27', slug: '2026-27' },
    exhibition_type: { id: 1, name: 'Konzert', slug: 'konzert' },
    genre: { id: 1, name: 'Orchester', slug: 'orchester' },
    tags: [],
    image_obj: aPicture,
    image_thumbnails: null,
    ...changes,
  };
}

/** The same production with all that its page shows. */
export function aProductionDetail(changes: Partial<ProductionDetail> = {}): ProductionDetail {
  return {
    ...aProduction(changes),
    description: '<p>Drei Stücke für die Zeit nach Mitternacht.</p>',
    credits: [{ role: 'Leitung', names: ['Mara Lindqvist'] }],
    duration_minutes: 90,
    age_from: null,
    dates: [
      anEvent({ id: 71, link: '/de/programm/veranstaltungen/nachtstuecke/71' }),
      anEvent({
        id: 72,
        link: '/de/programm/veranstaltungen/nachtstuecke/72',
        date_start: '2026-08-08T20:00:00+02:00',
        ticket_status: 'sold_out',
      }),
    ],
    urls: { de: '/de/produktionen/nachtstuecke/7', en: '/en/productions/nocturnes/7' },
    modified: '2026-07-01T10:00:00+02:00',
    ...changes,
  };
}
