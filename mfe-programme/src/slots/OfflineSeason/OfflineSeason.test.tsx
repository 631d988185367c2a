import { jest } from '@jest/globals';
import { MessageChannel } from 'node:worker_threads';
import {
  ACCESS_NEEDS_KEY,
  keptPartAddress,
  SAVED_EVENTS_KEY,
  SEASON_CACHE,
  type SeasonOutcome,
  type SeasonRequest,
} from '@spielplan/shared-contracts/storage';
import type { Host } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SeasonItem } from '../../domain/season/seasonView.ts';
import { needsStore } from '../../stores/needsStore.ts';
import { messages } from '../../testing/loadContext.ts';
import { OfflineSeason } from './OfflineSeason.tsx';

const ADDRESS = '/de/programm/veranstaltungen/saison.json';
const NOW = Date.parse('2026-11-26T14:05:00+01:00');
const PART = { month: '2026-12', hash: 'a' };

const item = (id: number, changes: Partial<SeasonItem> = {}): SeasonItem => ({
  kind: 'event',
  id,
  day: '2026-12-01',
  instant: NOW + id,
  time: '20:00 Uhr',
  preline: '',
  title: `Abend ${id}`,
  subline: '',
  place: 'Große Bühne',
  series: '',
  facts: '',
  access: [],
  href: `/de/programm/veranstaltungen/abend/${id}`,
  linkText: 'Karten',
  state: null,
  overAt: NOW + 1e9,
  found: {},
  ...changes,
});
const ITEMS = [
  item(1, { title: 'Nachtstücke', found: { genre: ['3'] } }),
  item(2),
  ...Array.from({ length: 40 }, (_, index) => item(100 + index)),
];
const DAYS = { '2026-12-01': { weekday: 'Dienstag', dayNumber: '1', month: 'Dezember', year: '2026' } };
const INDEX = {
  format: 1,
  parts: [PART],
  filters: [{ key: 'genre', options: [{ value: '3', label: 'Oper' }] }],
  count: 42,
  bytes: 300_000,
  until: null,
};

interface SetUp {
  kept?: Record<string, string>;
  answer?: SeasonOutcome;
  isUnable?: boolean;
  /** The browser lets the site store nothing. */
  isRefused?: boolean;
}

/** A browser with what it has kept, and a worker that answers as told. */
function setUp({ kept = {}, answer = 'kept', isUnable = false, isRefused = false }: SetUp = {}) {
  const entries = new Map(Object.entries(kept));
  const requests: SeasonRequest[] = [];
  const worker = {
    postMessage(request: SeasonRequest, [port]: MessagePort[]) {
      requests.push(request);
      if (answer === 'kept') for (const [key, text] of Object.entries(WHOLE)) entries.set(key, text);
      if (answer === 'removed') entries.clear();
      port?.postMessage(answer);
    },
  };
  const serviceWorker = {
    register: async () => ({ active: worker, update: async () => undefined }),
    ready: Promise.resolve({ active: worker }),
  };
  const caches = {
    has: async (name: string) => {
      if (isRefused) throw new DOMException('refused', 'SecurityError');
      return name === SEASON_CACHE && entries.size > 0;
    },
    open: async () => ({
      match: async (address: string) => {
        const text = entries.get(address);
        return text === undefined ? undefined : { json: async () => JSON.parse(text) as unknown };
      },
    }),
  };
  if (!isUnable) {
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  }
  const page = { site: { hasSavedEvents: true } as never };
  const report = jest.fn<Host['report']>();
  const options = { messages: { programme: messages.de }, page, host: { report } };
  return { requests, report, ...renderInHost(<OfflineSeason />, options) };
}

