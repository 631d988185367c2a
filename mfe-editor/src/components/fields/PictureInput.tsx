import { useState } from 'react';
import { useHost } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';
import { uploadFile } from '../../transport/uploadFile.ts';
import type { InputProps } from './fieldTypes.ts';

/** A picture or file: uploaded at once, adopted by the block when it is saved. */
export function PictureInput({ control, schema, value, onChange }: InputProps) {
  const text = useText();
  const { lang } = useHost();
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest');
  const current = value as { base?: string; alt?: string; name?: string; temp_file?: string } | null | undefined;
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setState('loading');
    const id = await uploadFile(lang, file);
    setState(id === null ? 'failed' : 'rest');
    if (id !== null) onChange({ temp_file: id, ...(isPicture && { alt: current?.alt ?? '' }) });
  };
  const isPicture = schema.anyOf?.some(({ properties }) => properties?.base) ?? false;
  const name = current?.name ?? current?.base?.split('/').at(-1) ?? (current?.temp_file ? text('picture.uploaded') : '');
  return (
    <>
      {name ? <span>{name}</span> : null}
      <input
        {...control}
        type="file"
        {...(isPicture && { accept: 'image/*' })}
        onChange={({ target }) => void upload(target.files?.[0])}
      />
      {state === 'rest' ? null : <span role="status">{text(`picture.${state}`)}</span>}
      {current && isPicture ? (
        <label>
          {text('picture.alt')}{' '}
          <input value={current.alt ?? ''} onChange={({ target }) => onChange({ ...current, alt: target.value })} />
        </label>
      ) : null}
    </>
  );
}
