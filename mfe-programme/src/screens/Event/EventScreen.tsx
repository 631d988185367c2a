import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ScreenBlocks, useEventState } from '@spielplan/shared-ui/host';
import { Entry } from '../../components/page/Entry.ts';
import { ReadPlace } from '../../components/entry/ReadPlace.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useCurrentEvent } from '../../components/events/useCurrentEvent.ts';
import { useTicketsPlace } from '../../components/events/useTicketsPlace.ts';
import { useText } from '../../i18n/useText.ts';
import { EventAccess } from './components/EventAccess.tsx';
import { EventBooking, TICKETS_ID } from './components/EventBooking.tsx';
import { EventRows } from './components/EventRows.tsx';
import { EventStage } from './components/EventStage.tsx';
import { EventVenue } from './components/EventVenue.tsx';
import { OtherDates } from './components/OtherDates.tsx';
import type { EventBlock, EventView } from './eventView.ts';

/**
 * The page of one event; the order of its parts is the
 * house's (product.md section 3, design settings).
 */
export function EventScreen({ data: view }: ScreenProps<EventView>) {
  const state = useEventState(view);
  const data: EventView = { ...view, state, isBookable: view.isBookable && state !== 'over' };
  useCurrentEvent({ id: data.id, ticketUrl: data.booking?.ticketUrl ?? null, isBookable: data.isBookable });
  useTicketsPlace(data.isBookable ? TICKETS_ID : null);
  return (
    <Entry>
      {data.blocks.map((block) => (
        <EventPart key={block} block={block} view={data} />
      ))}
      <ScreenBlocks />
    </Entry>
  );
}

function EventPart({ block, view }: { block: EventBlock; view: EventView }) {
  const text = useText();
  switch (block) {
    case 'stage':
      return <EventStage view={view} />;
    case 'booking':
      return <EventBooking view={view} />;
    case 'access':
      return view.access ? <EventAccess access={view.access} /> : null;
    case 'text':
      return <ReadPlace name="about" reading={view.reading} />;
    case 'credits':
      return <ReadPlace name="credits" reading={view.reading} />;
    case 'dates':
      return <OtherDates otherDates={view.otherDates} productionHref={view.productionHref} />;
    case 'venue':
      return view.venue ? <EventVenue venue={view.venue} /> : null;
    case 'related':
      return view.related.length > 0 ? (
        <Section title={text('production.related')} className="unprinted">
          <EventRows rows={view.related} hasTitles />
        </Section>
      ) : null;
    default:
      return block satisfies never;
  }
}
