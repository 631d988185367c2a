import { screen, within } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import type { EventSummary, ProductionSummary } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { anEvent } from '../../testing/builders.ts';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aVenue } from '../../testing/placeBuilders.ts';
import { aProduction } from '../../testing/productionBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { ExhibitionListScreen } from './ExhibitionListScreen.tsx';
import { loadExhibitionList } from './loadExhibitionList.server.ts';

const type = { id: 4, name: 'Ausstellung', slug: 'ausstellung' };
/** On view since July. */
const running = (changes: Partial<ProductionSummary> = {}) =>
  aProduction({
    id: 1,
    headline: 'Zollfrei',
    exhibition_type: type,
    date_first: '2026-07-04T10:00:00+02:00',
    date_start: '2026-08-01T10:00:00+02:00',
    date_end: '2026-11-15T10:00:00+01:00',
    ...changes,
  });
const ahead = aProduction({
  id: 2,
  headline: 'Handgroß',
  exhibition_type: type,
  date_first: '2026-09-12T10:00:00+02:00',
  date_start: '2026-09-12T10:00:00+02:00',
  date_end: '2027-02-14T10:00:00+01:00',
});
const openOn = (changes: Partial<EventSummary> = {}) =>
  anEvent({
    production: 1,
    event_type_new: type,
    date_start: '2026-08-01T10:00:00+02:00',
    date_end: '2026-08-01T18:00:00+02:00',
    ...changes,
  });

type Situation = Parameters<typeof programmeProvider>[0] & { lang?: Language; now?: string; url?: string };

function contextOf({ lang = 'de', now, url, ...programme }: Situation) {
  const provider = programmeProvider({ productions: [running(), ahead], events: [openOn()], venues: [aVenue()], ...programme });
  return loadContext({
    provider,
    lang,
    url: url ?? (lang === 'de' ? '/de/ausstellungen' : '/en/exhibitions'),
    ...(now && { now }),
  });
}

