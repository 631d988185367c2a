import { Picture } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { color, fontSize, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth, rhythm } from '../blockStyles.ts';
import type { LogoListView } from './presentLogoList.ts';

const SIZES = '6rem';

/** Whom a house has to thank, as the last page of a programme lists them: mark and name. */
export function LogoList({ data: { headline, logos } }: { data: LogoListView }) {
  return (
    <Section>
      <EditableText field="headline" as="h2">
        {headline}
      </EditableText>
      <ul>
        {logos.map(({ name, picture, href }, index) => {
          const shown = <EditableText field={`children.${index}.name`}>{name}</EditableText>;
          return (
            <li key={name}>
              <Picture picture={picture} sizes={SIZES} isDecorative />
              {href ? <a href={href}>{shown}</a> : <span>{shown}</span>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  ${pageWidth}

  h2 {
    margin: 0 0 ${rhythm.close};
    font-size: ${fontSize.title};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
    gap: 0 clamp(1rem, 3vw, 3rem);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: ${TARGET_SIZE};
    border-block-start: 1px solid ${color.line};
    padding-block: ${space(2)};
    font-weight: 700;
    line-height: 1.2;
  }

  picture {
    flex: none;
    inline-size: 4.5rem;
  }

  img {
    aspect-ratio: 1;
    object-fit: contain;
  }

  /* A name longer than its column is broken, and does not leave it. */
  a,
  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  li:hover a {
    color: ${color.accent};
  }

  ${from.large} {
    picture {
      inline-size: 6rem;
    }
  }
`;
