import type { MediaItem } from '@spielplan/shared-contracts/api';
import { Button } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { createMediaUploads, filesOf, forgetUpload, fetchInterrupted } from '@spielplan/shared-ui/media';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { UploadRow } from './UploadRow.tsx';

interface UploadAreaProps {
  /** What is uploaded gets it: the one that is being looked at. */
  tag: string;
  onKept: (item: MediaItem) => void;
}

/** Takes files by choice, drop and paste, several at once, and shows how far each is. */
export function UploadArea({ tag, onKept }: UploadAreaProps) {
  const text = useText();
  const id = useId();
  const [uploads] = useState(() => createMediaUploads());
  useEffect(() => uploads.onKept(onKept), [uploads, onKept]);
  const running = useStore(uploads, (state) => state.uploads);
  const [isOver, setIsOver] = useState(false);
  const [interrupted, setInterrupted] = useState<Awaited<ReturnType<typeof fetchInterrupted>>>([]);
  useEffect(() => void fetchInterrupted().then(setInterrupted), []);
  const open = interrupted.filter(({ name }) => !running.some((each) => each.name === name));
  const add = (files: readonly File[]) => uploads.add(files, tag ? [tag] : []);

  useEffect(() => {
    const takePasted = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  });
  const isUnderWay = running.some(({ status }) => status !== 'kept' && status !== 'failed');
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);

  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add(filesOf(event.dataTransfer));
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <Area data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
        <h2 id={`${id}-title`}>{text('hub.media.upload')}</h2>
        <label htmlFor={id}>{text('hub.media.choose')}</label>
        <input
          id={id}
          type="file"
          multiple
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            add(Array.from(target.files ?? []));
            target.value = '';
          }}
        />
        <p id={`${id}-help`}>
          {tag ? text('hub.media.uploadTagged', { tag }) : text('hub.media.uploadHelp')} {text('hub.media.limits')}
        </p>
        {open.length > 0 ? (
          <section aria-labelledby={`${id}-open`}>
            <p id={`${id}-open`}>{text('hub.media.interrupted')}</p>
            <ul>
              {open.map((each) => (
                <li key={each.id}>
                  {text('hub.media.interruptedShare', { name: each.name, percent: Math.floor(each.share * 100) })}{' '}
                  <Button
                    variant="quiet"
                    aria-label={text('hub.media.forgetOne', { name: each.name })}
                    onClick={() => {
                      forgetUpload(each.id);
                      setInterrupted(interrupted.filter((other) => other !== each));
                    }}
                  >
                    {text('hub.media.forget')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {running.length > 0 ? (
          <ul aria-label={text('hub.media.uploads')}>
            {running.map((each) => (
              <UploadRow
                key={each.key}
                upload={each}
                onRetry={() => uploads.retry(each.key)}
                onDismiss={() => uploads.dismiss(each.key)}
              />
            ))}
          </ul>
        ) : null}
        {running.filter(({ status }) => status === 'kept').length > 1 ? (
          <Button
            variant="quiet"
            onClick={() => {
              for (const { key, status } of running) if (status === 'kept') uploads.dismiss(key);
            }}
          >
            {text('hub.media.clear')}
          </Button>
        ) : null}
      </Area>
    </section>
  );
}

const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  justify-items: start;
  padding: ${space(2)};
  border: 2px dashed ${color.line};

  &[data-over] {
    border-color: ${color.accent};
  }

  > h2 {
    margin: 0;
    font-size: 1.25rem;
  }

  > label {
    font-weight: 650;
  }

  > input {
    max-inline-size: 100%;
    min-block-size: ${TARGET_SIZE};
    font: inherit;
  }

  > input:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  > ul {
    display: grid;
    gap: ${space(1)};
    inline-size: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