async function show(situation: Situation = {}) {
  const { data } = await pageOf(loadExhibitionList, contextOf(situation));
  const { lang = 'de' } = situation;
  return renderInHost(<ExhibitionListScreen data={data} />, { lang, messages: { programme: messages[lang] } });
}
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of exhibitions', () => {
  it.each([
    {
      lang: 'de',
      now: 'Zurzeit zu sehen',
      later: 'Demnächst',
      dates: [
        'bis 15 November 2026',
        '4. Juli 2026 bis 15. November 2026',
        'ab 12 September 2026',
        '12. September 2026 bis 14. Februar 2027',
      ],
      open: 'Heute geöffnet, 10-18 Uhr',
    },
    {
      lang: 'en',
      now: 'On view now',
      later: 'Coming soon',
      dates: [
        'until 15 November 2026',
        '4 July 2026 to 15 November 2026',
        'from 12 September 2026',
        '12 September 2026 to 14 February 2027',
      ],
      open: 'Open today, 10-18',
    },
  ] as const)('says until when each can be seen and that it is open today ($lang)', async ({ lang, now, later, dates, open }) => {
    await show({ lang });
    const [until, sinceWhen, from, fromTo] = dates;
    const [current, coming] = [part(now), part(later)];
    expect(current.getByRole('link', { name: 'Zollfrei' })).toHaveAttribute('href', '/de/produktionen/nachtstuecke/1');
    expect(current.getByRole('listitem')).toHaveTextContent(until);
    expect(current.getByText(sinceWhen)).toBeInTheDocument();
    expect(current.getByText(open)).toBeInTheDocument();
    expect(current.getByText('Orchestersaal, Konzerthalle Mühlinsel')).toBeInTheDocument();
    expect(coming.getByRole('listitem')).toHaveTextContent(from);
    expect(coming.getByText(fromTo)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Konzerthalle Mühlinsel' })).toBeInTheDocument();
    expect(screen.getByText('Eine Stunde vor Beginn.')).toBeInTheDocument();
  });

  it.each([
    ['it closes for today', '2026-08-01T17:59:59+02:00', 'Heute geöffnet, 10-18 Uhr'],
    ['it has closed', '2026-08-01T18:00:00+02:00', 'Nächster Termin: 5. August 2026'],
    ['it is closed all day', '2026-08-03T12:00:00+02:00', 'Nächster Termin: 5. August 2026'],
  ])('tells the next opening when %s', async (_, now, words) => {
    const tomorrow = { date_start: '2026-08-04T10:00:00+02:00', date_end: '2026-08-04T18:00:00+02:00' };
    const next = { date_start: '2026-08-05T10:00:00+02:00', date_end: '2026-08-05T18:00:00+02:00' };
    await show({ now, events: [openOn(), openOn({ id: 8, status: 'cancelled', ...tomorrow }), openOn({ id: 9, ...next })] });
    expect(part('Zurzeit zu sehen').getByText(words)).toBeInTheDocument();
  });

  it('takes no end that lies before its start, of a day or of an exhibition, for one', async () => {
    const day = { date_start: '2026-08-01T10:00:00+02:00', date_end: '2026-08-01T09:00:00+02:00' };
    const later = { ...ahead, date_end: '2026-09-01T10:00:00+02:00' };
    await show({ now: '2026-08-01T09:30:00+02:00', productions: [running(), later], events: [openOn(day)] });
    expect(part('Zurzeit zu sehen').getByText('Heute geöffnet ab 10:00 Uhr')).toBeInTheDocument();
    expect(part('Demnächst').getByRole('listitem')).toHaveTextContent('ab 12 September 2026');
    expect(part('Demnächst').getByRole('listitem')).not.toHaveTextContent('bis');
  });

  it('finds the next day also of one whose dates come after many of another', async () => {
    const many = Array.from({ length: 60 }, (_, index) => openOn({ id: 100 + index }));
    const later = openOn({
      id: 9,
      production: 2,
      date_start: '2026-09-12T10:00:00+02:00',
      date_end: '2026-09-12T18:00:00+02:00',
    });
    await show({ events: [...many, later] });
    expect(part('Demnächst').getByText('Orchestersaal, Konzerthalle Mühlinsel')).toBeInTheDocument();
  });

  it('begins with what closes soonest, and claims no range for a single day', async () => {
    const short = running({
      id: 3,
      headline: 'Ein Tag',
      date_first: '2026-08-01T10:00:00+02:00',
      date_end: '2026-08-01T10:00:00+02:00',
    });
    await show({ productions: [running(), short] });
    const names = part('Zurzeit zu sehen').getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Ein Tag', 'Zollfrei']);
    expect(screen.getAllByText(/2026 bis/)).toHaveLength(1);
  });

  it('says that there is none', async () => {
    await show({ productions: [aProduction({ id: 4 })] });
    expect(screen.getByText('Zurzeit gibt es keine Ausstellungen.')).toBeInTheDocument();
  });

  it('is of use without its opening days, for a short time only', async () => {
    const context = contextOf({ failing: ['events'] });
    const { data, validUntil } = await pageOf(loadExhibitionList, context);
    expect(data.running.map(({ title, opening }) => [title, opening])).toEqual([['Zollfrei', null]]);
    expect(validUntil).toBe(context.now + 10_000);
  });

  it('is kept for a short time only, too, where the days of a single one cannot be read', async () => {
    const context = contextOf({});
    const { read } = context.provider;
    context.provider.read = (call, options) =>
      call.id === 'events' && options?.query && 'production' in options.query
        ? Promise.reject(new SpielplanError('PROVIDER_UNREACHABLE'))
        : read(call, options);
    const { data, validUntil } = await pageOf(loadExhibitionList, context);
    expect([data.running[0]?.opening?.isToday, data.ahead.map(({ title }) => title)]).toEqual([true, ['Handgroß']]);
    expect(validUntil).toBe(context.now + 10_000);
  });
});

