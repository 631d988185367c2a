import { asksForMirror, blockInHash, HEAD_HASH } from '@spielplan/shared-contracts/rules/content-checks';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { useHost, useLocation, useNavigate, useStore } from '@spielplan/shared-ui/host';
import { color, font, fontSize, space } from '@spielplan/shared-ui/tokens';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { withEditing } from '../../domain/editMode.ts';
import { mirrorRows } from '../../domain/mirrorRows.ts';
import { keyOfId } from '../../domain/workspace/wireBlock.ts';
import { useToolLanguage } from '../../i18n/toolLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { whenSettled } from '../../stores/createSaveQueue.ts';
import { type Mirror, openMirror } from '../../stores/createMirror.ts';
import { EditingLayers } from '../EditingLayers.tsx';
import { createPageActions } from '../pageActions.ts';
import { MirrorBlock, Pair } from './MirrorBlock.tsx';
import { MirrorSide } from './MirrorSide.tsx';
import { useMirrorKeys } from './useMirrorKeys.ts';

/** Both languages of a page beside each other, above the page; closing it leads back to where it was opened. */
export function MirrorView({ session }: { session: EditingSession }) {
  const text = useText();
  const { signals, report } = useHost();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const toolLang = useToolLanguage();
  const [mirror, setMirror] = useState<Mirror | 'opening' | 'failed'>('opening');
  const close = () => {
    session.ui.setState({ isMirrored: false });
    if (asksForMirror(search)) navigate(pathname + withEditing(search, true) + hash, { replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    let opened: Mirror | null = null;
    let isOver = false;
    openMirror(session, { path: pathname, signals, toolLang }).then(
      (made) => {
        opened = made;
        if (isOver) void made.close();
        else setMirror(made);
      },
      (error: unknown) => {
        report({ remote: 'editor', version: '', place: 'mirror', error });
        setMirror('failed');
      },
    );
    return () => {
      isOver = true;
      void opened?.close();
    };
  }, [session, pathname, signals, toolLang, report]);

  return (
    <FullDialog title={text('mirror.title')} closeLabel={text('mirror.close')} onClose={close}>
      {mirror === 'opening' ? <p role="status">{text('mirror.loading')}</p> : null}
      {mirror === 'failed' ? <Notice tone="error">{text('mirror.failedToOpen')}</Notice> : null}
      {typeof mirror === 'object' ? <MirrorContent mirror={mirror} /> : null}
    </FullDialog>
  );
}

function MirrorContent({ mirror }: { mirror: Mirror }) {
  const text = useText();
  const { hash } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  const [own, other] = mirror.sides;
  const structure = useStore(own.store, ({ screen }) => mirrorRows(screen, isOnPage).map(nameOfRow).join(' '));
  const rows = useMemo(() => (structure === '' ? [] : mirrorRows(own.store.getState().screen, isOnPage)), [own, structure]);
  const { isAsked } = useStore(own.checks);
  const isRead = useStore(other.store, () => rows.every(({ key }) => mirror.keyIn(other, key) !== null));
  const openIn = (side: EditingSession) => rows.filter(({ key }) => mirror.lackOf(key, side.lang) !== null);
  const keysOpen = new Set([...openIn(own), ...openIn(other)].map(({ key }) => key));
  // Chosen when the box is ticked: what gets translated must not vanish under the hands.
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const { press, goToNext, show: showOpen } = useMirrorKeys(mirror, ref, keysOpen);
  const state = useStore(own.publishing);

  // Once for an address: in a frame, for the dialog opens after its content, and again while the block
  // is not there yet, in either language.
  const shownFor = useRef('');
  const goTo = useEffectEvent(() => {
    if (hash === HEAD_HASH && own.pageTexts) {
      shownFor.current = hash;
      return own.ui.setState({ layer: { kind: 'head' } });
    }
    // Which language lacks something is not known yet; who has gone on by then is left alone.
    if (!isAsked) return;
    if (shownFor.current === '' && ref.current?.contains(document.activeElement)) {
      shownFor.current = hash;
      return;
    }
    const id = blockInHash(hash);
    const key = id === null ? null : keyOfId(own.store.getState(), id);
    // Nor is there a field of the other language before it is read.
    if (key === null || (mirror.lackOf(key, other.lang) !== null && mirror.keyIn(other, key) === null)) return;
    if (showOpen(key)) shownFor.current = hash;
  });
  useEffect(() => {
    if (shownFor.current === hash) return;
    const frame = requestAnimationFrame(goTo);
    return () => cancelAnimationFrame(frame);
  }, [own, hash, structure, isAsked, isRead]);

  return (
    <Content ref={ref} onKeyDownCapture={press}>
      <Head>
        <Tools>
          <Button variant="outline" disabled={keysOpen.size === 0} onClick={goToNext}>
            {text('mirror.next', { count: keysOpen.size })}
          </Button>
          <label>
            <input type="checkbox" checked={only !== null} onChange={({ target }) => setOnly(target.checked ? keysOpen : null)} />
            {text('mirror.onlyOpen')}
          </label>
          {own.pageTexts === null ? null : (
            <Button variant="quiet" onClick={() => own.ui.setState({ layer: { kind: 'head' } })}>
              {text('head.menu')}
            </Button>
          )}
          {state.mode === 'draft' ? (
            <Button variant="quiet" onClick={() => void publishBoth(mirror)}>
              {text('publish.do')}
            </Button>
          ) : null}
        </Tools>
        <Pair>
          {mirror.sides.map((side) => (
            <MirrorSide key={side.lang} session={side} lacks={openIn(side).length} />
          ))}
        </Pair>
      </Head>
      {rows.length === 0 ? <p>{text('mirror.empty')}</p> : null}
      {rows
        .filter(({ key }) => only === null || only.has(key))
        .map((row) => (
          <MirrorBlock key={row.key} mirror={mirror} row={row} />
        ))}
      {keysOpen.size === 0 ? <p role="status">{text('mirror.complete')}</p> : null}
      <EditingLayers session={other} />
    </Content>
  );
}

/** Publishing waits for the page's session alone: what is typed in the other one goes first. */
async function publishBoth({ sides: [own, other] }: Mirror): Promise<void> {
  const waiting = await whenSettled(other.queue);
  if (waiting > 0) return own.say('publish.waiting');
  return createPageActions(own).publish();
}

function isOnPage(key: string): boolean {
  return document.querySelector(`[data-frame="${CSS.escape(key)}"]`) !== null;
}

function nameOfRow({ key, depth }: { key: string; depth: number }): string {
  return `${key}:${depth}`;
}

interface FullDialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

function FullDialog({ title, closeLabel, onClose, children }: FullDialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    const opener = document.activeElement;
    dialog.showModal();
    // It covers the page, whose own scroll bar would stand beside it.
    const { style } = document.documentElement;
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'auto' });
    return () => {
      Object.assign(style, { overflow: '', scrollbarGutter: '' });
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const keepKeys = (event: KeyboardEvent) => {
    // Escape belongs to a form inside first, such as that of a link.
    if (event.key === 'Escape' && event.defaultPrevented) event.stopPropagation();
  };
  return (
    <Whole
      ref={ref}
      aria-labelledby={id}
      onKeyDown={keepKeys}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === ref.current) onClose();
      }}
    >
      <Title>
        <h2 id={id}>{title}</h2>
        <Button variant="outline" onClick={onClose}>
          {closeLabel}
        </Button>
      </Title>
      {children}
    </Whole>
  );
}

const Whole = styled.dialog`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 100%;
  block-size: 100dvh;
  max-block-size: 100dvh;
  margin: 0;
  padding: 0 clamp(1rem, 4vw, 4rem) ${space(6)};
  border: 0;
  background: ${color.ground};
  color: ${color.ink};
  font-family: ${font.text};
  overscroll-behavior: contain;
  scroll-padding-block: 12rem ${space(3)};

  @media (max-height: 40em) {
    scroll-padding-block: ${space(3)};
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space(2)} ${space(1)};

  > h2 {
    margin: 0;
    font-size: ${fontSize.title};
    line-height: 1.15;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** It stays in sight: whether all is saved is told beside what is written. Where there is no height to spare it scrolls along. */
const Head = styled.div`
  position: sticky;
  z-index: 40;
  inset-block-start: 0;
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(1)};
  background: ${color.ground};

  @media (max-height: 40em), (max-width: 63.99em) {
    position: static;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;

  > label {
    display: inline-flex;
    gap: ${space(1)};
    align-items: center;
    min-block-size: 2.75rem;
  }

  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.accent};
  }
`;
