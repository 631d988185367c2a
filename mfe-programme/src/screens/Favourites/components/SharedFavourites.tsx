import { Button, ButtonLink } from '@spielplan/shared-ui/components';
import { space, withoutScript } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFavourites } from '../../../components/favourites/useFavourites.ts';
import type { FavouritesView } from '../../../domain/favourites/favouritesView.ts';
import { useText } from '../../../i18n/useText.ts';
import type { SaveOutcome } from '../../../stores/favouritesStore.ts';
import { FavouriteActions } from './FavouriteActions.tsx';
import { FavouriteEvents } from './FavouriteEvents.tsx';

/** A list that somebody shared: whole on the server, and to be taken over into one's own with one press. */
export function SharedFavourites({ view }: { view: FavouritesView }) {
  const text = useText();
  const { ids: own, store } = useFavourites();
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const ids = view.asked ?? [];
  const known = ids.filter((id) => !view.missing.includes(id));
  const hasAll = own !== null && known.every((id) => own.includes(id));
  const saveAll = () => setOutcome(store.replace([...new Set([...known, ...store.ids()])]));
  return (
    <>
      <p>{text('favourites.sharedText')}</p>
      <FavouriteActions ids={ids} view={view} />
      <Own className="actions">
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
      <FavouriteEvents view={view} ids={ids} />
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