describe('loading the exhibitions', () => {
  it('carries their name in both languages and ends when the doors close', async () => {
    const { head, validUntil } = await pageOf(loadExhibitionList, contextOf({}));
    expect(head).toMatchObject({ title: 'Ausstellungen', headline: 'Ausstellungen', canonical: '/de/ausstellungen' });
    expect(head.alternates).toEqual({ de: '/de/ausstellungen', en: '/en/exhibitions' });
    expect(validUntil).toBe(Date.parse('2026-08-01T18:00:00+02:00'));
    expect((await pageOf(loadExhibitionList, contextOf({ lang: 'en' }))).head.title).toBe('Exhibitions');
  });

  it('goes on page by page, and nowhere behind the end', async () => {
    const productions = Array.from({ length: 14 }, (_, index) => running({ id: index + 1 }));
    const at = (url: string) => contextOf({ productions, url });
    expect((await pageOf(loadExhibitionList, at('/de/ausstellungen?utm_source=brief'))).data).toMatchObject({
      next: '/de/ausstellungen?utm_source=brief&page=2',
      previous: null,
    });
    const second = await pageOf(loadExhibitionList, at('/de/ausstellungen?page=2'));
    expect(second.data).toMatchObject({ next: null, previous: '/de/ausstellungen' });
    expect(second.head).toMatchObject({ title: 'Ausstellungen, Seite 2', canonical: '/de/ausstellungen?page=2' });
    expect(await loadExhibitionList(at('/de/ausstellungen?page=9'))).toEqual({ kind: 'missing', status: 404 });
    expect(await loadExhibitionList(at('/de/ausstellungen?page=x&q=1'))).toMatchObject({
      status: 302,
      to: '/de/ausstellungen?q=1',
    });
  });

  it('shows everything that is on view before anything to come, over all pages', async () => {
    // As the provider has them: by their next date. What is on view is closed today, so eleven openings
    // come before its next date.
    const closed = { date_start: '2026-08-09T10:00:00+02:00' };
    const opening = (id: number) => ({
      ...ahead,
      id,
      date_first: '2026-08-02T10:00:00+02:00',
      date_start: '2026-08-02T10:00:00+02:00',
    });
    const productions = [
      ...Array.from({ length: 11 }, (_, index) => opening(index + 10)),
      running({ id: 1, ...closed }),
      running({ id: 2, ...closed }),
      running({ id: 3, date_end: '2026-08-10T10:00:00+02:00', ...closed }),
    ];
    const at = async (url: string) => (await pageOf(loadExhibitionList, contextOf({ productions, url }))).data;
    const [first, second] = [await at('/de/ausstellungen'), await at('/de/ausstellungen?page=2')];
    expect(first.running.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect([...first.ahead, ...second.ahead].map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, index) => index + 10));
    expect(second.running).toEqual([]);
  });

  it.each([
    ['has moved to the next page', () => [running(), running({ id: 3 })]],
    [
      'was the only one of the last page and has gone',
      () => {
        throw new SpielplanError('NOT_FOUND');
      },
    ],
  ])('shows each exhibition once, also where one %s meanwhile', async (_, secondPage) => {
    const context = contextOf({});
    const { read } = context.provider;
    const one = { count: 2, previous: null };
    context.provider.read = (async (call: { id: string }, options: { query?: { page?: number } }) => {
      if (call.id !== 'productions') return read(call as never, options as never);
      return options.query?.page === 2
        ? { ...one, next: null, results: secondPage() }
        : { ...one, next: '?page=2', results: [running()] };
    }) as typeof read;
    const { data } = await pageOf(loadExhibitionList, context);
    expect(data.running.map(({ id }) => id).filter((id) => id === 1)).toEqual([1]);
  });

  it('fails as the provider fails, and is not there where the house has no exhibitions', async () => {
    await expect(loadExhibitionList(contextOf({ failing: ['productions'] }))).rejects.toMatchObject({
      spielplan: 'PROVIDER_UNREACHABLE',
    });
    const context = contextOf({});
    context.settings.design.exhibitions_type = null;
    expect(await loadExhibitionList(context)).toEqual({ kind: 'missing', status: 404, isSwitchedOff: true });
  });
});
