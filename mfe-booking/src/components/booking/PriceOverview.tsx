import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { OfferedGroup } from '../../domain/offer/bookingOffer.ts';
import { useText } from '../../i18n/useText.ts';

interface PriceOverviewProps {
  groups: readonly OfferedGroup[];
  /** Whether it is told how much is left: not of what is not sold. */
  hasStates: boolean;
}

/** All prices at a glance, group by group; readable without JavaScript. */
export function PriceOverview({ groups, hasStates }: PriceOverviewProps) {
  const text = useText();
  return (
    <Groups>
      {groups.map(({ key, name, hasFewLeft, base, discounts }) => (
        <div key={key}>
          <dt>
            {name || text('group.all')}
            {hasStates ? <small>{text(hasFewLeft ? 'group.few' : 'group.available')}</small> : null}
          </dt>
          {[base, ...discounts].map((price) => (
            <dd key={price.saleTypeId}>
              {`${price.name} `}
              <b>{price.shown || text('prices.free')}</b>
            </dd>
          ))}
        </div>
      ))}
    </Groups>
  );
}

const Groups = styled.dl`
  inline-size: 100%;
  max-inline-size: 40rem;
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    padding-block: ${space(1)};
    border-block-start: 1px solid ${color.line};
  }

  dt {
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
    font-weight: 650;
  }

  small {
    color: ${color.muted};
    font-size: 1rem;
    font-weight: 400;
  }

  dd {
    margin: 0;
  }

  b {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
