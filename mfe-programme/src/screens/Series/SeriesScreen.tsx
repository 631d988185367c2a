import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink, RichText } from '@spielplan/shared-ui/components';
import { ScreenBlocks } from '@spielplan/shared-ui/host';
import { Entry } from '../../components/page/Entry.ts';
import { DatesCalendar } from '../../components/calendar/DatesCalendar.tsx';
import { SpecialDates } from '../../components/calendar/SpecialDates.tsx';
import { EventDays } from '../../components/events/EventDays.tsx';
import { Section } from '../../components/page/Section.tsx';
import { Stage } from '../../components/events/Stage.tsx';
import { useText } from '../../i18n/useText.ts';
import type { SeriesView } from './seriesView.ts';

/** The page of a series: what holds it together, and its events by day. */
export function SeriesScreen({ data }: ScreenProps<SeriesView>) {
  const { title, subline, count, picture, description, style, items, days, listPath, moreHref, special, calendar } = data;
  const text = useText();
  return (
    <Entry>
      <Stage
        preline={text('series.label')}
        title={title}
        subline={subline}
        lines={[text('list.count', { count })]}
        picture={picture}
      />
      {description ? (
        <Section title={text('series.about')}>
          <RichText html={description} />
        </Section>
      ) : null}
      {special.length > 0 ? (
        <Section title={text('dates.special')}>
          <SpecialDates dates={special} />
        </Section>
      ) : null}
      <EventDays headline={text('event.allDates')} style={style} items={items} days={days} empty={text('series.noEvents')}>
        <ButtonLink to={moreHref ?? listPath} variant="outline">
          {text(moreHref ? 'series.more' : 'block.all')}
        </ButtonLink>
      </EventDays>
      {calendar ? (
        <Section title={text('dates.calendar')}>
          <DatesCalendar {...calendar} />
        </Section>
      ) : null}
      <ScreenBlocks />
    </Entry>
  );
}
