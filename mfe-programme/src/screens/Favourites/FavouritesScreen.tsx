import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { Page } from './components/Page.ts';
import type { FavouritesView } from '../../domain/favourites/favouritesView.ts';
import { OwnFavourites } from './components/OwnFavourites.tsx';
import { SharedFavourites } from './components/SharedFavourites.tsx';

/** Saved events (R50): this browser's own, or those that an address names because somebody shared theirs. */
export function FavouritesScreen({ data }: ScreenProps<FavouritesView>) {
  return <Page>{data.asked === null ? <OwnFavourites first={data} /> : <SharedFavourites view={data} />}</Page>;
}
