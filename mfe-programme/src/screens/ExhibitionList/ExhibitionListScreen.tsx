import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink } from '@spielplan/shared-ui/components';
import { fontSize, font, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { EmptyList } from '../../components/lists/EmptyList.tsx';
import { useText } from '../../i18n/useText.ts';
import { ExhibitionCards } from './components/ExhibitionCards.tsx';
import { OpeningHoursList } from './components/OpeningHoursList.tsx';
import type { ExhibitionListView } from './exhibitionListView.ts';

/**
 * The exhibitions: what is on view with today's hours,
 * what is to come, and when the houses are open.
 */
export function ExhibitionListScreen({ data }: ScreenProps<ExhibitionListView>) {
  const { running, ahead, hours, next, previous } = data;
  const text = useText();
  return (
    <Page>
      {previous ? (
        <ButtonLink to={previous} rel="prev" variant="outline">
          {text('exhibitions.previous')}
        </ButtonLink>
      ) : null}
      {running.length + ahead.length === 0 ? <EmptyList none={text('exhibitions.none')} /> : null}
      {running.length > 0 ? (
        <section aria-labelledby="on-view">
          <h2 id="on-view">{text('exhibitions.running')}</h2>
          <ExhibitionCards exhibitions={running} lead={text('exhibitions.until')} isFirst />
        </section>
      ) : null}
      {ahead.length > 0 ? (
        <section aria-labelledby="to-come">
          <h2 id="to-come">{text('exhibitions.ahead')}</h2>
          <ExhibitionCards exhibitions={ahead} lead={text('exhibitions.from')} isFirst={running.length === 0} />
        </section>
      ) : null}
      {next ? (
        <ButtonLink to={next} rel="next" variant="outline">
          {text('exhibitions.next')}
        </ButtonLink>
      ) : null}
      <OpeningHoursList hours={hours} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space(6)};
  max-inline-size: var(--wide, 100rem);
  margin-inline: auto;
  padding: 0 var(--gutter, ${space(2)}) ${space(8)};

  > a {
    justify-self: start;
  }

  > section > h2 {
    margin: 0 0 ${space(3)};
    font: 800 ${fontSize.headline} / 1 ${font.display};
    letter-spacing: -0.03em;
  }
`;
