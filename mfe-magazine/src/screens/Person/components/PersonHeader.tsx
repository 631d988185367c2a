import { Breadcrumb } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, fontSize, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { column } from '../../../components/column.ts';
import { Portrait } from '../../../components/Portrait.tsx';
import { MEMBER_SIZES } from '../../../domain/page/pictureSizes.ts';
import { useText } from '../../../i18n/useText.ts';
import type { PersonView } from '../personView.ts';

/** The head of somebody's page: their name, what they do here, their portrait. */
export function PersonHeader({ person }: { person: PersonView }) {
  const text = useText();
  const { name, functions, categories, picture } = person;
  return (
    <Field className={person.theme}>
      <Inner>
        <div>
          <Breadcrumb label={text('breadcrumb.label')} home={text('breadcrumb.home')} />
          <h1>{name}</h1>
          {functions.map((what) => (
            <p key={what}>{what}</p>
          ))}
          {categories.length > 0 ? (
            <ul role="list" aria-label={text('person.categories')}>
              {categories.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <figure>
          <Portrait person={person} sizes={MEMBER_SIZES} isFirst isDecorative={false} />
          {picture?.credit ? <figcaption>{text('article.credit', { credit: picture.credit })}</figcaption> : null}
        </figure>
      </Inner>
    </Field>
  );
}

const Field = styled.header`
  background: ${color.ground};
  color: ${color.ink};
`;

const Inner = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(6)};
  padding-block: ${space(2)} ${space(6)};

  ${from.medium} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }

  > div {
    align-self: stretch;
  }

  h1 {
    margin: ${space(3)} 0;
    font-size: ${fontSize.display};
    line-height: 0.98;
    letter-spacing: -0.025em;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    color: ${color.accent};
    font-size: ${fontSize.lead};
    font-weight: 650;
    line-height: 1.3;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    margin: ${space(2)} 0 0;
    padding: 0;
    list-style: none;
  }

  ul a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
    text-underline-offset: 0.25em;
  }

  figure {
    margin: 0;
  }

  figcaption {
    margin-block-start: ${space(1)};
    color: ${color.muted};
  }
`;
