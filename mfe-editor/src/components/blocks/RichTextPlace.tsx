import { RichText } from '@spielplan/shared-ui/components';
import { isValidElement, lazy, type ReactNode, Suspense, useState } from 'react';
import type { BlockKey } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { useWriting } from './useWriting.ts';

const RichTextEditor = lazy(() =>
  import(/* webpackChunkName: "rich-text" */ '../richText/RichTextEditor.tsx').then((m) => ({ default: m.RichTextEditor })),
);

interface RichTextPlaceProps {
  session: EditingSession;
  blockKey: BlockKey;
  field: string;
  value: string;
  /** The text as visitors see it. */
  children?: ReactNode;
}

/**
 * A text with markup: shown as it is until it has the
 * focus, which brings the engine and its buttons.
 */
export function RichTextPlace({ session, blockKey, field, value, children }: RichTextPlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const label = useFieldLabel(session, blockKey, field);
  const { write, begin, end } = useWriting(session, blockKey, field);
  const className = isValidElement<{ className?: string }>(children) ? children.props.className : undefined;
  const shown = <RichText html={value || '<p>…</p>'} {...(className !== undefined && { className })} />;
  const open = () => {
    begin();
    setIsOpen(true);
  };
  if (!isOpen)
    return (
      <div role="textbox" aria-multiline tabIndex={0} aria-label={label} onFocus={open} data-rich-text>
        {shown}
      </div>
    );
  return (
    <Suspense fallback={shown}>
      <RichTextEditor
        label={label}
        value={value}
        {...(className !== undefined && { className })}
        onChange={write}
        onFocus={begin}
        onLeave={() => {
          end();
          setIsOpen(false);
        }}
      />
    </Suspense>
  );
}
