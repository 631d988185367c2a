import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { Breadcrumb } from '@spielplan/shared-ui/components';
import { Link, Section } from '@spielplan/shared-ui/host';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { column } from '../../components/column.ts';
import { ListTabs } from '../../components/ListTabs.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useText } from '../../i18n/useText.ts';
import { Links, NothingFound } from './components/NothingFound.tsx';
import { SearchHits } from './components/SearchHits.tsx';
import type { SearchView } from './searchView.ts';

/** The search of the site. */
export function SearchScreen({ data }: ScreenProps<SearchView>) {
  const text = useText();
  const { term, tabs, groups, ways } = data;
  const isEmpty = term !== '' && tabs.length === 0;
  return (
    <>
      <Top>
        <Breadcrumb label={text('breadcrumb.label')} home={text('breadcrumb.home')} />
        <h1>{data.heading}</h1>
        <SearchForm action={data.action} term={term} label={text('search.label')} isLarge />
      </Top>
      <Section slug="search-intro" />
      <Page>
        <Summary role="status">{data.summary}</Summary>
        {data.spelling ? (
          <p>
            {text('search.spelling', { term })} <Link to={data.spelling.href}>{data.spelling.label}</Link>
          </p>
        ) : null}
        {data.answer ? (
          <p>
            {text('search.answer')} <Link to={data.answer.href}>{data.answer.label}</Link>
          </p>
        ) : null}
        <ListTabs label={text('search.groups')} tabs={tabs} />
        {term === '' ? <Links label={text('search.ways')} links={ways} /> : null}
        {isEmpty ? <NothingFound nearest={data.nearest} ways={ways} /> : null}
        {tabs.length > 0 && groups.length === 0 ? <p>{text('search.emptyGroup')}</p> : null}
        {groups.map(({ name, title, hits, all }) => (
          <Group key={name} aria-labelledby={`search-${name}`}>
            <h2 id={`search-${name}`}>{title}</h2>
            <SearchHits hits={hits} />
            {all && data.page === 1 ? <Link to={all.href}>{all.label}</Link> : null}
          </Group>
        ))}
        <PageLinks
          page={data.page}
          pages={data.pages}
          back={{ label: text('search.previous'), href: data.previous }}
          on={{ label: text('search.next'), href: data.next }}
        />
      </Page>
    </>
  );
}

const Top = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(2)} ${space(3)};

  > h1 {
    margin: 0;
    font-size: ${fontSize.display};
    line-height: 0.95;
    letter-spacing: -0.025em;
  }
`;

const Page = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block-end: ${space(10)};

  > p {
    margin: 0;
  }

  > p a {
    color: ${color.accent};
    font-weight: 650;
  }
`;

const Summary = styled.p`
  font-size: ${fontSize.lead};
  overflow-wrap: anywhere;
`;

const Group = styled.section`
  padding-block-start: ${space(3)};

  > h2 {
    margin: 0 0 ${space(3)};
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.015em;
  }

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${color.accent};
    font-weight: 650;
    text-underline-offset: 0.25em;
  }
`;
