import type { MediaItem, MediaKind } from '@spielplan/shared-contracts/api';
import { Button, Dialog, Notice } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { MediaFilters } from './MediaFilters.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadArea } from './UploadArea.tsx';
import { useMedia } from './useMedia.ts';

interface MediaChooserProps {
  kind: MediaKind;
  onPick: (item: MediaItem) => void;
  onClose: () => void;
}

/** The library, to choose one entry of a kind from, or to upload it. */
export function MediaChooser({ kind, onPick, onClose }: MediaChooserProps) {
  const text = useText();
  const media = useMedia(null, kind);
  const [told, setTold] = useState('');
  const take = (item: MediaItem) =>
    item.kind === kind ? onPick(item) : setTold(text('hub.media.otherKind', { name: item.name }));
  return (
    <Dialog isOpen onClose={onClose} title={text(`hub.media.kind.${kind}`)} closeLabel={text('hub.media.cancel')}>
      <Whole>
        <UploadArea tag={media.filter.tag} onKept={take} />
        <MediaFilters filter={media.filter} tags={media.tags} isOneKind onChange={media.setFilter} />
        <p role="status">{told || (media.busy ? text('hub.pages.loading') : text('hub.media.found', { count: media.count }))}</p>
        {media.failure ? <Notice tone="error">{text(media.failure)}</Notice> : null}
        <MediaGrid
          items={media.results}
          onOpen={(id) => {
            const item = media.results.find((each) => each.id === id);
            if (item) onPick(item);
          }}
        />
        {media.results.length < media.count ? (
          <Button variant="outline" isBusy={media.busy} onClick={() => void media.more()}>
            {text('hub.media.more')}
          </Button>
        ) : null}
      </Whole>
    </Dialog>
  );
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  inline-size: 100%;

  > p {
    margin: 0;
  }
`;
