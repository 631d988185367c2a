import { otherLanguage } from '@spielplan/shared-contracts/i18n';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { BlockChange } from '../../domain/compareBlocks.ts';
import type { BlockKey } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { showBlock } from '../showBlock.ts';
import { BlockLink } from './BlockLink.tsx';

/** The changes on this page that visitors do not see; each leads to its block. */
export function Unpublished({ session }: { session: EditingSession }) {
  const text = useText();
  const [changes, setChanges] = useState<readonly BlockChange[] | null>(null);
  const [elsewhere, setElsewhere] = useState<readonly BlockChange[]>([]);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const found = await Promise.all(session.documents.map((document) => session.history.unpublished(document)));
      if (!isOver) setChanges(found.flatMap((each) => each ?? []).filter(({ kind }) => kind !== 'same'));
      const others = await Promise.all(session.documents.map((document) => session.history.unpublishedElsewhere(document)));
      if (!isOver) setElsewhere(others.flatMap((each) => each ?? []));
    };
    void read();
    return () => void (isOver = true);
  }, [session]);
  if (changes === null) return <p role="status">{text('changes.loading')}</p>;
  const other = elsewhere.length > 0 ? <Elsewhere session={session} changes={elsewhere} /> : null;
  if (changes.length === 0)
    return (
      <>
        <p>{text('changes.none')}</p>
        {other}
      </>
    );
  return (
    <>
      <section aria-label={text('changes.title')}>
        <strong>{text('changes.title')}</strong>
        <List>
          {changes.map(({ key, kind, before, after }) => (
            <li key={key}>
              <BlockLink
                session={session}
                block={(after ?? before)!}
                onShow={after && isOnPage(key) ? () => showBlock(session, key) : null}
              />{' '}
              <span>{text(`changes.${kind as Exclude<BlockChange['kind'], 'same'>}`)}</span>
            </li>
          ))}
        </List>
      </section>
      {other}
    </>
  );
}

/** What somebody has changed in the other language: it is of the same page, and goes online with it. */
function Elsewhere({ session, changes }: { session: EditingSession; changes: readonly BlockChange[] }) {
  const text = useText();
  const title = text(`changes.elsewhere.${otherLanguage(session.lang)}`);
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <List>
        {changes.map(({ key, after }) => (
          <li key={key}>
            <BlockLink session={session} block={after!} onShow={isOnPage(key) ? () => showBlock(session, key) : null} />{' '}
            <span>{text('changes.changed')}</span>
          </li>
        ))}
      </List>
    </section>
  );
}

/** Sections of other pages belong to the same document. */
function isOnPage(key: BlockKey): boolean {
  return document.querySelector(`[data-frame="${CSS.escape(key)}"]`) !== null;
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
