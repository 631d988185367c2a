import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { anEvent } from '../../testing/builders.ts';
import { listView } from '../../testing/listAnswers.ts';
import { messages } from '../../testing/loadContext.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { LIST_PATH } from '../../testing/showEventList.tsx';
import { eventListSessions } from '../../stores/eventListSessions.ts';
import { EventListScreen } from './EventListScreen.tsx';

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
  window.requestAnimationFrame = (paint: FrameRequestCallback) => (paint(0), 0);
});
afterEach(() => eventListSessions.forget());

it('A press on a filter renders that filter alone: no other one, and no event', async () => {
  // None of them is over, whatever the device's clock says: what seems over is rendered again once the server has told its time.
  const data = await listView(programmeProvider({ events: dailyEvents(10, '2098-08-01', anEvent) }), LIST_PATH);
  const rendered = { events: 0, filters: [] as string[] };
  // An event reads its title, and a filter its name, as it is rendered.
  for (const item of data.items) {
    const { title } = item;
    Object.defineProperty(item, 'title', { get: () => ((rendered.events += 1), title) });
  }
  const table = new Proxy(messages.de, {
    get(texts, key: keyof typeof messages.de) {
      const [, filter] = /^filter\.(room|type|tag|series|genre)$/.exec(key) ?? [];
      if (filter) rendered.filters.push(filter);
      return texts[key];
    },
  });
  const visitor = userEvent.setup();
  renderInHost(<EventListScreen data={data} />, { url: LIST_PATH, messages: { programme: table } });
  await act(async () => undefined);
  expect([rendered.events, new Set(rendered.filters).size]).toEqual([10, 5]);

  const press = async (pressing: () => Promise<void>) => {
    Object.assign(rendered, { events: 0, filters: [] });
    await pressing();
    return { ...rendered };
  };
  const opened = await press(() => visitor.click(screen.getByRole('button', { name: 'Genre' })));
  expect(screen.getByRole('option', { name: /Oper/ })).toBeVisible();
  expect(opened.events).toBe(0);
  expect(new Set(opened.filters)).toEqual(new Set(['genre']));

  const other = await press(() => visitor.click(screen.getByRole('button', { name: 'Reihe' })));
  expect(other.events).toBe(0);
  expect(new Set(other.filters)).toEqual(new Set(['genre', 'series']));

  const chosen = await press(() => visitor.click(screen.getByRole('option', { name: /Flussgespräche/ })));
  expect(chosen.events).toBe(0);
});

it('A filter pressed by a pointer says so at once, and its list is laid out after that; by a key it is there at once, for the keys that follow', async () => {
  const data = await listView(programmeProvider({ events: dailyEvents(2, '2026-08-01', anEvent) }), LIST_PATH);
  renderInHost(<EventListScreen data={data} />, { url: LIST_PATH, messages: { programme: messages.de } });
  await act(async () => undefined);
  const button = screen.getByRole('button', { name: 'Genre' });
  const list = document.getElementById(button.getAttribute('aria-controls')!)!;
  const state = () => [button.getAttribute('aria-expanded'), list.hidden];
  // `act` would wait for the list.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  // A pointer's presses count from one; a key's are none (UI Events, `detail`).
  const press = (detail: number) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  press(1);
  await Promise.resolve();
  expect(state()).toEqual(['true', true]);
  await waitFor(() => expect(state()).toEqual(['true', false]));
  press(1);
  await Promise.resolve();
  expect(state()).toEqual(['false', true]);
  press(0);
  await Promise.resolve();
  expect(state()).toEqual(['true', false]);
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
