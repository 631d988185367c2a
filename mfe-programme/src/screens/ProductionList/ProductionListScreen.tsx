import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink } from '@spielplan/shared-ui/components';
import { Section, useNavigate, useNavigationState, useStore } from '@spielplan/shared-ui/host';
import { useListSession } from '@spielplan/shared-ui/lists';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { EmptyList } from '../../components/lists/EmptyList.tsx';
import { FilterBar } from '../../components/filters/FilterBar.tsx';
import { FilterForm } from '../../components/filters/FilterForm.tsx';
import { parseNoscriptFilters } from '../../components/filters/parseNoscriptFilters.ts';
import { SelectedFilters } from '../../components/filters/SelectedFilters.tsx';
import { ListEnd } from '../../components/lists/ListEnd.tsx';
import { ProductionGrid } from '../../components/cards/ProductionGrid.tsx';
import { scrollToList } from '../../components/lists/scrollToList.ts';
import {
  isProductionListFiltered,
  productionSearch,
  withProductionOption,
  type ProductionListQuery,
} from '../../domain/lists/productionListQuery.ts';
import type { ProductionListView } from '../../domain/lists/productionListView.ts';
import { useText } from '../../i18n/useText.ts';
import { productionListSessions } from '../../stores/productionListSessions.ts';

/**
 * The productions: filters, posters under their next date,
 * the next page by a real link (product.md section 2).
 */
export function ProductionListScreen({ data }: ScreenProps<ProductionListView>) {
  const { path, query, before, dates, chips, reset, previous } = data;
  const filters = parseNoscriptFilters(data.filters);
  const text = useText();
  const navigate = useNavigate();
  const isNavigating = useNavigationState().to?.split('?')[0] === path;
  const session = useListSession(productionListSessions, data);
  const { productions, count } = useStore(session);

  const go = (target: ProductionListQuery) => {
    scrollToList();
    navigate(path + productionSearch(target), { preventScrollReset: true });
  };

  return (
    <>
      <Section slug="productions-intro" />
      <Page>
        <div className="controls">
          <p role="status">{text('productions.count', { count })}</p>
          <FilterBar
            label={text('productions.filterLabel')}
            filters={filters}
            selected={query.filters}
            onSelect={(key, value) => go(withProductionOption(query, key, value))}
            dates={dates}
            onSelectDay={(day) => go({ ...query, date: day === null ? null : formatUrlDate(day), page: 1 })}
            result={text('productions.count', { count })}
            isBusy={isNavigating}
            reset={chips.length > 0 ? reset : null}
            onReset={scrollToList}
          />
          <FilterForm path={path} query={query} filters={filters} dates={dates} />
          <SelectedFilters chips={chips} reset={reset} onFollow={scrollToList} />
        </div>
        <div className="list" aria-busy={isNavigating || undefined}>
          {previous ? (
            <ButtonLink to={previous} rel="prev" variant="outline">
              {text('productions.previous')}
            </ButtonLink>
          ) : null}
          {productions.length > 0 ? (
            <ProductionGrid productions={productions} headingLevel={2} isFirst />
          ) : (
            <EmptyList none={text('productions.none')} isFiltered={isProductionListFiltered(query)} reset={reset} />
          )}
        </div>
        {productions.length > 0 ? <ListEnd session={session} shown={before + productions.length} firstPage={query.page} /> : null}
      </Page>
    </>
  );
}

const Page = styled.div`
  max-inline-size: var(--wide, 100rem);
  margin-inline: auto;
  padding-inline: var(--gutter, ${space(2)});

  .controls {
    display: grid;
    gap: ${space(3)};
    padding-block-end: ${space(5)};
  }

  .controls > p {
    margin: 0;
    font-size: ${fontSize.lead};
    font-weight: 650;
  }

  .list {
    display: grid;
    gap: ${space(4)};
    padding-block-end: ${space(6)};
  }

  .list > a {
    justify-self: start;
  }

  .list[aria-busy] {
    opacity: 0.5;
  }
`;
