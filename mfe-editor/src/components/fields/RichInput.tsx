import { Button, RichText } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { LaterPart } from '../LaterPart.tsx';
import { LAZY_EDITOR } from '../richText/lazyEditor.ts';
import { asText, type InputProps } from './fieldTypes.ts';

/**
 * A text with markup in the panel, by the same engine as on the page. Without
 * its code the text is shown as it is, with a button that tries again.
 */
export function RichInput({ label, value, schema, onChange }: InputProps) {
  const text = useText();
  const area = useRef<HTMLDivElement>(null);
  const [Editor, setEditor] = useState<ReturnType<typeof LAZY_EDITOR.next> | null>(LAZY_EDITOR.next);
  const [hasFailed, setHasFailed] = useState(false);
  const nothing = () => undefined;
  const fail = () => {
    setEditor(null);
    setHasFailed(true);
  };
  const arrive = () => {
    // The button goes, and the focus that is on it.
    if (area.current?.contains(document.activeElement)) area.current.querySelector<HTMLElement>('.ProseMirror')?.focus();
    setHasFailed(false);
  };
  return (
    <div ref={area}>
      {hasFailed ? (
        <Failed>
          <RichText html={asText(value)} />
          <p role="status">{text(Editor ? 'editing.loading' : 'rich.notLoaded')}</p>
          <Button
            variant="outline"
            aria-label={text('rich.loadFor', { label })}
            isBusy={Editor !== null}
            onClick={() => setEditor(LAZY_EDITOR.next)}
          >
            {text('rich.load')}
          </Button>
        </Failed>
      ) : null}
      {Editor ? (
        <LaterPart place="rich text" waiting={null} onFailure={fail}>
          <Editor
            label={label}
            value={asText(value)}
            {...(schema.maxLength !== undefined && { limit: schema.maxLength })}
            isQuiet
            onChange={onChange}
            onFocus={nothing}
            onLeave={nothing}
          />
          <Arrival onArrive={arrive} />
        </LaterPart>
      ) : null}
    </div>
  );
}

/** Beside the engine, so that it comes with it and after it. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return null;
}

const Failed = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;

  > p {
    margin: 0;
  }
`;
