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
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Abend 1', 'Abend 2']);
    expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/programm/veranstaltungen');
  });

  it('says that nothing is on', async () => {
    await show({ date_from: '2026-12-01' });
    expect(screen.getByText('In diesem Zeitraum gibt es keine Veranstaltungen.')).toBeInTheDocument();
  });
});
