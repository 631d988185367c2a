import { RichTextBox } from '@spielplan/shared-ui/components';
import { filesOf } from '@spielplan/shared-ui/media';
import { color, space } from '@spielplan/shared-ui/tokens';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { cleanRichText, escape, lossesOf } from '../../domain/paste/cleanRichText.ts';
import { toLinkAddress } from '../../domain/linkAddress.ts';
import { useText } from '../../i18n/useText.ts';
import {
  createRichTextView,
  describeState,
  linkAt,
  RICH_TEXT_COMMANDS,
  type RichTextAction,
  setLink,
  replaceContent,
  typeAtEnd,
} from './createRichTextView.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconButton } from '../icons/iconButton.ts';
import { awaitReturn } from './awaitReturn.ts';
import { LinkForm } from './LinkForm.tsx';
import { useLossText } from './useLossText.ts';

/** What the engine of rich text is given by the place where it writes. */
export interface RichTextEditorProps {
  label: string;
  value: string;
  className?: string;
  /** The field of the block that it writes. */
  place?: string;
  onChange: (html: string) => void;
  onFocus: () => void;
  onLeave: () => void;
  /** So many characters it takes. */
  limit?: number;
  /** Answers what was typed before the engine came; it goes to the end of the text. */
  typed?: () => string;
  /** Answers whether the focus has gone on meanwhile: then it is not taken back. */
  hasLeft?: () => boolean;
  /** Does not take the focus by itself, as in a form. */
  isQuiet?: boolean;
  /** A slash in an empty text. */
  onSlash?: () => void;
  /** Answers the markup that a paste puts into the text; else all of it, clean. */
  onPaste?: (data: DataTransfer) => string;
  /** What was pasted is more than the text takes; else it is told here. */
  onRefused?: () => void;
}

const ACTIONS: readonly RichTextAction[] = ['bold', 'italic', 'bulletList', 'numberedList', 'undo', 'redo'];

/**
 * Writes a text with markup in place, with its buttons above: exactly those of product.md section 5.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const {
    label,
    value,
    className,
    place: field,
    limit,
    isQuiet = false,
    onChange,
    onFocus,
    onLeave,
    onSlash,
    onPaste,
    onRefused,
    typed,
    hasLeft,
  } = props;
  const text = useText();
  const formId = useId();
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
  const slash = useEffectEvent(() => onSlash?.());
  /** What is told of a paste, where nobody else tells it. */
  const [note, setNote] = useState('');
  const lossText = useLossText();
  const paste = useEffectEvent((data: DataTransfer) => {
    if (onPaste) return onPaste(data);
    const lost = lossesOf(data.getData('text/html'));
    setNote(isFileAlone(data) ? text('said.pasteNoFiles') : lost.length > 0 ? lossText(lost) : '');
    return cleanPasted(data);
  });
  const refuse = useEffectEvent(() => (onRefused ? onRefused() : setNote(text('said.pasteTooLong', { limit: limit ?? 0 }))));
  const takeTyped = useEffectEvent(() => typed?.() ?? '');
  const hasGone = useEffectEvent(() => hasLeft?.() ?? false);
  const goAgain = useEffectEvent(onLeave);
  const canSlash = onSlash !== undefined;

  useEffect(() => {
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label };
    const made = createRichTextView(place.current!, {
      html: written.current,
      attributes,
      limit,
      onChange: change,
      onUpdate: setState,
      onSlash: canSlash ? slash : undefined,
      onLink: () => setIsLinking(true),
      onPaste: paste,
      onRefused: refuse,
    });
    view.current = made;
    const isElsewhere = hasGone();
    if (!isQuiet && !isElsewhere) made.focus();
    if (!isQuiet && !isElsewhere) begin();
    const early = takeTyped();
    if (early !== '') typeAtEnd(made, early);
    if (isElsewhere) goAgain();
    return () => made.destroy();
  }, [label, limit, isQuiet, canSlash]);

  // Before the next key: what is written on an old text would overwrite another editor's.
  useLayoutEffect(() => {
    if (!view.current || value === written.current) return;
    written.current = value;
    replaceContent(view.current, value);
  }, [value]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (!awaitReturn(currentTarget, relatedTarget, onLeave)) onLeave();
  };
  const endLinking = () => {
    setIsLinking(false);
    view.current?.focus();
  };
  const described = state && describeState(state);
  return (
    <Whole onBlur={leave} data-place={field} data-quiet={isQuiet || undefined}>
      <Buttons role="toolbar" aria-label={text('rich.toolbar')}>
        <ActionButtons view={view} state={state} />
        <button
          type="button"
          aria-label={text('rich.link')}
          title={text('rich.link')}
          aria-pressed={described?.pressed.link}
          aria-expanded={isLinking}
          aria-controls={isLinking ? formId : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsLinking(!isLinking)}
        >
          <Icon name="link" />
        </button>
        {limit !== undefined && described ? <small>{text('field.count', { count: described.chars, limit })}</small> : null}
      </Buttons>
      {isLinking && state ? (
        <LinkForm
          id={formId}
          link={linkAt(state)}
          anchor={() => view.current && view.current.coordsAtPos(view.current.state.selection.from)}
          onCancel={endLinking}
          onLink={(link) => {
            setLink(view.current!, link && { ...link, href: toLinkAddress(link.href) ?? '' });
            endLinking();
          }}
        />
      ) : null}
      <RichTextBox ref={place} className={className} />
      {isQuiet ? <Note role="status">{note}</Note> : null}
    </Whole>
  );
}

