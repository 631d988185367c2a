import { Button, ButtonLink } from '@spielplan/shared-ui/components';
import { space, withoutScript } from '@spielplan/shared-ui/tokens';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSavedIds } from '../../../components/savedEvents/useSavedIds.ts';
import type { SavedEventsView } from '../../../domain/savedEvents/savedEventsView.ts';
import { useText } from '../../../i18n/useText.ts';
import type { SaveOutcome } from '../../../stores/savedEventsStore.ts';
import { Plan } from './Plan.tsx';
import { SavedEventsActions } from './SavedEventsActions.tsx';

/**
 * A list that somebody shared: whole on the server,
 * and to be taken over into one's own with one press.
 */
export function SharedSavedEvents({ view }: { view: SavedEventsView }) {
  const text = useText();
  const { ids: savedIds, store } = useSavedIds();
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const ids = view.asked ?? [];
  const known = ids.filter((id) => !view.missing.includes(id));
  const hasAll = savedIds !== null && known.every((id) => savedIds.includes(id));
  const own = useRef<HTMLDivElement>(null);
  const saveAll = () => {
    const saved = store.replace([...new Set([...known, ...store.ids()])]);
    setOutcome(saved);
    // The button goes with its press: the keyboard goes on at the list it led to.
    if (saved !== 'full' && saved !== 'forbidden') own.current?.querySelector('a')?.focus();
  };
  return (
    <>
      <p>{text('favourites.sharedText')}</p>
      <SavedEventsActions ids={ids} view={view} />
      <Own className="actions" ref={own}>
        {known.length > 0 && !hasAll ? <Button onClick={saveAll}>{text('favourites.saveAll')}</Button> : null}
        <ButtonLink to={view.path} variant="quiet">
          {text('favourites.own')}
        </ButtonLink>
        <span role="status">
          {outcome === 'full' || outcome === 'forbidden'
            ? text(`favourite.${outcome}`)
            : outcome
              ? text('favourites.savedAll')
              : ''}
        </span>
      </Own>
      <Plan view={view} ids={ids} />
    </>
  );
}

const Own = styled.div`
  align-items: center;
  min-block-size: ${space(6)};

  ${withoutScript} {
    display: none !important;
  }
`;
