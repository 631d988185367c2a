import { ButtonLink } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { Section } from '../../../components/page/Section.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { EventView } from '../eventView.ts';
import { EventRows } from './EventRows.tsx';

/** The production's further dates, soonest first, and the way to its page. */
export function OtherDates({ otherDates, productionHref }: Pick<EventView, 'otherDates' | 'productionHref'>) {
  const text = useText();
  if (otherDates.length === 0) return null;
  return (
    <Section title={text('event.dates')} className="unprinted">
      <EventRows rows={otherDates} />
      {productionHref ? (
        <Way>
          <ButtonLink to={productionHref} variant="outline">
            {text('event.production')}
          </ButtonLink>
        </Way>
      ) : null}
    </Section>
  );
}

const Way = styled.p`
  margin: ${space(3)} 0 0;
`;
