import { Picture } from '@spielplan/shared-ui/components';
import { color, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { AboutView } from '../../domain/entry/entryView.ts';

/** Further pictures, whole, each with its own credit. */
export function Gallery({ items }: Pick<NonNullable<AboutView['gallery']>, 'items'>) {
  return (
    <Pictures>
      {items.map(({ picture, credit }) => (
        <li key={picture.base}>
          <figure>
            <Picture picture={picture} sizes="(min-width: 64em) 36vw, (min-width: 48em) 48vw, 100vw" />
            {credit ? <figcaption>{credit}</figcaption> : null}
          </figure>
        </li>
      ))}
    </Pictures>
  );
}

const Pictures = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  figure {
    margin: 0;
  }

  figcaption {
    margin-block-start: ${space(0.5)};
    color: ${color.muted};
  }

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
