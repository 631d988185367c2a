import { Button, Dialog } from '@spielplan/shared-ui/components';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { excerptOf } from '../../domain/excerptOf.ts';
import { type BlockKey, findBlock, type List } from '../../domain/forest/forest.ts';
import { mayMoveTo } from '../../domain/kindsAt.ts';
import { movePlaces } from '../../domain/movePlaces.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { moveTo } from '../blocks/moveTo.ts';
import { nameOf } from '../blocks/useKindLabel.ts';

/** Moves a block far: every place of the page as a tree, one choice by arrow keys. */
export function MoveDialog({ session, blockKey }: { session: EditingSession; blockKey: BlockKey }) {
  const text = useText();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const { screen } = session.store.getState();
  const { kinds } = session.ui.getState();
  const lists = movePlaces(screen, blockKey, isOnPage, (place) => mayMoveTo(kinds ?? [], screen, blockKey, place));
  const places = lists.flatMap((list) => list.places.map(({ place }) => place));
  const close = () => session.ui.setState({ layer: null });
  const labelOf = (key: BlockKey) => {
    const block = findBlock(screen, key)?.block;
    const words = block ? excerptOf(block) : '';
    return words === '' ? nameOf(session, key) : text('move.named', { name: nameOf(session, key), words });
  };
  const titleOf = ({ document, parent, column }: List) => {
    if (parent !== null) return text('move.column', { name: labelOf(parent), column: column + 1 });
    return text(document.startsWith('page:') ? 'move.page' : 'move.document');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const place = places.find((each) => JSON.stringify(each) === chosen);
    if (!place) return;
    close();
    moveTo(session, blockKey, place);
  };
  return (
    <Dialog isOpen onClose={close} title={text('move.title', { name: labelOf(blockKey) })} closeLabel={text('dialog.cancel')}>
      {places.length === 0 ? <p role="status">{text('move.none')}</p> : null}
      <Tree onSubmit={submit}>
        {lists.map(({ list, depth, places: own }, index) => (
          <div
            key={JSON.stringify(list)}
            role="group"
            aria-labelledby={`${id}-${index}`}
            style={{ paddingInlineStart: `${depth * 1.25}rem` }}
          >
            <strong id={`${id}-${index}`}>{titleOf(list)}</strong>
            {own.map(({ place, behind }) => (
              <label key={place.position}>
                <input
                  type="radio"
                  name={id}
                  value={JSON.stringify(place)}
                  checked={chosen === JSON.stringify(place)}
                  onChange={({ target }) => setChosen(target.value)}
                />
                {behind === null ? text('move.first') : text('move.behind', { name: labelOf(behind) })}
              </label>
            ))}
          </div>
        ))}
        {places.length > 0 ? (
          <Button type="submit" disabled={chosen === null}>
            {text('move.do')}
          </Button>
        ) : null}
      </Tree>
    </Dialog>
  );
}

function isOnPage(key: BlockKey): boolean {
  return document.querySelector(`[data-frame="${CSS.escape(key)}"]`) !== null;
}

const Tree = styled.form`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  inline-size: 100%;

  > [role='group'] {
    display: grid;
    inline-size: 100%;
    border-inline-start: 3px solid ${color.line};
    padding-inline-start: ${space(2)};
  }

  strong {
    padding-inline-start: ${space(2)};
  }

  label {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${TARGET_SIZE};
    padding-inline-start: ${space(2)};
    overflow-wrap: anywhere;
  }

  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${color.accent};
  }
`;
