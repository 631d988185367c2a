import { Breadcrumb } from '@spielplan/shared-ui/components';
import { usePage } from '@spielplan/shared-ui/host';
import { fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { MagazineHeaderView } from '../domain/page/magazineHeaderView.ts';
import { useText } from '../i18n/useText.ts';
import { column } from './column.ts';
import { ListTabs } from './ListTabs.tsx';
import { SearchForm } from './SearchForm.tsx';

/**
 * The head of the magazine's lists: where the reader is,
 * where a search begins, the headline, the categories.
 */
export function MagazineHeader({ header }: { header: MagazineHeaderView }) {
  const text = useText();
  const { site } = usePage();
  return (
    <Top>
      <div>
        <Breadcrumb label={text('breadcrumb.label')} home={text('breadcrumb.home')} />
        {site.hasSearch === false ? null : <SearchForm action={header.search} label={text('search.start')} />}
      </div>
      <h1>{header.heading}</h1>
      <ListTabs label={text('magazine.categories')} tabs={header.categories} more={header.tags} />
    </Top>
  );
}

const Top = styled.header`
  ${column}
  padding-block: ${space(2)} ${space(4)};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)} ${space(6)};
  }

  ${from.medium} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
      align-items: start;
    }
  }

  h1 {
    margin: ${space(3)} 0 ${space(2)};
    font-size: ${fontSize.display};
    line-height: 0.95;
    letter-spacing: -0.025em;
    overflow-wrap: anywhere;
  }
`;
