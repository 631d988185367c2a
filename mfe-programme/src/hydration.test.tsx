import { jest } from '@jest/globals';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { HostContext, PageContext, HostRouter, type Host, type Navigator } from '@spielplan/shared-ui/host';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { EventScreen } from './screens/Event/EventScreen.tsx';
import { loadEvent } from './screens/Event/loadEvent.server.ts';
import type { EventListView } from './domain/lists/eventListView.ts';
import { EventListScreen } from './screens/EventList/EventListScreen.tsx';
import { loadEventList } from './screens/EventList/loadEventList.server.ts';
import { readWords } from './stores/readWords.ts';
import { aPicture, aTeaser, anEvent, anEventDetail } from './testing/builders.ts';
import { listView } from './testing/listAnswers.ts';
import { allParts } from './testing/entryParts.ts';
import { ReadAtOnce } from './testing/ReadAtOnce.tsx';
import { renderInHost } from '@spielplan/shared-ui/testing';
import type { EventView } from './screens/Event/eventView.ts';
import { loadContext, messages } from './testing/loadContext.ts';
import { dailyEvents, programmeProvider } from './testing/programme.ts';

const provider = programmeProvider({
  events: dailyEvents(25, '2026-08-01', (event) =>
    anEvent({
      ...event,
      series: { id: 1, name: 'Flussgespräche & <mehr>', slug: 'flussgespraeche' },
      ticket_status: event.id === 101 ? 'few' : 'available',
      price_from: '12.50',
      duration_minutes: 90,
      spoken_language: 'en',
      surtitles: ['de'],
      access: ['step_free', 'hearing_loop'],
    }),
  ),
  teasers: [aTeaser({ image_obj: aPicture })],
  details: [anEventDetail()],
});

/**
 * Renders as the server does, then lets the browser take over; answers what React found to differ.
 */
async function takeOver(
  element: ReactNode,
  head: PageAnswer['head'] = { title: '' },
  inBrowser: () => ReactNode = () => element,
): Promise<unknown[]> {
  const host: Host = {
    lang: 'de',
    signals: createSignalBus(),
    messages: () => messages.de,
    slot: () => undefined,
    block: () => undefined,
    parts: { PageBlocks: () => null, SectionBlocks: () => null, Suggestions: () => null },
    loadPage: () => Promise.reject(new Error('Nothing is to be loaded here.')),
    report: () => undefined,
  };
  const navigator: Navigator = { go: () => undefined, push: () => undefined, replace: () => undefined };
  const pageOf = (screen: ReactNode) => (
    <HostContext value={host}>
      <PageContext value={{ lang: 'de', head, site: {} } as PageAnswer}>
        <HostRouter location="/de/programm/veranstaltungen" navigator={navigator}>
          {screen}
        </HostRouter>
      </PageContext>
    </HostContext>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(pageOf(element));
  document.body.append(container);
  const differences: unknown[] = [];
  const complaints = jest.spyOn(console, 'error').mockImplementation((...words) => void differences.push(words));
  const root = await act(async () =>
    hydrateRoot(container, pageOf(inBrowser()), { onRecoverableError: (error) => differences.push(error) }),
  );
  act(() => root.unmount());
  complaints.mockRestore();
  container.remove();
  return differences;
}

describe('the browser takes over what the server rendered', () => {
  it.each(['', '?genre=1&date=02-08-2026', '?page=2', '?view=compact'])('on the events page %s', async (search) => {
    const data = await listView(provider, `/de/programm/veranstaltungen${search}`);
    expect(await takeOver(<EventListScreen data={data} />)).toEqual([]);
  });

  it('reads the words of events in the document, which says them once', async () => {
    const result = await loadEventList(loadContext({ provider, url: '/de/programm/veranstaltungen' }));
    if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`);
    const { data, documentData } = result;
    const told = JSON.parse(JSON.stringify(documentData)) as EventListView;
    expect(JSON.stringify(told.items)).not.toMatch(/Abend 1|Sechs Abende/);
    let read: unknown;
    const inBrowser = () => {
      read = readWords(told);
      return <EventListScreen data={{ ...told, filters: data.filters }} />;
    };
    expect(await takeOver(<EventListScreen data={data} />, { title: '' }, inBrowser)).toEqual([]);
    expect(read).toEqual({
      items: data.items.map((item) => (item.kind === 'event' && item.state ? { ...item, linkText: '' } : item)),
      days: data.days,
    });
    expect(Object.values(data.days).map(({ relative }) => relative)).toEqual(expect.arrayContaining(['today', 'tomorrow']));
    expect(data.items[1]).toMatchObject({
      facts: 'ab\u00a012,50\u00a0€ · 1\u00a0Std.\u00a030\u00a0Min. · auf\u00a0Englisch',
      asOf: 'Stand 12:00 Uhr',
    });
    // The document is gone, and a visitor comes back.
    expect(readWords(told)).toBe(read);
  });

  it('on the page of an event, whose reading stands in the document once and is kept for who comes back', async () => {
    const detailed = programmeProvider({ details: [anEventDetail(allParts)] });
    const params = { slug: 'nachtstuecke', id: '7' };
    const result = await loadEvent(loadContext({ provider: detailed, params, now: '2026-07-20T12:00:00+02:00' }));
    if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`);
    expect(JSON.stringify(result.documentData)).not.toMatch(/Metacosmos|Lindqvist/);
    const told = result.documentData as EventView;
    const onServer = (
      <ReadAtOnce>
        <EventScreen data={result.data} />
      </ReadAtOnce>
    );
    expect(await takeOver(onServer, result.head, () => <EventScreen data={told} />)).toEqual([]);
    // The document is gone, and a visitor comes back.
    const again = renderInHost(<EventScreen data={told} />, { messages: { programme: messages.de } });
    expect(again.getByText('Metacosmos')).toBeInTheDocument();
    expect(again.getByText('Mara Lindqvist')).toBeInTheDocument();
  });
});
