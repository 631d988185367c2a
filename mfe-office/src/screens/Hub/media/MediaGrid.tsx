import type { MediaItem } from '@spielplan/shared-contracts/api';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';

/** The entries as a grid; each is a button that opens everything about it. */
export function MediaGrid({ items, onOpen }: { items: readonly MediaItem[]; onOpen: (id: number) => void }) {
  const text = useText();
  return (
    <Grid aria-label={text('hub.media.list')}>
      {items.map((item) => (
        <li key={item.id}>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen(item.id)}>
            {item.picture ? (
              <img
                src={`${item.picture.base}-320.webp`}
                alt=""
                loading="lazy"
                decoding="async"
                style={{ backgroundColor: item.picture.color }}
              />
            ) : (
              <Kind aria-hidden="true">{item.content_type.split('/').at(-1)}</Kind>
            )}
            <span>{item.name}</span>
            {lacksText(item) ? <Lack>{text('hub.media.lacksText')}</Lack> : null}
          </button>
        </li>
      ))}
    </Grid>
  );
}

/** A picture that a screen reader has nothing to say about, in one language at least. */
function lacksText({ kind, is_decorative: isDecorative, alt }: MediaItem): boolean {
  return kind === 'picture' && !isDecorative && !(alt.de.trim() && alt.en.trim());
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 45%), 1fr));
  gap: ${space(3)} ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    display: grid;
    gap: ${space(1)};
    align-content: start;
    inline-size: 100%;
    block-size: 100%;
    padding: 0 0 ${space(1)};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  button:hover > span:first-of-type {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  button:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }

  img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;

const Kind = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  border: 1px solid ${color.line};
  font-weight: 650;
`;

const Lack = styled.small`
  color: ${color.accent};
  font-size: 0.9375rem;
  font-weight: 650;
`;