const WHOLE = {
  [ADDRESS]: JSON.stringify({ index: INDEX, checkedAt: NOW }),
  [keptPartAddress(ADDRESS, PART)]: JSON.stringify({ ...PART, items: ITEMS, days: DAYS }),
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const count = (text: string) => screen.findByText(text);

beforeEach(() => {
  // What jsdom lacks, Node has.
  Object.defineProperty(globalThis, 'MessageChannel', { value: MessageChannel, configurable: true });
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  localStorage.clear();
  history.replaceState(null, '', '/de/offline');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

describe('the season offline', () => {
  it('is kept by one press, says how old and how large it is, and lists its events by day', async () => {
    const { requests } = setUp();
    await screen.findByText(/^Mit einem Klick speichern Sie alle Termine/);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Das ganze Programm auf diesem Gerät speichern');
    await press('Programm speichern');
    expect(await screen.findByText('Stand: Do 26. November, 14:05.')).toBeVisible();
    expect(screen.getByText(/42 Veranstaltungen, 0,3 MB/)).toBeVisible();
    expect(requests).toEqual([{ season: 'keep', address: ADDRESS }]);
    expect(screen.getByRole('region', { name: 'Das gespeicherte Programm' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /Dienstag 1 Dezember/ })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    await press('Mehr laden');
    expect(screen.getAllByRole('listitem')).toHaveLength(42);
    expect(screen.getByRole('link', { name: 'Abend 128' })).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Das Programm ist auf diesem Gerät gespeichert.')).toBeVisible());
  });

  it('is not offered to be kept without a connection, and is as soon as there is one', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    setUp();
    await screen.findByRole('heading', { level: 2 });
    await waitFor(() => expect(screen.getByText(messages.de['season.none'])).toBeVisible());
    expect(screen.queryByText(messages.de['season.intro'])).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Programm speichern' })).not.toBeInTheDocument();
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Programm speichern' })).toBeVisible();
    onLine.mockRestore();
  });

  it('is filtered, searched and narrowed to what was saved', async () => {
    localStorage.setItem(SAVED_EVENTS_KEY, '[2]');
    setUp({ kept: WHOLE });
    await count('42 Veranstaltungen');
    await userEvent.selectOptions(screen.getByLabelText('Genre'), 'Oper');
    expect(await count('Eine Veranstaltung')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Genre'), 'Alle');
    await userEvent.type(screen.getByLabelText('Suchwort'), 'nachtst');
    expect(screen.getByRole('link', { name: 'Nachtstücke' })).toBeVisible();
    expect(await count('Eine Veranstaltung')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Nur Favoriten'));
    expect(await count('Keine Veranstaltung')).toBeVisible();
    await press('Filter zurücksetzen');
    expect(await count('42 Veranstaltungen')).toBeVisible();
    expect(screen.getByLabelText('Suchwort')).toHaveFocus();
  });

  it('answers the address that could not be loaded: its filters, and the event it names', async () => {
    history.replaceState(null, '', '/de/programm/veranstaltungen?genre=3');
    const { unmount } = setUp({ kept: WHOLE });
    expect(await count('Eine Veranstaltung')).toBeVisible();
    unmount();
    history.replaceState(null, '', '/de/programm/veranstaltungen/abend/2');
    setUp({ kept: WHOLE });
    const asked = await screen.findByRole('region', { name: /^Die Seite dieser Veranstaltung/ });
    expect(within(asked).getByRole('link', { name: 'Abend 2' })).toBeVisible();
  });

  it('is removed by one press', async () => {
    const { requests } = setUp({ kept: WHOLE, answer: 'removed' });
    await screen.findByText('Stand: Do 26. November, 14:05.');
    await press('Entfernen');
    expect(await screen.findByText('Das gespeicherte Programm ist entfernt.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Programm speichern' })).toHaveFocus();
    expect(requests).toEqual([{ season: 'remove', address: ADDRESS }]);
    expect(screen.queryByText(/^Stand/)).not.toBeInTheDocument();
  });

  it.each([
    ['full', 'Auf diesem Gerät ist kein Platz mehr.'],
    ['failed', 'Das Programm konnte nicht geladen werden.'],
  ] as const)('says why a newer one was not taken over (%s), stays, and is in the log', async (answer, words) => {
    const { report } = setUp({ kept: WHOLE, answer });
    await screen.findByText('Stand: Do 26. November, 14:05.');
    await press('Jetzt aktualisieren');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent('Was vorher gespeichert war, bleibt lesbar.');
    expect(screen.getByText('42 Veranstaltungen')).toBeVisible();
    const error = { code: 'SP-6001', status: 507, detail: `SEASON_NOT_KEPT: keep ${answer}, ${ADDRESS}` };
    const place = 'slot offline.season';
    expect(report.mock.calls).toEqual([[{ remote: 'programme', version: expect.any(String), place, error }]]);
  });

  it('says what to allow where the browser lets the site store nothing', async () => {
    const { report } = setUp({ answer: 'failed', isRefused: true });
    await screen.findByRole('button', { name: 'Programm speichern' });
    await press('Programm speichern');
    expect(await screen.findByRole('alert')).toHaveTextContent(/lässt die Website nichts speichern\. Erlauben Sie Cookies/);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ error: expect.objectContaining({ detail: expect.stringContaining('keep refused') }) }),
    );
  });

  it('lists of a plan that somebody shared, and that is not kept, what the programme says', async () => {
    history.replaceState(null, '', '/de/favoriten?events=1_100');
    setUp({ kept: WHOLE });
    const asked = await screen.findByRole('region', { name: /^Dieser Plan ist nicht gespeichert/ });
    expect(within(asked).getAllByRole('listitem')).toHaveLength(2);
  });

  it('puts first what fits the visitor’s needs, where that is wished (R71)', async () => {
    Object.assign(document, { adoptedStyleSheets: [] });
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync() {}
      },
    });
    localStorage.setItem(ACCESS_NEEDS_KEY, JSON.stringify({ needs: ['hearing_loop'], isFirst: true }));
    const fits = (each: SeasonItem) => each.title === 'Nachtstücke' || each.title === 'Abend 138';
    const items = ITEMS.map((each) => (fits(each) ? { ...each, access: [{ sign: 'T', name: 'Höranlage' }] } : each));
    setUp({ kept: { ...WHOLE, [keptPartAddress(ADDRESS, PART)]: JSON.stringify({ ...PART, items, days: DAYS }) } });
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Nachtstücke'));
    // The first that is new, though one of the later ones has come before those that were there.
    await press('Mehr laden');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Abend 138');
    expect(screen.getByRole('link', { name: 'Abend 128' })).toHaveFocus();
    needsStore.setState(null, true);
  });

  it.each([
    ['is gone', undefined],
    ['is no JSON any more', '{"items":['],
    ['is of another form', '{"items":3}'],
  ])('says so where a month %s, and takes everything over once more', async (_, text) => {
    const { [keptPartAddress(ADDRESS, PART)]: _whole, ...index } = WHOLE;
    const kept = { ...index, ...(text !== undefined && { [keptPartAddress(ADDRESS, PART)]: text }) } as Record<string, string>;
    const { requests } = setUp({ kept });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ein Teil des gespeicherten Programms ist nicht mehr lesbar.');
    await press('Neu speichern');
    expect(await count('42 Veranstaltungen')).toBeVisible();
    expect(requests).toEqual([{ season: 'again', address: ADDRESS }]);
  });

  it.each([
    ['an index that is no JSON', '{"index":'],
    ['an index of another form', JSON.stringify({ index: { ...INDEX, format: 2 }, checkedAt: NOW })],
    ['something else', '"x"'],
  ])('begins anew with %s', async (_, text) => {
    setUp({ kept: { ...WHOLE, [ADDRESS]: text } });
    expect(await screen.findByRole('button', { name: 'Programm speichern' })).toBeVisible();
  });

  it('is compared with the site by a visit after an hour', async () => {
    const { requests } = setUp({ kept: { ...WHOLE, [ADDRESS]: JSON.stringify({ index: INDEX, checkedAt: NOW - 3_600_000 }) } });
    await waitFor(() => expect(requests).toEqual([{ season: 'keep', address: ADDRESS }]));
    expect(await screen.findByText('Stand: Do 26. November, 14:05.')).toBeVisible();
  });

  it('says where only a part of a large programme is kept', async () => {
    setUp({ kept: { ...WHOLE, [ADDRESS]: JSON.stringify({ index: { ...INDEX, until: '2027-06-30' }, checkedAt: NOW }) } });
    expect(await screen.findByText(/Gespeichert sind alle Termine bis 30. Juni 2027\./)).toBeVisible();
  });

  it('leads on where the browser keeps nothing', async () => {
    setUp({ isUnable: true });
    expect(await screen.findByText(/^Dieser Browser speichert keine Seiten/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Programm zum Ausdrucken' })).toHaveAttribute('href', '/de/programm/veranstaltungen');
    expect(screen.getByRole('link', { name: 'Kalenderdatei (ICS)' })).toBeVisible();
  });
});
