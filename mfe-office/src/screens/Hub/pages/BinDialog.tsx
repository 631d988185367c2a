import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { PageNode, pageBinCall, RemovedPage } from '@spielplan/shared-contracts/api';
import { Button, Dialog, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf } from '../callHub.ts';
import { Dated } from '../Dated.tsx';
import { useDescribeInstant } from '../useDescribeInstant.ts';
import { titleOf } from './treeRows.ts';
import type { PageTree, TreeReply } from './usePageTree.ts';

interface BinDialogProps {
  tree: PageTree;
  mayPublish: boolean;
  onClose: () => void;
  onRestored: (pages: readonly PageNode[]) => void;
}

type Failure = Extract<TreeReply, { kind: 'failed' }>['failure'];

/** What was removed, and the way back. */
export function BinDialog({ tree, mayPublish, onClose, onRestored }: BinDialogProps) {
  const text = useText();
  const { signals, lang } = useHost();
  const describe = useDescribeInstant();
  const [removed, setRemoved] = useState<readonly RemovedPage[] | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isGone = false;
    void callHub<typeof pageBinCall>(signals, addresses.pageBin).then((reply) => {
      if (isGone) return;
      if (reply.kind === 'done') setRemoved(reply.value.pages);
      else setFailure(failureOf(reply));
    });
    return () => {
      isGone = true;
    };
  }, [signals]);
  const restore = async (id: number) => {
    setBusy(id);
    setFailure(null);
    const reply = await tree.restore(id);
    setBusy(null);
    if (reply.kind === 'failed') return setFailure(reply.failure);
    onRestored([...reply.pages].toSorted((a, b) => Number(b.id === id) - Number(a.id === id)));
  };
  return (
    <Dialog isOpen onClose={onClose} title={text('hub.pages.bin')} closeLabel={text('hub.pages.done')}>
      <p>{text('hub.pages.binText')}</p>
      {failure ? <Notice tone="error">{text(failure)}</Notice> : null}
      {removed || failure ? null : <p role="status">{text('hub.pages.loading')}</p>}
      {removed?.length === 0 ? <p>{text('hub.pages.binEmpty')}</p> : null}
      <List>
        {removed?.map((page) => (
          <li key={page.id}>
            <span>
              <strong>{titleOf(page, lang)}</strong> {page.urls[lang]}
              <br />
              <Dated instants={[page.removed_at]}>
                {text(page.removed_by ? 'hub.pages.removedBy' : 'hub.pages.removedAt', {
                  time: describe(page.removed_at),
                  username: page.removed_by ?? '',
                })}
              </Dated>
              {page.pages_below > 0 ? ` ${text('hub.pages.withBelow', { count: page.pages_below })}` : ''}
            </span>
            {mayPublish ? (
              <Button
                variant="outline"
                isBusy={busy === page.id}
                aria-label={text('hub.pages.restoreOf', { title: titleOf(page, lang) })}
                onClick={() => void restore(page.id)}
              >
                {text('hub.pages.restore')}
              </Button>
            ) : null}
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(2)};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space(1)};
    border-block-start: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
`;
