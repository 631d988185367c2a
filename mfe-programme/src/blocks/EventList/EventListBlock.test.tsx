import { screen } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { anEvent } from '../../testing/builders.ts';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { EventListBlock } from './EventListBlock.tsx';
import { loadEventListBlock } from './loadEventListBlock.server.ts';

async function show(fields: object) {
  const provider = programmeProvider({ events: dailyEvents(3, '2026-08-01', anEvent) });
  const { data } = await loadEventListBlock({ id: 1, model: 'event_list', ...fields }, loadContext({ provider }));
  return renderInHost(<EventListBlock data={data} />, { messages: { programme: messages.de } });
}

describe('the event list of a page', () => {
  it('shows its events by day and leads to the whole programme', async () => {
    await show({ headline: 'Am Wochenende', filters: 'weekend' });
    expect(screen.getByRole('region', { name: 'Am Wochenende' })).toBeInTheDocument();
    const outline = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(outline).toEqual([
      'H2 Am Wochenende',
      'H3 Heute, Samstag 1 August 2026',
      'H4 Abend 1',
      'H3 Morgen, Sonntag 2 August 2026',
      'H4 Abend 2',
    ]);
    expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/programm/veranstaltungen');
  });

  it('without a headline has its days below the title of the page', async () => {
    await show({ filters: 'weekend' });
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H2', 'H3']);
  });

  it('says that nothing is on', async () => {
    await show({ date_from: '2026-12-01' });
    expect(screen.getByText('In diesem Zeitraum gibt es keine Veranstaltungen.')).toBeInTheDocument();
  });
});
