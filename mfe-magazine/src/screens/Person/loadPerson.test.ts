import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { loadContext } from '../../testing/loadContext.ts';
import { sampleDetail, sampleEvent } from '../../testing/samplePersons.ts';
import { loadPerson } from './loadPerson.server.ts';

const person = sampleDetail();
const params = { slug: person.slug, id: '3' };
const load = (answer: unknown = person, path = person.link, given = params) =>
  loadPerson(loadContext(path, answer ? { person: answer } : {}, { params: given }));

describe('somebody of the house', () => {
  it('comes with what they do, where they belong and how to reach them', async () => {
    expect(await load()).toMatchObject({
      kind: 'page',
      data: {
        name: 'Ismael Kranich',
        functions: ['Chefdirigent', 'Musikdirektor'],
        categories: [
          { label: 'Leitung', href: '/de/team?category=1' },
          { label: 'Ensemble', href: '/de/team?category=2' },
        ],
        contacts: [{ href: 'mailto:dirigent@haus.example' }, { label: '+49 (0) 30 12 34', href: 'tel:+49301234' }],
        productions: [{ title: 'Die Stunde vor dem Frost', href: '/de/produktionen/die-stunde-vor-dem-frost/4' }],
      },
      head: {
        title: 'Ismael Kranich',
        trail: [{ title: 'Team', url: '/de/team' }],
        canonical: person.link,
        alternates: person.urls,
      },
    });
  });

  it('can be seen at Berlin times, until the next event begins', async () => {
    expect(await load()).toMatchObject({
      data: {
        events: [
          {
            day: '2026-11-28',
            dayNumber: '28',
            month: 'November 2026',
            time: 'Samstag, 18:00\u00a0Uhr',
            place: 'Orchestersaal, Konzerthalle Mühlinsel',
            state: null,
          },
        ],
      },
      validUntil: Date.parse('2026-11-28T17:00:00Z'),
    });
  });

  it.each([
    [{ status: 'cancelled', ticket_status: 'sold_out' }, 'cancelled'],
    [{ status: 'postponed' }, 'postponed'],
    [{ ticket_status: 'sold_out' }, 'sold_out'],
    [{ ticket_status: 'few' }, 'few'],
    [{ previous_date_start: '2026-07-01T18:00:00Z' }, 'moved'],
    [{ status: 'postponed', previous_date_start: '2026-07-01T18:00:00Z' }, 'postponed'],
  ] as const)('%j is said to be %s', async (change, state) => {
    const events = [sampleEvent(1, change)];
    expect(await load(sampleDetail({ events }))).toMatchObject({ data: { events: [{ state }] } });
  });

  it('is a person to search engines', async () => {
    const result = await load();
    const [data] = (result.kind === 'page' && result.head.structuredData) || [];
    expect(data).toMatchObject({
      '@type': 'Person',
      name: 'Ismael Kranich',
      jobTitle: ['Chefdirigent', 'Musikdirektor'],
      url: 'https://kulturmeile.example/de/team/ismael-kranich/3',
      worksFor: { name: 'Kulturmeile Altwasser' },
    });
    expect(data).not.toHaveProperty('image');
  });

  it.each([1, 2])('tells search engines in which events they can be seen: %i', async (count) => {
    const events = Array.from({ length: count }, (_, index) => sampleEvent(index + 1));
    const result = await load(sampleDetail({ events }));
    const [data] = (result.kind === 'page' && result.head.structuredData) || [];
    expect(data).toMatchObject({ performerIn: events.map(() => ({ '@type': 'Event', startDate: expect.any(String) })) });
  });

  it('has no events for search engines where there are none', async () => {
    const result = await load(sampleDetail({ events: [] }));
    const [data] = (result.kind === 'page' && result.head.structuredData) || [];
    expect(data).not.toHaveProperty('performerIn');
  });

  it('sends a wrong slug to the right one, keeping the query', async () => {
    expect(await load(person, '/de/team/kranich/3?utm_source=brief', { slug: 'kranich', id: '3' })).toEqual({
      kind: 'redirect',
      status: 301,
      to: '/de/team/ismael-kranich/3?utm_source=brief',
    });
  });

  it.each([
    ['does not exist', '3', new SpielplanError('NOT_FOUND'), 404],
    ['is gone', '3', new SpielplanError('GONE'), 410],
    ['has an id that is none', 'drei', person, 404],
  ])('who %s is missing', async (_, id, answer, status) => {
    expect(await load(answer, person.link, { slug: person.slug, id })).toEqual({ kind: 'missing', status });
  });

  it('fails when they cannot be read', async () => {
    await expect(load(null)).rejects.toThrow('PROVIDER_UNREACHABLE');
  });
});
