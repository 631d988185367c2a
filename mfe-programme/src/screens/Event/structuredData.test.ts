import type { EventDetail } from '@spielplan/shared-contracts/api';
import type { PageHead } from '@spielplan/shared-contracts/remote';
import { anEventDetail } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadEvent } from './loadEvent.server.ts';

/** What the page of an event says of itself on 20 July 2026. */
async function headOf(changes: Partial<EventDetail> = {}, lang: 'de' | 'en' = 'de'): Promise<PageHead> {
  const result = await loadEvent(
    loadContext({
      provider: programmeProvider({ details: [anEventDetail(changes)] }),
      url: '/de/programm/veranstaltungen/nachtstuecke/7',
      params: { slug: 'nachtstuecke', id: '7' },
      now: '2026-07-20T12:00:00+02:00',
      lang,
    }),
  );
  if (result.kind !== 'page') throw new Error(`expected a page, got ${JSON.stringify(result)}`);
  return result.head;
}
const structured = async (changes: Partial<EventDetail> = {}) => (await headOf(changes)).structuredData?.[0];

it('tells search engines of a sale that has not begun, and from when there are tickets', async () => {
  const sale = { ticketSaleFrom: '2026-07-25T10:00:00+02:00', ticket_status: 'none' as const, ticket_url: null };
  const offer = { availability: 'https://schema.org/PreOrder', validFrom: '2026-07-25T10:00:00+02:00' };
  expect(await structured(sale)).toMatchObject({
    offers: [
      { name: 'Ermäßigt', ...offer },
      { name: 'Vollpreis', ...offer },
    ],
  });
  const begun = { ...sale, ticketSaleFrom: '2026-07-20T10:00:00+02:00', ticket_status: 'available' as const };
  expect(await structured(begun)).toMatchObject({ offers: [{ availability: 'https://schema.org/InStock' }, {}] });
});

it('tells search engines when the doors open, where the house says so', async () => {
  expect(await structured({ doors_open: '2026-08-01T17:15:00Z' })).toMatchObject({ doorTime: '2026-08-01T19:15:00+02:00' });
  expect(await structured()).not.toHaveProperty('doorTime');
});

it('names who performs and who takes part otherwise, and says neither where the provider does not know', async () => {
  const credits = [
    { role: 'Es spielt', names: ['Flussorchester'], persons: [], is_performer: true },
    { role: 'Solo', names: ['Mara Lind'], persons: [{ name: 'Mara Lind', link: '/de/team/lind/3' }], is_performer: true },
    {
      role: 'Licht',
      names: ['Ada Pohl', 'Gast'],
      persons: [{ name: 'Ada Pohl', link: '/de/team/pohl/4' }],
      is_performer: false,
    },
  ];
  expect(await structured({ credits })).toMatchObject({
    performer: [
      { '@type': 'PerformingGroup', name: 'Flussorchester' },
      { '@type': 'Person', name: 'Mara Lind', url: 'https://www.kulturmeile.example/de/team/lind/3' },
    ],
    contributor: [{ '@type': 'Person', name: 'Ada Pohl' }],
  });
  expect(await structured()).not.toHaveProperty('performer');
});

it('is described by its own date, and its title shows the date within 60 characters', async () => {
  const first = await headOf({ description: `<p>${'Ein Abend am Fluss. '.repeat(20)}</p>` });
  const second = await headOf({ date_start: '2026-08-02T20:00:00+02:00' });
  expect(first.description).not.toBe(second.description);
  expect([first.description.length <= 160, first.description.endsWith('…')]).toEqual([true, true]);
  const headline = 'Die lange Nacht der kurzen Stücke für alle, die nicht schlafen können';
  const { title } = await headOf({ headline });
  expect(title.length).toBeLessThanOrEqual(60);
  expect(title).toMatch(/^Die lange Nacht der kurzen Stücke für alle, die….*1\.8\.2026$/);
  expect((await headOf({ headline }, 'en')).title).toMatch(/…, 1\/8\/2026$/);
  expect(first.cardLine).toBe('Samstag, 1. August 2026, 20:00 Uhr · Orchestersaal, Konzerthalle Mühlinsel');
});
