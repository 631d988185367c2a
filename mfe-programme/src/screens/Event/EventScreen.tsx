import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { RichText } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { EventBooking } from './components/EventBooking.tsx';
import { EventCredits } from './components/EventCredits.tsx';
import { EventStage } from './components/EventStage.tsx';
import { EventVenue } from './components/EventVenue.tsx';
import { OtherDates } from './components/OtherDates.tsx';
import { Section } from './components/Section.tsx';
import type { EventBlock, EventView } from './eventView.ts';

/** The page of one event; the order of its parts is the house's (specification section 3, design settings). */
export function EventScreen({ data }: ScreenProps<EventView>) {
  useCurrentEvent(data);
  return (
    <Article>
      {data.blocks.map((block) => (
        <EventPart key={block} block={block} view={data} />
      ))}
    </Article>
  );
}

function EventPart({ block, view }: { block: EventBlock; view: EventView }) {
  const text = useText();
  switch (block) {
    case 'stage':
      return <EventStage view={view} />;
    case 'booking':
      return <EventBooking view={view} />;
    case 'text':
      return view.description ? (
        <Section title={text('event.textHeading')}>
          <RichText html={view.description} />
        </Section>
      ) : null;
    case 'credits':
      return <EventCredits credits={view.credits} />;
    case 'dates':
      return <OtherDates dates={view.otherDates} />;
    case 'venue':
      return view.venue ? <EventVenue venue={view.venue} /> : null;
    default:
      return block satisfies never;
  }
}

/** Tells the page which event is on screen, for the sticky ticket button, and takes it back when it leaves. */
function useCurrentEvent({ id, isBookable, booking }: EventView): void {
  const { signals } = useHost();
  const ticketUrl = booking?.ticketUrl ?? null;
  useEffect(() => {
    signals.emit('event.current', { id, ticketUrl, isBookable });
    return () => signals.emit('event.current', null);
  }, [signals, id, ticketUrl, isBookable]);
}

const Article = styled.article`
  max-inline-size: var(--wide, 100rem);
  margin-inline: auto;
  padding-inline: var(--gutter, ${space(2)});
  padding-block-end: ${space(6)};
`;
