import { color, space } from '@spielplan/shared-ui/tokens';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { toLinkAddress } from '../../domain/linkAddress.ts';
import { useText } from '../../i18n/useText.ts';
import {
  createRichTextView,
  describeState,
  linkAt,
  RICH_TEXT_COMMANDS,
  type RichTextAction,
  setLink,
  takeOver,
} from './createRichTextView.ts';
import { LinkForm } from './LinkForm.tsx';

interface RichTextEditorProps {
  label: string;
  value: string;
  className?: string;
  onChange: (html: string) => void;
  onFocus: () => void;
  onLeave: () => void;
}

const ACTIONS: readonly { action: RichTextAction; sign: string }[] = [
  { action: 'bold', sign: 'B' },
  { action: 'italic', sign: 'I' },
  { action: 'bulletList', sign: '•' },
  { action: 'numberedList', sign: '1.' },
  { action: 'undo', sign: '↶' },
  { action: 'redo', sign: '↷' },
];

/**
 * Writes a text with markup in place, with its buttons above: exactly those of product.md section 5.
 */
export function RichTextEditor({ label, value, className, onChange, onFocus, onLeave }: RichTextEditorProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [isLinking, setIsLinking] = useState(false);
  /** What the engine shows, as far as the world outside knows it. */
  const written = useRef(value);
  const change = useEffectEvent((html: string) => {
    written.current = html;
    onChange(html);
  });
  const begin = useEffectEvent(onFocus);

  useEffect(() => {
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label };
    const made = createRichTextView(place.current!, { html: written.current, attributes, onChange: change, onUpdate: setState });
    view.current = made;
    made.focus();
    begin();
    return () => made.destroy();
  }, [label]);

  // Before the next key: what is written on an old text would overwrite another editor's.
  useLayoutEffect(() => {
    if (!view.current || value === written.current) return;
    written.current = value;
    takeOver(view.current, value);
  }, [value]);

  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  const described = state && describeState(state);
  return (
    <Whole onBlur={leave}>
      <Buttons role="toolbar" aria-label={text('rich.toolbar')}>
        {ACTIONS.map(({ action, sign }) => (
          <button
            key={action}
            type="button"
            aria-label={text(`rich.${action}`)}
            aria-pressed={action === 'undo' || action === 'redo' ? undefined : described?.pressed[action]}
            disabled={(action === 'undo' && !described?.canUndo) || (action === 'redo' && !described?.canRedo)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              const made = view.current!;
              RICH_TEXT_COMMANDS[action](made.state, made.dispatch, made);
              made.focus();
            }}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          aria-label={text('rich.link')}
          aria-pressed={described?.pressed.link}
          onClick={() => setIsLinking(!isLinking)}
        >
          ↗
        </button>
      </Buttons>
      {isLinking && state ? (
        <LinkForm
          link={linkAt(state)}
          onCancel={() => {
            setIsLinking(false);
            view.current?.focus();
          }}
          onLink={(link) => {
            setLink(view.current!, link && { ...link, href: toLinkAddress(link.href) ?? '' });
            setIsLinking(false);
            view.current?.focus();
          }}
        />
      ) : null}
      <div ref={place} className={className} />
    </Whole>
  );
}

const Whole = styled.div`
  position: relative;

  .ProseMirror {
    white-space: pre-wrap;
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  margin-block-end: ${space(1)};

  button {
    min-inline-size: 2.25rem;
    min-block-size: 2.25rem;
    border: 2px solid ${color.line};
    background: ${color.ground};
    color: ${color.ink};
    font-weight: 700;
  }

  button[aria-pressed='true'] {
    background: ${color.ink};
    color: ${color.ground};
  }
`;
