import type { PreviewLink } from '@spielplan/shared-contracts/api';
import { Button, Dialog, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { DocumentKey } from '../../domain/forest/forest.ts';
import { useDescribeMoment } from '../../i18n/useDescribeMoment.ts';
import { Dated } from '../Dated.tsx';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { whenSettled } from '../../stores/createSaveQueue.ts';

/** How long a link may work, in days. */
const DAYS = [1, 7, 30] as const;
const USUAL_DAYS = 7;

type Failure = 'preview.failed' | 'preview.full' | 'publish.waiting';

/** Links that show the draft of this page to people without an account. */
export function PreviewDialog({ session, document }: { session: EditingSession; document: DocumentKey }) {
  const text = useText();
  const describe = useDescribeMoment();
  const [links, setLinks] = useState<readonly PreviewLink[]>([]);
  const [fresh, setFresh] = useState<{ id: number; address: string } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { previewLinks } = session;

  useEffect(() => {
    let isOver = false;
    void previewLinks.list(document).then((reply) => {
      if (isOver) return;
      if (reply.kind === 'done') setLinks(reply.value);
      else setFailure('preview.failed');
    });
    return () => void (isOver = true);
  }, [previewLinks, document]);

  const create = async (days: number) => {
    setFailure(null);
    // The link shows what the provider has.
    if ((await whenSettled(session.queue)) > 0) return setFailure('publish.waiting');
    const reply = await previewLinks.create(document, days);
    if (reply.kind !== 'done') return setFailure(reply.kind === 'outdated' ? 'preview.full' : 'preview.failed');
    const { link, token } = reply.value;
    setLinks((before) => [link, ...before]);
    setFresh({ id: link.id, address: `${location.origin}${location.pathname}?preview=${token}` });
  };
  const remove = async (id: number) => {
    const { kind } = await previewLinks.remove(id);
    // What is gone already has ended as well.
    if (kind !== 'done' && kind !== 'gone') return setFailure('preview.failed');
    setLinks((before) => before.filter((link) => link.id !== id));
    setFresh((before) => (before?.id === id ? null : before));
    session.say('preview.removed');
  };
  return (
    <Dialog
      isOpen
      onClose={() => session.ui.setState({ layer: null })}
      title={text('preview.title')}
      closeLabel={text('dialog.close')}
    >
      <p>{text('preview.about')}</p>
      {failure ? <Notice tone="error">{text(failure)}</Notice> : null}
      <NewLink onCreate={(days) => void create(days)} />
      {fresh ? <Address address={fresh.address} onCopied={() => session.say('preview.copied')} /> : null}
      {links.length > 0 ? (
        <List aria-label={text('preview.list')}>
          {links.map(({ id, expires, username }) => (
            <li key={id}>
              <span>
                <Dated instant={expires}>{text('preview.until', { time: describe(expires), username })}</Dated>
              </span>
              <Button variant="outline" onClick={() => void remove(id)}>
                {text('preview.remove')}
              </Button>
            </li>
          ))}
        </List>
      ) : null}
    </Dialog>
  );
}

function NewLink({ onCreate }: { onCreate: (days: number) => void }) {
  const text = useText();
  const id = useId();
  const [days, setDays] = useState<number>(USUAL_DAYS);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onCreate(days);
  };
  return (
    <Row onSubmit={send}>
      <FieldFrame id={id} label={text('preview.days')} help={undefined} error={undefined}>
        <select id={id} value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {text('preview.day', { count })}
            </option>
          ))}
        </select>
      </FieldFrame>
      <Button type="submit">{text('preview.create')}</Button>
    </Row>
  );
}

/** The new link, which nobody can read again. */
function Address({ address, onCopied }: { address: string; onCopied: () => void }) {
  const text = useText();
  const id = useId();
  const copy = async (event: FormEvent) => {
    event.preventDefault();
    // Without the right to write there, the field can still be copied from.
    await navigator.clipboard
      .writeText(address)
      .then(onCopied, () => document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select());
  };
  return (
    <Row onSubmit={(event) => void copy(event)}>
      <FieldFrame id={id} label={text('preview.address')} help={text('preview.once')} error={undefined}>
        <input id={id} readOnly value={address} aria-describedby={`${id}-help`} onFocus={({ target }) => target.select()} />
      </FieldFrame>
      <Button type="submit" variant="outline">
        {text('preview.copy')}
      </Button>
    </Row>
  );
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: end;

  > div {
    flex: 1 1 14rem;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(2)};
    align-items: center;
    justify-content: space-between;
  }
`;
