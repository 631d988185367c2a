import type { MediaItem, MediaKind } from '@spielplan/shared-contracts/api';
import { Button, Dialog, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { createEditorClient } from '@spielplan/shared-editing/client';
import { fetchMedia, type MediaList } from '@spielplan/shared-editing/media';

const TYPING_MS = 250;

interface MediaPickerProps {
  kind: MediaKind;
  onPick: (item: MediaItem) => void;
  onClose: () => void;
}

/** The library, to choose one entry of a kind from, by words and tag. */
export function MediaPicker({ kind, onPick, onClose }: MediaPickerProps) {
  const text = useText();
  const { lang, signals } = useHost();
  const [query, setQuery] = useState('');
  const [tag, setTag] = useState('');
  const [page, setPage] = useState(1);
  const [list, setList] = useState<MediaList | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const found = await fetchMedia(createEditorClient(signals), { query, tag, kind, page });
      if (isOver) return;
      setList((before) => {
        if (!found) return 'failed';
        const isMore = page > 1 && before !== null && before !== 'failed';
        return isMore ? { ...found, results: [...before.results, ...found.results] } : found;
      });
    };
    const timer = setTimeout(() => void load(), query === '' ? 0 : TYPING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [query, tag, kind, page, signals]);
  const known = list !== 'failed' ? list : null;
  return (
    <Dialog isOpen onClose={onClose} title={text('media.title')} closeLabel={text('dialog.cancel')}>
      <FieldFrame id="media-picker-query" label={text('media.query')} help={undefined} error={undefined}>
        <input
          id="media-picker-query"
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => {
            setPage(1);
            setQuery(target.value);
          }}
        />
      </FieldFrame>
      {known && known.tags.length > 0 ? (
        <FieldFrame id="media-picker-tag" label={text('media.tag')} help={undefined} error={undefined}>
          <select
            id="media-picker-tag"
            value={tag}
            onChange={({ target }) => {
              setPage(1);
              setTag(target.value);
            }}
          >
            <option value="">{text('media.all')}</option>
            {known.tags.map(({ name, count }) => (
              <option key={name} value={name}>
                {`${name} (${count})`}
              </option>
            ))}
          </select>
        </FieldFrame>
      ) : null}
      {list === 'failed' ? <Notice tone="error">{text('media.failed')}</Notice> : null}
      <p role="status">{known ? text('media.found', { count: known.count }) : list ? '' : text('dialog.loading')}</p>
      <Grid aria-label={text('media.title')}>
        {known?.results.map((item) => (
          <li key={item.id}>
            <button type="button" onClick={() => onPick(item)}>
              {item.picture ? <img src={`${item.picture.base}-320.webp`} alt={item.alt[lang]} loading="lazy" /> : null}
              <span>{item.name}</span>
            </button>
          </li>
        ))}
      </Grid>
      {known && known.results.length < known.count ? (
        <Button variant="outline" onClick={() => setPage(page + 1)}>
          {text('media.more')}
        </Button>
      ) : null}
    </Dialog>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 45%), 1fr));
  gap: ${space(2)};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    display: grid;
    gap: ${space(1)};
    align-content: start;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 2.75rem;
    padding: 0 0 ${space(1)};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  button:hover > span {
    text-decoration: underline;
  }

  button:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;
