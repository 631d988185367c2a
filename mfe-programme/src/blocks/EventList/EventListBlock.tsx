import type { BlockProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink } from '@spielplan/shared-ui/components';
import { EventDays } from '../../components/events/EventDays.tsx';
import { useText } from '../../i18n/useText.ts';
import type { EventListBlockView } from './eventListBlockView.ts';

/** A few events on a page of the house, in the site's event style. */
export function EventListBlock({ data: { headline, style, items, days, allHref } }: BlockProps<EventListBlockView>) {
  const text = useText();
  return (
    <EventDays headline={headline} style={style} items={items} days={days} empty={text('block.empty')}>
      <ButtonLink to={allHref} variant="outline">
        {text('block.all')}
      </ButtonLink>
    </EventDays>
  );
}
