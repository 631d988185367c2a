import { Dialog, fieldStyles } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand/react';
import type { Place } from '../../domain/forest/forest.ts';
import { missingFields } from '../../domain/requiredFields.ts';
import { newKey } from '../../domain/workspace/wireBlock.ts';
import { useText } from '../../i18n/useText.ts';
import { type EditingSession, refusalText } from '../../stores/createEditingSession.ts';
import { focusFrame } from '../blocks/frames.ts';

const WITH_COLUMNS: readonly string[] = ['container', 'section'];

/** Chooses the kind of a new block, of those that the design settings allow. */
export function KindsDialog({ session, place }: { session: EditingSession; place: Place }) {
  const text = useText();
  const id = useId();
  const [term, setTerm] = useState('');
  const kinds = useStore(session.ui, (ui) => ui.kinds);
  const close = () => session.ui.setState({ layer: null });
  const found = (kinds ?? []).filter(({ label, model }) => `${label} ${model}`.toLowerCase().includes(term.trim().toLowerCase()));

  const insert = ({ model, schema, extraClasses }: BlockKind) => {
    const key = newKey(model);
    const columns = WITH_COLUMNS.includes(model) ? [{ classes: 'col-12', children: [] }] : [];
    const refusal = session.store.run({ kind: 'insert', block: { key, model, fields: {}, columns }, place });
    session.say(refusal ? refusalText(refusal) : 'said.inserted');
    const asks = missingFields({ fields: {} }, schema).length > 0 || extraClasses.length > 0;
    session.ui.setState({ layer: !refusal && asks ? { kind: 'panel', key } : null, active: key });
    if (!refusal && !asks) focusFrame(key);
  };
  return (
    <Dialog isOpen onClose={close} title={text('kinds.title')} closeLabel={text('dialog.cancel')}>
      <label htmlFor={id}>{text('kinds.search')}</label>
      <Search
        id={id}
        type="search"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) insert(found[0]);
        }}
      />
      {kinds === null ? <p role="status">{text('kinds.away')}</p> : null}
      <List role="list">
        {found.map((kind) => (
          <li key={kind.model}>
            <button type="button" onClick={() => insert(kind)}>
              {kind.label}
            </button>
          </li>
        ))}
      </List>
      {kinds && found.length === 0 ? <p role="status">{text('kinds.none')}</p> : null}
    </Dialog>
  );
}

const Search = styled.input`
  ${fieldStyles}
  inline-size: 100%;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${space(1)};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    inline-size: 100%;
    min-block-size: 3rem;
    border: 2px solid ${color.line};
    background: ${color.ground};
    color: ${color.ink};
    text-align: start;
  }
`;
