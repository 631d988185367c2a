import type { MediaItem } from '@spielplan/shared-contracts/api';
import { FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { type UploadFault, uploadMedia } from '@spielplan/shared-ui/media';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';

/** Puts another file into the place of this one, wherever it is used. */
export function ReplaceForm({ item, onReplaced }: { item: MediaItem; onReplaced: (item: MediaItem) => void }) {
  const text = useText();
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const replace = async (file: File | undefined) => {
    if (!file || share !== null) return;
    stop.current = new AbortController();
    setFault(null);
    setShare(0);
    const outcome = await uploadMedia(file, {
      signal: stop.current.signal,
      replaces: item.id,
      onProgress: setShare,
      onPaused: () => undefined,
    });
    setShare(null);
    if (outcome.kind === 'kept') onReplaced(outcome.item);
    if (outcome.kind === 'failed') setFault(outcome.fault);
  };
  return (
    <>
      <FieldFrame id="media-replace" label={text('hub.media.replace')} help={text('hub.media.replaceHelp')} error={undefined}>
        <input
          id="media-replace"
          type="file"
          aria-describedby="media-replace-help"
          onChange={({ target }) => void replace(target.files?.[0])}
        />
      </FieldFrame>
      {share === null ? null : (
        <progress aria-label={text('hub.media.progressOf', { name: item.name })} max={100} value={Math.round(share * 100)} />
      )}
      {fault ? <Notice tone="error">{text(`hub.media.fault.${fault}`)}</Notice> : null}
    </>
  );
}
