import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { Page } from './components/Page.ts';
import type { SavedEventsView } from '../../domain/savedEvents/savedEventsView.ts';
import { OwnSavedEvents } from './components/OwnSavedEvents.tsx';
import { SharedSavedEvents } from './components/SharedSavedEvents.tsx';

/**
 * Saved events (R50): this browser's own, or those that
 * an address names because somebody shared theirs.
 */
export function SavedEventsScreen({ data }: ScreenProps<SavedEventsView>) {
  return <Page>{data.asked === null ? <OwnSavedEvents first={data} /> : <SharedSavedEvents view={data} />}</Page>;
}
