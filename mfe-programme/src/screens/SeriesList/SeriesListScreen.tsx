import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { CardGrid } from '../../components/cards/CardGrid.ts';
import { EmptyList } from '../../components/lists/EmptyList.tsx';
import { Entry } from '../../components/page/Entry.ts';
import { useText } from '../../i18n/useText.ts';
import type { SeriesListView } from './seriesListView.ts';

/** The overview of the series: what holds each together, and how much of it is to come. */
export function SeriesListScreen({ data: { series } }: ScreenProps<SeriesListView>) {
  const text = useText();
  if (series.length === 0)
    return (
      <Entry>
        <EmptyList none={text('seriesList.none')} />
      </Entry>
    );
  return (
    <Entry>
      <Grid>
        {series.map(({ id, href, name, subline, picture, count }) => (
          <li key={id}>
            {picture ? (
              <Picture picture={picture} sizes="(min-width: 64em) 40vw, (min-width: 48em) 45vw, 100vw" isDecorative />
            ) : null}
            <div>
              <h2 className="name">
                <Link to={href}>{name}</Link>
              </h2>
              {subline ? <p>{subline}</p> : null}
              {count ? <p className="count">{count}</p> : null}
            </div>
          </li>
        ))}
      </Grid>
    </Entry>
  );
}

const Grid = styled(CardGrid)`
  > li {
    grid-template-rows: auto 1fr;
  }

  picture img {
    aspect-ratio: 4 / 3;
  }

  > li > div {
    padding-block-start: ${space(1)};
    border-block-start: 6px solid ${color.line};
  }

  .count {
    color: ${color.muted};
  }
`;
