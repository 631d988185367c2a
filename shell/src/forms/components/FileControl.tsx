import { Button, descriptionIds } from '@spielplan/shared-ui/components';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { fieldName, keptName } from '../domain/formNames.ts';
import { keptValue } from '../domain/keptFiles.ts';
import type { Upload } from '../stores/createUploads.ts';
import type { ControlProps } from './controls.ts';

interface FileControlProps extends Omit<ControlProps, 'value' | 'onChange' | 'onLeave'> {
  upload: Upload | undefined;
  /** The `accept` of the input. */
  types: string;
  onChoose: (file: File | null) => void;
}

/**
 * A file, uploaded as soon as it is chosen, with its progress and
 * a way to stop it. Without scripts it travels with the form.
 */
export function FileControl({ field, id, error, upload, types, onChoose }: FileControlProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { slug, help, isRequired } = field;
  const name = upload?.name ?? '';
  const remove = () => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onChoose(null);
  };
  const percent = Math.floor((upload?.share ?? 0) * 100);
  return (
    <>
      <Input
        ref={input}
        id={id}
        type="file"
        name={fieldName(slug)}
        accept={types}
        required={isRequired && upload?.status !== 'kept'}
        aria-describedby={descriptionIds(id, { error, help })}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
      {upload?.posted ? (
        <Kept>
          <input
            type="checkbox"
            name={keptName(slug)}
            value={keptValue(upload.posted)}
            defaultChecked
            onChange={() => onChoose(null)}
          />
          {text('form.file.keep', { name })}
        </Kept>
      ) : upload ? (
        <State>
          {upload.status === 'sending' ? (
            <>
              <label htmlFor={`${id}-progress`}>{text('form.file.sending', { name, percent })}</label>
              <progress id={`${id}-progress`} max={100} value={percent} />
            </>
          ) : null}
          <p role="status">{upload.status === 'kept' ? text('form.file.kept', { name }) : null}</p>
          {upload.status === 'failed' ? (
            <Button variant="outline" onClick={() => onChoose(input.current?.files?.[0] ?? null)}>
              {text('form.file.retry')}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            aria-label={text(upload.status === 'sending' ? 'form.file.cancelNamed' : 'form.file.removeNamed', { name })}
            onClick={remove}
          >
            {text(upload.status === 'sending' ? 'form.file.cancel' : 'form.file.remove')}
          </Button>
        </State>
      ) : null}
    </>
  );
}

const Input = styled.input`
  &&& {
    border-style: dashed;
    cursor: pointer;
  }

  &::file-selector-button {
    min-block-size: ${TARGET_SIZE};
    margin-inline-end: ${space(2)};
    padding-inline: ${space(2)};
    border: 2px solid ${color.ink};
    border-radius: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 650;
    cursor: pointer;
  }
`;

const Kept = styled.label`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  min-block-size: ${TARGET_SIZE};

  > input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.accent};
  }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  inline-size: 100%;

  > p:empty {
    display: none;
  }

  > p {
    margin: 0;
    font-weight: 650;
    overflow-wrap: anywhere;
  }

  > progress {
    flex: 1 1 12rem;
    block-size: 0.75rem;
    accent-color: ${color.accent};
  }
`;
