import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { changeMediaCall, MediaItem } from '@spielplan/shared-contracts/api';
import { Button, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type UploadFault, uploadMedia } from '@spielplan/shared-ui/media';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub } from '../callHub.ts';
import { HubActions } from '../hubStyles.ts';
import { fetchMediaFile } from '../../../transport/fetchMediaFile.ts';
import { UsageList } from './UsageList.tsx';

/** Puts another file into the place of this one, wherever it is used: asks first, says where that is, and can take it back. */
export function ReplaceForm({ item, onReplaced }: { item: MediaItem; onReplaced: (item: MediaItem) => void }) {
  const text = useText();
  const [chosen, setChosen] = useState<File | null>(null);
  /** What stood there before, as long as this is open. */
  const [former, setFormer] = useState<{ file: File; item: MediaItem } | null>(null);
  const { signals } = useHost();
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (file: File): Promise<MediaItem | null> => {
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
    return outcome.kind === 'kept' ? outcome.item : null;
  };
  const replace = async () => {
    if (!chosen || share !== null) return;
    setShare(0);
    const before = await fetchMediaFile(item);
    // Without it there would be no way back.
    if (!before) {
      setShare(null);
      return setFault('away');
    }
    if (!(await send(chosen))) return;
    setFormer({ file: before, item });
    setChosen(null);
  };
  const undo = async () => {
    if (!former || share !== null) return;
    const now = await send(former.file);
    if (!now) return;
    setFormer(null);
    const { focal_point, crops } = former.item;
    if (focal_point === null && Object.keys(crops).length === 0) return;
    const change = { id: now.id, body: { focal_point, crops }, ifMatch: now.revision };
    const reply = await callHub<typeof changeMediaCall>(signals, addresses.changeMedia, change);
    if (reply.kind === 'done') onReplaced(reply.value);
    else setFault('refused');
  };
  return (
    <>
      <FieldFrame id="media-replace" label={text('hub.media.replace')} help={text('hub.media.replaceHelp')} error={undefined}>
        <input
          id="media-replace"
          type="file"
          aria-describedby="media-replace-help"
          disabled={share !== null}
          onChange={({ target }) => {
            setFault(null);
            setChosen(target.files?.[0] ?? null);
          }}
        />
      </FieldFrame>
      {chosen ? (
        <div role="group" aria-labelledby="media-replace-ask">
          <p id="media-replace-ask">{text('hub.media.replaceAsk', { name: item.name, file: chosen.name })}</p>
          <UsageList id={item.id} />
          <HubActions>
            <Button isBusy={share !== null} onClick={() => void replace()}>
              {text('hub.media.replaceDo')}
            </Button>
            <Button variant="outline" disabled={share !== null} onClick={() => setChosen(null)}>
              {text('hub.ask.cancel')}
            </Button>
          </HubActions>
        </div>
      ) : null}
      {share === null ? null : (
        <progress aria-label={text('hub.media.progressOf', { name: item.name })} max={100} value={Math.round(share * 100)} />
      )}
      <div aria-live="polite">
        {former ? (
          <HubActions>
            <p>{text('hub.media.replaceDone')}</p>
            <Button variant="outline" isBusy={share !== null} onClick={() => void undo()}>
              {text('hub.media.replaceUndo')}
            </Button>
          </HubActions>
        ) : null}
      </div>
      {fault ? <Notice tone="error">{text(`hub.media.fault.${fault}`)}</Notice> : null}
    </>
  );
}
