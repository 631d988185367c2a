import type { MediaItem } from '@spielplan/shared-contracts/api';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { MediaView } from '../HubView.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { MediaFilters } from './MediaFilters.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadArea } from './UploadArea.tsx';
import { useMedia } from './useMedia.ts';

/** The library: found by words, tag and kind, filled by drop, paste and choice, and everything about one entry. */
export function MediaPanel({ data: { list, mayEdit } }: { data: MediaView }) {
  const text = useText();
  const media = useMedia(list ?? { count: 0, results: [], tags: [] });
  const [open, setOpen] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const shown = media.results.find(({ id }) => id === open) ?? null;
  if (!list) return <p>{text('hub.media.none')}</p>;
  const kept = (item: MediaItem) => {
    media.put(item);
    setTold(text('hub.media.kept', { name: item.name }));
  };
  return (
    <Panel>
      <p>{text('hub.media.about')}</p>
      {mayEdit ? <UploadArea tag={media.filter.tag} onKept={kept} /> : null}
      <MediaFilters filter={media.filter} tags={media.tags} onChange={media.setFilter} />
      <div role="status">
        {told ? <p>{told}</p> : null}
        <p>{text('hub.media.found', { count: media.count })}</p>
      </div>
      {media.failure ? <Notice tone="error">{text(media.failure)}</Notice> : null}
      <MediaGrid items={media.results} onOpen={setOpen} />
      {media.results.length < media.count ? (
        <Button variant="outline" isBusy={media.busy} onClick={() => void media.more()}>
          {text('hub.media.more')}
        </Button>
      ) : null}
      {shown ? (
        <MediaDialog
          key={shown.id}
          item={shown}
          mayEdit={mayEdit}
          onClose={() => setOpen(null)}
          onChanged={(item, tell) => {
            media.put(item);
            setTold(tell);
          }}
          onRemoved={(tell) => {
            setOpen(null);
            media.drop(shown.id);
            setTold(tell);
          }}
        />
      ) : null}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  justify-items: start;

  p {
    margin: 0;
    max-inline-size: 60ch;
  }

  > :is(ul, form, section, div) {
    inline-size: 100%;
  }
`;
