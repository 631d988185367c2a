import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink, Notice } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { column } from '../../components/column.ts';
import { MagazineHeader } from '../../components/MagazineHeader.tsx';
import { useText } from '../../i18n/useText.ts';
import type { MagazineTagsView } from './magazineTagsView.ts';

/** All tags of the magazine, as large as they are few. */
export function MagazineTagsScreen({ data }: ScreenProps<MagazineTagsView>) {
  const text = useText();
  return (
    <>
      <MagazineHeader header={data.header} />
      <Field className="cc03">
        {data.tags.length > 0 ? (
          <Tags role="list">
            {data.tags.map(({ name, href }) => (
              <li key={href}>
                <Link to={href}>#{name}</Link>
              </li>
            ))}
          </Tags>
        ) : (
          <Notice title={text('tags.empty')}>
            <ButtonLink to={data.all} variant="quiet">
              {text('magazine.empty.all')}
            </ButtonLink>
          </Notice>
        )}
      </Field>
    </>
  );
}

const Field = styled.div`
  padding-block: ${space(7)} ${space(10)};
  background: ${color.ground};
  color: ${color.ink};

  > * {
    ${column}
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin-block: 0;
  list-style: none;

  li {
    max-inline-size: 100%;
  }

  a {
    display: block;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
    font-size: ${fontSize.headline};
    font-weight: 750;
    line-height: 1.15;
    letter-spacing: -0.02em;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover,
  a:focus-visible {
    color: ${color.accent};
    text-decoration: underline;
    text-decoration-thickness: 4px;
    text-underline-offset: 0.12em;
  }
`;
