import { Button } from '@spielplan/shared-ui/components';
import { color, font, from, fontSize, space } from '@spielplan/shared-ui/tokens';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { BlockKey } from '../../domain/forest/forest.ts';
import { standsAtEnd } from '../blocks/frames.ts';
import { useText } from '../../i18n/useText.ts';

interface SidePanelProps {
  title: string;
  /** The block it belongs to, which stays in sight. */
  frameKey: BlockKey;
  onClose: () => void;
  /** A press beside the panel closes it as well, and gives nothing up. */
  onLeave: () => void;
  onDone: () => void;
  /** Shows what is wrong; the first of it gets the focus. */
  isChecked: boolean;
  children: ReactNode;
}

/** A panel beside a block, at the side where it covers less of it; on phones a sheet from below. Escape closes it. */
export function SidePanel({ title, frameKey, isChecked, onClose, onLeave, onDone, children }: SidePanelProps) {
  const text = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [side] = useState(() => sideFor(frameKey));
  useEffect(() => {
    const frame = document.querySelector(`[data-frame="${CSS.escape(frameKey)}"]`);
    frame?.scrollIntoView?.({ block: 'nearest' });
    const own = dialog.current!;
    own.showModal();
    form.current?.querySelector<HTMLElement>('input, select, textarea, [contenteditable], button')?.focus();
    return () => own.close();
  }, [frameKey]);
  useEffect(() => {
    if (isChecked) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isChecked]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <Panel
      ref={dialog}
      data-side={side}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onLeave();
      }}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <h2 id={id}>{title}</h2>
        {children}
        <Button variant="outline" onClick={onClose}>
          {text('dialog.cancel')}
        </Button>
      </form>
    </Panel>
  );
}

/** A block in the right half would be covered from the right. */
function sideFor(key: BlockKey): 'start' | 'end' {
  return standsAtEnd(document.querySelector(`[data-frame="${CSS.escape(key)}"]`)) ? 'start' : 'end';
}

const Panel = styled.dialog`
  inset: auto 0 0;
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 100%;
  max-block-size: 70dvh;
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 0;
  border-block-start: 3px solid ${color.line};
  background: ${color.ground};
  color: ${color.ink};
  font-family: ${font.text};
  overscroll-behavior: contain;

  &::backdrop {
    background: transparent;
  }

  > form {
    display: grid;
    gap: ${space(2)};
    padding: ${space(3)};
  }

  h2 {
    margin: 0;
    font-size: ${fontSize.title};
    line-height: 1.15;
  }

  ${from.medium} {
    inset: 0 0 0 auto;
    inline-size: min(28rem, 50vw);
    block-size: 100dvh;
    max-block-size: 100dvh;
    border: 0;
    border-inline-start: 3px solid ${color.line};

    &[data-side='start'] {
      inset: 0 auto 0 0;
      border: 0;
      border-inline-end: 3px solid ${color.line};
    }
  }
`;
