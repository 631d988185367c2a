import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink, Notice } from '@spielplan/shared-ui/components';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { ArticleGrid } from '../../components/ArticleGrid.tsx';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { column } from '../../components/column.ts';
import { PageLinks } from '../../components/PageLinks.tsx';
import { useText } from '../../i18n/useText.ts';
import { CategoryList } from './components/CategoryList.tsx';
import { LeadArticle } from './components/LeadArticle.tsx';
import type { MagazineView } from './magazineView.ts';

/** The magazine, whole or by category. */
export function MagazineScreen({ data }: ScreenProps<MagazineView>) {
  const text = useText();
  const { lead, articles } = data;
  return (
    <>
      <Top>
        <Breadcrumb label={text('breadcrumb.label')} crumbs={data.crumbs} />
        <h1>{data.heading}</h1>
        <CategoryList label={text('magazine.categories')} categories={data.categories} />
      </Top>
      {lead ? <LeadArticle article={lead} byline={lead.author && text('article.by', { author: lead.author })} /> : null}
      <Rest>
        {articles.length > 0 ? <ArticleGrid articles={articles} headingLevel={2} isFirst={!lead} /> : null}
        {!lead && articles.length === 0 ? (
          <Notice title={text('magazine.empty.title')}>
            <ButtonLink to={data.all} variant="quiet">
              {text('magazine.empty.all')}
            </ButtonLink>
          </Notice>
        ) : null}
        <PageLinks
          page={data.page}
          pages={data.pages}
          back={{ label: text('magazine.newer'), href: data.newer }}
          on={{ label: text('magazine.older'), href: data.older }}
        />
      </Rest>
    </>
  );
}

const Top = styled.header`
  ${column}
  padding-block: ${space(2)} ${space(4)};

  h1 {
    margin: ${space(1)} 0 ${space(2)};
    font-size: ${fontSize.display};
    line-height: 0.95;
    letter-spacing: -0.025em;
    overflow-wrap: anywhere;
  }
`;

const Rest = styled.div`
  ${column}
  display: grid;
  gap: ${space(7)};
  padding-block: ${space(6)} ${space(10)};
`;
