import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink, RichText } from '@spielplan/shared-ui/components';
import { ScreenBlocks } from '@spielplan/shared-ui/host';
import { Entry } from '../../components/page/Entry.ts';
import { DatesCalendar } from '../../components/calendar/DatesCalendar.tsx';
import { SpecialDates } from '../../components/calendar/SpecialDates.tsx';
import { EventDays } from '../../components/events/EventDays.tsx';
import { Section } from '../../components/page/Section.tsx';
import { Stage } from '../../components/events/Stage.tsx';
import { VENUE_ACCESS_ID } from '../../domain/venues/venueParts.ts';
import { useText } from '../../i18n/useText.ts';
import { Arrival } from './components/Arrival.tsx';
import { Hours } from './components/Hours.tsx';
import { Rooms } from './components/Rooms.tsx';
import type { VenueView } from './venueView.ts';

/**
 * The page of a house: what it is, what is on in it,
 * when it opens, how to get there and in, and its rooms.
 */
export function VenueScreen({ data }: ScreenProps<VenueView>) {
  const {
    title,
    intro,
    address,
    picture,
    description,
    items,
    days,
    style,
    listPath,
    accessibility,
    rooms,
    haveEventsFailed,
    special,
    calendar,
  } = data;
  const text = useText();
  return (
    <Entry>
      <Stage title={title} subline={intro} lines={address} picture={picture} />
      {description ? (
        <Section title={text('venue.about')}>
          <RichText html={description} />
        </Section>
      ) : null}
      {special.length > 0 ? (
        <Section title={text('dates.special')}>
          <SpecialDates dates={special} />
        </Section>
      ) : null}
      <EventDays
        headline={text('venue.events')}
        style={style}
        items={items}
        days={days}
        empty={text(haveEventsFailed ? 'venue.eventsFailed' : 'venue.noEvents')}
      >
        <ButtonLink to={listPath} variant="outline">
          {text('block.all')}
        </ButtonLink>
      </EventDays>
      {calendar ? (
        <Section title={text('dates.calendar')}>
          <DatesCalendar {...calendar} />
        </Section>
      ) : null}
      <Hours today={data.hoursToday} html={data.hours} />
      <Arrival html={data.arrival} address={address} map={data.map} mapUrl={data.mapUrl} />
      {accessibility ? (
        <Section id={VENUE_ACCESS_ID} title={text('venue.accessibility')}>
          <RichText html={accessibility} />
        </Section>
      ) : null}
      <Rooms rooms={rooms} />
      <ScreenBlocks />
    </Entry>
  );
}
