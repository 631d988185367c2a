import type { MediaItem } from '@spielplan/shared-contracts/api';
import { Button } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { uploadMedia } from '@spielplan/shared-ui/media';
import { type ComponentType, useId, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { uploadFile } from '../../transport/uploadFile.ts';
import type { InputProps } from './fieldTypes.ts';
import type { MediaPicker } from './MediaPicker.tsx';

const UPLOADS = '/media/uploads/';

type Picker = ComponentType<Parameters<typeof MediaPicker>[0]>;
type State = 'rest' | 'uploaded' | 'loading' | 'failed' | 'type' | 'tooLarge' | 'pickFailed';

/** A picture or file: chosen from the library, or uploaded into it at once. */
export function PictureInput({ control, model, schema, label, value, onChange }: InputProps) {
  const text = useText();
  const { lang } = useHost();
  const limits = useId();
  const [state, setState] = useState<State>('rest');
  const [percent, setPercent] = useState(0);
  const [Picker, setPicker] = useState<{ Component: Picker } | null>(null);
  const current = value as { base?: string; alt?: string; name?: string; temp_file?: string } | null | undefined;
  const isPicture = schema.anyOf?.some(({ properties }) => properties?.base) ?? false;
  const kind = isPicture ? 'picture' : model === 'audio_file' ? 'audio' : 'video';
  const take = (item: MediaItem) => onChange(item.value);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setState('loading');
    setPercent(0);
    const signal = new AbortController().signal;
    const progress = (share: number) => setPercent(Math.round(share * 100));
    const outcome = await uploadMedia(file, { signal, onProgress: progress, onPaused: () => undefined });
    if (outcome.kind === 'kept') {
      if (outcome.item.kind !== kind) return setState('type');
      take(outcome.item);
      return setState('uploaded');
    }
    const fault = outcome.kind === 'failed' ? outcome.fault : null;
    if (fault === 'type' || fault === 'tooLarge') return setState(fault);
    // A provider without a library takes the file for this block alone.
    const id = fault === 'refused' ? await uploadFile(lang, file) : null;
    setState(id === null ? 'failed' : 'uploaded');
    if (id !== null) onChange({ temp_file: id, ...(isPicture && { alt: current?.alt ?? '' }) });
  };
  const openPicker = () =>
    import(/* webpackChunkName: "media-picker" */ './MediaPicker.tsx').then(
      ({ MediaPicker: Component }) => setPicker({ Component }),
      () => setState('pickFailed'),
    );
  // What is uploaded is called by a number, so its picture says which one it is.
  const name = current?.name ?? (current?.base?.startsWith(UPLOADS) ? '' : current?.base?.split('/').at(-1));
  return (
    <>
      {current?.base ? <img src={`${current.base}-320.webp`} alt="" width={160} /> : null}
      {name ? <span>{name}</span> : null}
      <Button variant="outline" aria-label={text('media.chooseFor', { label })} onClick={() => void openPicker()}>
        {text('media.choose')}
      </Button>
      <input
        {...control}
        type="file"
        {...(isPicture && { accept: 'image/*' })}
        aria-describedby={[control['aria-describedby'], isPicture && limits].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => void upload(target.files?.[0])}
      />
      {isPicture ? <small id={limits}>{text('picture.limits')}</small> : null}
      {state === 'loading' ? <progress aria-label={text('picture.loading')} max={100} value={percent} /> : null}
      {state === 'rest' ? null : <span role="status">{text(`picture.${state}`)}</span>}
      {current && isPicture ? (
        <label>
          {text('picture.alt')}{' '}
          <input value={current.alt ?? ''} onChange={({ target }) => onChange({ ...current, alt: target.value })} />
        </label>
      ) : null}
      {current?.base && isPicture ? <small>{text('media.altHelp')}</small> : null}
      {Picker ? (
        <Picker.Component
          kind={kind}
          onClose={() => setPicker(null)}
          onPick={(item) => {
            setPicker(null);
            take(item);
          }}
        />
      ) : null}
    </>
  );
}
