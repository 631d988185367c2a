import type { DocumentVersion } from '@spielplan/shared-contracts/api';
import { Button, Dialog, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { DocumentKey } from '../../domain/forest/forest.ts';
import { SITE_DOCUMENT } from '../../domain/workspace/workspace.ts';
import { useDescribeMoment } from '../../i18n/useDescribeMoment.ts';
import { Dated } from '../Dated.tsx';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { whenSettled } from '../../stores/createSaveQueue.ts';
import { ComparedVersion } from './ComparedVersion.tsx';
import { useArrivingFocus } from './useArrivingFocus.ts';

const MAX_NAME_CHARS = 200;

/** The stored states of the page: who, when and what; to name, open, compare and bring back. */
export function HistoryDialog({ session }: { session: EditingSession }) {
  const text = useText();
  const [document, setDocument] = useState<DocumentKey>(session.documents[0] ?? '');
  const [compared, setCompared] = useState<DocumentVersion | null>(null);
  const close = () => session.ui.setState({ layer: null });
  return (
    <Dialog isOpen onClose={close} title={text('history.title')} closeLabel={text('dialog.close')}>
      {compared ? (
        <ComparedVersion session={session} document={document} version={compared} onBack={() => setCompared(null)} />
      ) : (
        <>
          {session.documents.length > 1 ? (
            <Choice role="group" aria-label={text('history.of')}>
              {session.documents.map((each) => (
                <Button key={each} variant="outline" aria-pressed={each === document} onClick={() => setDocument(each)}>
                  {text(each === SITE_DOCUMENT ? 'history.sections' : 'history.page')}
                </Button>
              ))}
            </Choice>
          ) : null}
          <Versions key={document} session={session} document={document} onCompare={setCompared} />
        </>
      )}
    </Dialog>
  );
}

interface VersionsProps {
  session: EditingSession;
  document: DocumentKey;
  onCompare: (version: DocumentVersion) => void;
}

function Versions({ session, document, onCompare }: VersionsProps) {
  const text = useText();
  const describe = useDescribeMoment();
  const [read, setRead] = useState<{ versions: readonly DocumentVersion[]; page: number; hasMore: boolean } | 'failed' | null>(
    null,
  );
  const [reloads, setReloads] = useState(0);
  const load = async (page: number, before: readonly DocumentVersion[]) => {
    const found = await session.history.list(document, page);
    setRead(found ? { versions: [...before, ...found.versions], page, hasMore: found.hasMore } : 'failed');
  };
  useEffect(() => {
    let isOver = false;
    void session.history.list(document, 1).then((found) => {
      if (!isOver) setRead(found ? { ...found, page: 1 } : 'failed');
    });
    return () => void (isOver = true);
  }, [session, document, reloads]);
  useArrivingFocus(read !== null);

  if (read === null) return <p role="status">{text('history.loading')}</p>;
  if (read === 'failed') return <Notice tone="error">{text('history.failed')}</Notice>;
  return (
    <>
      <NameForm session={session} document={document} onNamed={() => setReloads(reloads + 1)} />
      {read.versions.length === 0 ? <p>{text('history.none')}</p> : null}
      <List>
        {read.versions.map((version) => (
          <li key={version.id}>
            <strong>{version.name ?? text(`history.kind.${version.kind}`)}</strong>
            <span>
              <Dated instant={version.changed}>{describe(version.changed)}</Dated>
              {version.username ? text('history.by', { username: version.username }) : null}
            </span>
            {version.summary ? <span>{version.summary}</span> : null}
            <Choice>
              <Button variant="outline" onClick={() => onCompare(version)}>
                {text('history.compare')}
              </Button>
              {version.url ? <a href={version.url}>{text('history.open')}</a> : null}
            </Choice>
          </li>
        ))}
      </List>
      {read.hasMore ? (
        <Button variant="outline" onClick={() => void load(read.page + 1, read.versions)}>
          {text('history.more')}
        </Button>
      ) : null}
    </>
  );
}

/** Keeps the present state under a name. */
function NameForm({ session, document, onNamed }: { session: EditingSession; document: DocumentKey; onNamed: () => void }) {
  const text = useText();
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<'history.nameless' | 'publish.waiting' | 'history.failed' | null>(null);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('history.nameless');
    if ((await whenSettled(session.queue)) > 0) return setError('publish.waiting');
    if (!(await session.history.keep(document, name.trim()))) return setError('history.failed');
    setError(null);
    setName('');
    onNamed();
  };
  return (
    <Form onSubmit={(event) => void keep(event)}>
      <FieldFrame id={id} label={text('history.name')} help={undefined} error={error ? text(error) : undefined}>
        <input
          id={id}
          value={name}
          maxLength={MAX_NAME_CHARS}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </FieldFrame>
      <Button type="submit" variant="outline">
        {text('history.keep')}
      </Button>
    </Form>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
  }

  [aria-pressed='true'] {
    border-width: 4px;
    font-weight: 800;
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${space(0.5)};
    padding-block-start: ${space(1)};
    border-block-start: 2px solid;
  }
`;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: end;
  inline-size: 100%;

  > div {
    flex: 1 1 12rem;
  }
`;
