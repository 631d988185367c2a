import type { BlockProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink } from '@spielplan/shared-ui/components';
import { font, fontSize, space } from '@spielplan/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { EventDay } from '../../components/EventDay.tsx';
import { groupByDay } from '../../domain/groupByDay.ts';
import { useText } from '../../i18n/useText.ts';
import type { EventListBlockView } from './eventListBlockView.ts';

/** A few events on a page of the house, in the site's event style. */
export function EventListBlock({ data }: BlockProps<EventListBlockView>) {
  const { headline, style, items, days, allHref } = data;
  const text = useText();
  const id = useId();
  return (
    <Block aria-labelledby={headline ? id : undefined}>
      {headline ? <h2 id={id}>{headline}</h2> : null}
      {items.length === 0 ? <p>{text('block.empty')}</p> : null}
      {groupByDay(items).map((group) => (
        <EventDay key={group.day} group={group} title={days[group.day]} style={style} firstPicture={null} />
      ))}
      <ButtonLink to={allHref} variant="outline">
        {text('block.all')}
      </ButtonLink>
    </Block>
  );
}

const Block = styled.section`
  > h2 {
    margin: 0 0 ${space(3)};
    font: 800 ${fontSize.headline} / 1 ${font.display};
    letter-spacing: -0.03em;
  }

  > p {
    font-size: ${fontSize.lead};
  }
`;