function isFileAlone(data: DataTransfer): boolean {
  return filesOf(data).length > 0 && data.getData('text/html') === '' && data.getData('text/plain') === '';
}

/** Changes the text that is selected; a press leaves the keyboard in the text. */
function ActionButtons({ view, state }: { view: RefObject<EditorView | null>; state: EditorState | null }) {
  const text = useText();
  const described = state && describeState(state);
  return ACTIONS.map((action) => (
    <button
      key={action}
      type="button"
      aria-label={text(`rich.${action}`)}
      title={text(`rich.${action}`)}
      aria-pressed={action === 'undo' || action === 'redo' ? undefined : described?.pressed[action]}
      disabled={(action === 'undo' && !described?.canUndo) || (action === 'redo' && !described?.canRedo)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        const made = view.current!;
        RICH_TEXT_COMMANDS[action](made.state, made.dispatch, made);
        made.focus();
      }}
    >
      <Icon name={action} />
    </button>
  ));
}

const Whole = styled.div`
  position: relative;

  .ProseMirror {
    white-space: pre-wrap;
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }
`;

/** On the page the text stays where visitors have it: the buttons lie above it. */
const Buttons = styled.div`
  position: absolute;
  z-index: 31;
  inset-block-end: calc(100% + ${space(1)});
  inset-inline-start: 0;
  display: flex;
  align-items: center;
  gap: 2px;
  inline-size: max-content;
  max-inline-size: calc(100vw - ${space(4)});
  padding: 2px;
  border: 1px solid ${color.ground};
  background: ${color.ink};
  color: ${color.ground};
  font-size: 1rem;
  line-height: 1.2;

  /* In a column at the right of the window they reach to the left. */
  [data-end] & {
    inset-inline: auto 0;
  }

  > button {
    ${iconButton}
  }

  > small {
    padding-inline: ${space(1)};
    font-size: 1rem;
    white-space: nowrap;
  }

  [data-quiet] > & {
    position: static;
    flex-wrap: wrap;
    max-inline-size: 100%;
    margin-block-end: ${space(1)};
  }
`;

const Note = styled.p`
  margin: 0;

  &:empty {
    display: none;
  }
`;

function cleanPasted(data: DataTransfer): string {
  const html = data.getData('text/html');
  return cleanRichText(html === '' ? escape(data.getData('text/plain')) : html);
}
