import { ButtonLink } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { MagazineView } from '../magazineView.ts';

/** The way to older and newer articles; nothing where there is one page only. */
export function PageLinks({ page, pages, newer, older }: Pick<MagazineView, 'page' | 'pages' | 'newer' | 'older'>) {
  const text = useText();
  if (!newer && !older) return null;
  return (
    <Pages aria-label={text('magazine.pages')}>
      {newer ? (
        <ButtonLink to={newer} variant="outline" rel="prev">
          {text('magazine.newer')}
        </ButtonLink>
      ) : null}
      <p>{text('magazine.pageOf', { page, pages })}</p>
      {older ? (
        <ButtonLink to={older} rel="next">
          {text('magazine.older')}
        </ButtonLink>
      ) : null}
    </Pages>
  );
}

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  border-block-start: 2px solid ${color.line};

  p {
    margin: 0;
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
