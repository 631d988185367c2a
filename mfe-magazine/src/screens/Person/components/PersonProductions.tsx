import { Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, fontSize, from, hyphenation, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { PORTRAIT_SIZES } from '../../../domain/page/pictureSizes.ts';
import { useText } from '../../../i18n/useText.ts';
import type { PersonProduction } from '../personView.ts';

/** What somebody takes part in. */
export function PersonProductions({ productions }: { productions: readonly PersonProduction[] }) {
  const text = useText();
  return (
    <section aria-labelledby="person-productions">
      <h2 id="person-productions">{text('person.productions')}</h2>
      <List role="list">
        {productions.map(({ id, href, title, preline, subline, picture }) => (
          <li key={id}>
            {picture ? <Picture picture={picture} sizes={PORTRAIT_SIZES} isDecorative /> : null}
            {preline ? <p className="preline">{preline}</p> : null}
            <h3>
              <Link to={href}>{title}</Link>
            </h3>
            {subline ? <p>{subline}</p> : null}
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)} ${space(3)};

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > li {
    position: relative;
  }

  img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }

  h3 {
    margin: ${space(0.5)} 0;
    font-size: ${fontSize.lead};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
    ${hyphenation}
  }

  .preline {
    margin-block-start: ${space(1)};
    color: ${color.accent};
    font-weight: 650;
  }

  && a {
    display: inline;
    min-block-size: 0;
    font-size: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  && > li:hover a,
  && a:focus-visible {
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
  }
`;
