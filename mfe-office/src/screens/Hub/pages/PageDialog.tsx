import type { PageNode } from '@spielplan/shared-contracts/api';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { GuardedDialog } from '../GuardedDialog.tsx';
import { foldedParts, HubActions } from '../hubStyles.ts';
import { UnsavedContext, useUnsavedGuard } from '../useUnsavedGuard.ts';
import { pathsOfPage } from './addresses.ts';
import { ChangeList } from './ChangeList.tsx';
import type { PageSeed } from './CreatePage.tsx';
import { HeadForm } from './HeadForm.tsx';
import { MoveForm } from './MoveForm.tsx';
import type { TreePlace } from './nudge.ts';
import { isBelow } from './nudge.ts';
import { PlacesForm } from './PlacesForm.tsx';
import { RenameForm } from './RenameForm.tsx';
import { titleOf } from './treeRows.ts';
import type { PageTree, TreeReply } from './usePageTree.ts';
import { failureText } from './failureText.ts';

interface PageDialogProps {
  page: PageNode;
  tree: PageTree;
  mayEdit: boolean;
  mayPublish: boolean;
  /** Whether every save is live. */
  isDirect: boolean;
  onClose: () => void;
  /** It is in the bin; `done` says so. */
  onRemoved: (done: string) => void;
  onMove: (place: TreePlace) => void;
  onCreate: (seed: PageSeed) => void;
}

/** Everything that is done to one page, part by part; what a part needs is read when it is opened. */
export function PageDialog({ page, tree, mayEdit, mayPublish, isDirect, onClose, onRemoved, onMove, onCreate }: PageDialogProps) {
  const text = useText();
  const { lang } = useHost();
  const title = titleOf(page, lang);
  const isStart = pathsOfPage(page).de === '';
  const guard = useUnsavedGuard(onClose);
  const [saved, setSaved] = useState<{ part: string } | null>(null);
  const parts = useRef<HTMLDivElement>(null);
  // The dialog stays for the next part; a form that began anew has lost the focus with its button.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (saved && isLost) parts.current?.querySelector<HTMLElement>(`[data-part="${saved.part}"] > summary`)?.focus();
  }, [saved]);
  const create = (seed: PageSeed) => guard.leave(() => onCreate(seed));
  const parent = tree.pages.find(({ id }) => id === page.parent) ?? null;
  return (
    <GuardedDialog guard={guard} title={title} closeLabel={text('hub.pages.done')}>
      <Parts ref={parts}>
        <div aria-live="polite">{saved ? <Notice tone="success">{text('hub.pages.saved', { title })}</Notice> : null}</div>
        {mayEdit ? (
          <>
            <HubActions>
              <Button variant="outline" onClick={() => create({ parent: page, source: null })}>
                {text('hub.pages.addBelow')}
              </Button>
              <Button variant="outline" onClick={() => create({ parent, source: page })}>
                {text('hub.pages.copy')}
              </Button>
            </HubActions>
            <Part name="rename" title={text('hub.pages.part.rename')}>
              <RenameForm
                page={page}
                tree={tree}
                mayPublish={mayPublish}
                isDirect={isDirect}
                onDone={() => setSaved({ part: 'rename' })}
              />
            </Part>
          </>
        ) : null}
        {mayPublish ? (
          <Part name="places" title={text('hub.pages.part.places')}>
            <PlacesForm page={page} tree={tree} isStart={isStart} onDone={() => setSaved({ part: 'places' })} />
          </Part>
        ) : null}
        {mayPublish && !isStart ? (
          <Part title={text('hub.pages.part.move')}>
            <MoveForm page={page} pages={tree.pages} onMove={(place) => guard.leave(() => onMove(place))} />
          </Part>
        ) : null}
        <Part name="head" title={text('hub.pages.part.head')}>
          <HeadForm page={page} mayEdit={mayEdit} isDirect={isDirect} onSaved={(texts) => tree.put([{ ...page, ...texts }])} />
        </Part>
        <Part title={text('hub.pages.part.changes')}>
          <ChangeList id={page.id} />
        </Part>
        {mayPublish && !isStart ? (
          <Part title={text('hub.pages.part.remove')}>
            <Remove page={page} tree={tree} onRemoved={onRemoved} />
          </Part>
        ) : null}
      </Parts>
    </GuardedDialog>
  );
}

function Remove({ page, tree, onRemoved }: Pick<PageDialogProps, 'page' | 'tree' | 'onRemoved'>) {
  const text = useText();
  const { lang } = useHost();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Extract<TreeReply, { kind: 'failed' }> | null>(null);
  const title = titleOf(page, lang);
  const below = tree.pages.filter(({ id }) => id !== page.id && isBelow(tree.pages, id, page.id)).length;
  const remove = async () => {
    setBusy(true);
    const reply = await tree.remove(page);
    setBusy(false);
    if (reply.kind === 'done') onRemoved(text('hub.pages.removed', { title }));
    else setFailed(reply);
  };
  return (
    <>
      <p>{text('hub.pages.removeText', { count: below })}</p>
      {failed ? <Notice tone="error">{failureText(failed, text)}</Notice> : null}
      <Button isBusy={busy} onClick={() => void remove()}>
        {text('hub.pages.remove')}
      </Button>
    </>
  );
}

/** A part that is made when it is opened, and kept when it is closed with something in it that is not saved. */
function Part({ name = '', title, children }: { name?: string; title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const unsaved = useContext(UnsavedContext);
  return (
    <details data-part={name} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open || unsaved.has(name))}>
      <summary>{title}</summary>
      {isOpen ? <div>{children}</div> : null}
    </details>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  inline-size: 100%;

  ${foldedParts}

  p {
    margin: 0;
  }
`;
