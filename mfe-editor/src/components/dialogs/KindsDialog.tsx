import { Dialog, fieldStyles } from '@spielplan/shared-ui/components';
import { color, hyphenation, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { checkFields } from '@spielplan/shared-contracts/rules/field-rules';
import { useStore } from '@spielplan/shared-ui/host';
import type { BlockKey, Place } from '../../domain/forest/forest.ts';
import type { Command } from '../../domain/operations/command.ts';
import { groupKinds } from '../../domain/kindGroups.ts';
import { sortKinds } from '../../domain/recentKinds.ts';
import { newKey } from '../../domain/workspace/wireBlock.ts';
import { useText } from '../../i18n/useText.ts';
import { blankFields } from '../../domain/fieldSchema.ts';
import { kindsAt } from '../../domain/kindsAt.ts';
import { type EditingSession, refusalText } from '../../stores/createEditingSession.ts';
import { keepRecentKind, getRecentKinds } from '../../transport/recentKinds.ts';
import { focusFrame } from '../blocks/frames.ts';
import { KindPicture } from './KindPicture.tsx';

const WITH_COLUMNS: readonly string[] = ['container', 'section'];

interface KindsDialogProps {
  session: EditingSession;
  place: Place;
  /** An empty text that goes. */
  replaces: BlockKey | undefined;
}

/** Chooses the kind of a new block, of those that the design settings allow; a kind with style classes with one of them, too. */
export function KindsDialog({ session, place, replaces }: KindsDialogProps) {
  const text = useText();
  const id = useId();
  const [term, setTerm] = useState('');
  const [recent] = useState(() => getRecentKinds(session.account));
  const kinds = useStore(session.ui, (ui) => ui.kinds);
  const offered = kindsAt(kinds ?? [], session.store.getState().screen, place);
  const close = () => session.ui.setState({ layer: null });
  const found = sortKinds(offered, recent, term);

  const insert = ({ model, label, schema }: BlockKind, extraClass?: string) => {
    const key = newKey(model);
    const fields = { ...blankFields(schema), ...(extraClass !== undefined && { extra_class: extraClass }) };
    const columns = WITH_COLUMNS.includes(model) ? [{ classes: 'col-12', children: [] }] : [];
    const commands: Command[] = [{ kind: 'insert', block: { key, model, fields, columns }, place }];
    if (replaces !== undefined) commands.push({ kind: 'remove', key: replaces });
    const refusal = session.store.runAll(commands);
    session.say(refusal ? refusalText(refusal) : 'said.inserted', { name: label });
    if (refusal) return close();
    keepRecentKind(session.account, model);
    const asks = Object.keys(checkFields({}, schema)).length > 0;
    session.ui.setState({ layer: asks ? { kind: 'panel', key } : null, active: key });
    if (!asks) focusFrame(key);
  };
  const used = found.filter(({ model }) => recent.includes(model));
  // Who searches has the best hit first; else what was used last stands above the groups, in which each kind is once.
  const shown =
    term.trim() !== ''
      ? [{ name: null, kinds: found }]
      : [
          ...(used.length > 0 ? [{ name: text('kinds.recent'), kinds: used }] : []),
          ...groupKinds(offered.filter(({ model }) => !recent.includes(model))).map((each) => ({
            name: text(`kinds.group.${each.group}`),
            kinds: each.kinds,
          })),
        ];
  const item = (kind: BlockKind) => (
    <li key={kind.model}>
      <button type="button" onClick={() => insert(kind)}>
        <KindPicture model={kind.model} />
        <span>{kind.label}</span>
      </button>
      {kind.extraClasses.map((style) => (
        <button
          key={style}
          type="button"
          data-style
          aria-label={text('kinds.withClass', { name: kind.label, style })}
          onClick={() => insert(kind, style)}
        >
          {style}
        </button>
      ))}
    </li>
  );
  return (
    <Dialog isOpen onClose={close} title={text('kinds.title')} closeLabel={text('dialog.cancel')}>
      <label htmlFor={id}>{text('kinds.search')}</label>
      <Search
        id={id}
        type="search"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !found[0]) return;
          // The rest of this press would send the panel that opens.
          event.preventDefault();
          insert(found[0]);
        }}
      />
      {kinds === null ? <p role="status">{text('kinds.away')}</p> : null}
      {shown.map(({ name, kinds: listed }) => (
        <Group key={name ?? 'found'} role="group" aria-label={name ?? text('kinds.found')}>
          {name === null ? null : <h3>{name}</h3>}
          <List role="list">{listed.map(item)}</List>
        </Group>
      ))}
      {kinds && found.length === 0 ? <p role="status">{text('kinds.none')}</p> : null}
    </Dialog>
  );
}

const Search = styled.input`
  ${fieldStyles}
  inline-size: 100%;
`;

const Group = styled.div`
  inline-size: 100%;

  > h3 {
    margin: 0 0 ${space(1)};
    font-size: 1rem;
  }
`;

const List = styled.ul`
  && {
    gap: ${space(2)};
    max-inline-size: none;
  }

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 2px;
  }

  button {
    display: grid;
    gap: ${space(1)};
    justify-items: start;
    align-content: start;
    inline-size: 100%;
    min-block-size: 6rem;
    padding: ${space(1)} ${space(2)};
    border: 2px solid ${color.line};
    background: ${color.ground};
    color: ${color.ink};
    font: inherit;
    line-height: 1.2;
    text-align: start;
    cursor: pointer;
    ${hyphenation}
  }

  button[data-style] {
    inline-size: auto;
    min-block-size: ${TARGET_SIZE};
    align-content: center;
  }

  button:is(:hover, :focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  small {
    color: ${color.muted};
    font-size: 1rem;
  }
`;
