import { collectScreens, defineFile, defineScreen, defineServerRemote } from '@spielplan/shared-contracts/remote';
import { createElement, type ComponentType } from 'react';
import { ReadPart } from './components/entry/ReadPart.tsx';
import { MakeReadPart } from './components/entry/ReadPlace.tsx';
import type { ReadPartProps } from './domain/entry/entryView.ts';
import { EventListBlock } from './blocks/EventList/EventListBlock.tsx';
import { loadEventListBlock } from './blocks/EventList/loadEventListBlock.server.ts';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en.json' with { type: 'json' };
import { routes } from './routes.ts';
import { AccessScreen } from './screens/Access/AccessScreen.tsx';
import { loadAccess } from './screens/Access/loadAccess.server.ts';
import { EventScreen } from './screens/Event/EventScreen.tsx';
import { loadCalendarFile } from './screens/Event/loadCalendarFile.server.ts';
import { loadSalesCalendar } from './screens/Event/loadSalesCalendar.server.ts';
import { loadEvent } from './screens/Event/loadEvent.server.ts';
import { EventListScreen } from './screens/EventList/EventListScreen.tsx';
import { loadEventList } from './screens/EventList/loadEventList.server.ts';
import { ExhibitionListScreen } from './screens/ExhibitionList/ExhibitionListScreen.tsx';
import { loadExhibitionList } from './screens/ExhibitionList/loadExhibitionList.server.ts';
import { SavedEventsScreen } from './screens/SavedEvents/SavedEventsScreen.tsx';
import { loadSavedEvents } from './screens/SavedEvents/loadSavedEvents.server.ts';
import { loadSavedEventsCalendar } from './screens/SavedEvents/loadSavedEventsCalendar.server.ts';
import { loadSeason } from './screens/Season/loadSeason.server.ts';
import { loadSeries } from './screens/Series/loadSeries.server.ts';
import { SeriesScreen } from './screens/Series/SeriesScreen.tsx';
import { loadSeriesList } from './screens/SeriesList/loadSeriesList.server.ts';
import { SeriesListScreen } from './screens/SeriesList/SeriesListScreen.tsx';
import { loadVenueList } from './screens/VenueList/loadVenueList.server.ts';
import { VenueListScreen } from './screens/VenueList/VenueListScreen.tsx';
import { loadVenue } from './screens/Venue/loadVenue.server.ts';
import { VenueScreen } from './screens/Venue/VenueScreen.tsx';
import { loadProductionList } from './screens/ProductionList/loadProductionList.server.ts';
import { ProductionListScreen } from './screens/ProductionList/ProductionListScreen.tsx';
import { loadProduction } from './screens/Production/loadProduction.server.ts';
import { ProductionScreen } from './screens/Production/ProductionScreen.tsx';
import { EventOverlay } from './slots/EventOverlay/EventOverlay.tsx';
import { OfflineSeason } from './slots/OfflineSeason/OfflineSeason.tsx';
import { loadProgrammeCalendar } from './screens/EventList/loadProgrammeCalendar.server.ts';
import { loadProductionCalendar } from './screens/Production/loadProductionCalendar.server.ts';
import { loadVenueBlock } from './blocks/Venue/loadVenueBlock.server.ts';
import { VenueBlock } from './blocks/Venue/VenueBlock.tsx';
import { loadVenueListBlock } from './blocks/VenueList/loadVenueListBlock.server.ts';
import { VenueListBlock } from './blocks/VenueList/VenueListBlock.tsx';

/** What the programme exposes to the shell's server. */
export const remote = defineServerRemote({
  name: 'programme',
  ...collectScreens(
    [
      defineScreen(routes.productions, { load: loadProductionList, component: ProductionListScreen }),
      defineScreen(routes.production, { load: loadProduction, component: withReadParts(ProductionScreen) }),
      defineScreen(routes.exhibitions, { load: loadExhibitionList, component: ExhibitionListScreen }),
      defineScreen(routes.events, { load: loadEventList, component: EventListScreen }),
      defineScreen(routes.event, { load: loadEvent, component: withReadParts(EventScreen) }),
      defineScreen(routes.access, { load: loadAccess, component: AccessScreen }),
      defineScreen(routes.venues, { load: loadVenueList, component: VenueListScreen }),
      defineScreen(routes.seriesList, { load: loadSeriesList, component: SeriesListScreen }),
      defineScreen(routes.venue, { load: loadVenue, component: VenueScreen }),
      defineScreen(routes.series, { load: loadSeries, component: SeriesScreen }),
      defineScreen(routes.favourites, { load: loadSavedEvents, component: SavedEventsScreen }),
    ],
    [
      defineFile(routes.eventCalendarFile, loadCalendarFile),
      defineFile(routes.salesCalendarFile, loadSalesCalendar),
      defineFile(routes.productionCalendarFile, loadProductionCalendar),
      defineFile(routes.programmeCalendarFile, loadProgrammeCalendar),
      defineFile(routes.favouritesCalendarFile, loadSavedEventsCalendar),
      defineFile(routes.season, loadSeason),
    ],
  ),
  slots: { 'event.overlay': EventOverlay, 'offline.season': OfflineSeason },
  blocks: {
    event_list: { component: EventListBlock, load: loadEventListBlock },
    venue: { component: VenueBlock, load: loadVenueBlock },
    venue_list: { component: VenueListBlock, load: loadVenueListBlock },
  },
  messages: { de, en },
});

/** A screen on a server, where the parts that are only read are made at once. */
function withReadParts<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return (props) => createElement(MakeReadPart, { value: makeReadPart }, createElement(Screen, props));
}

function makeReadPart(part: ReadPartProps) {
  return createElement(ReadPart, part);
}
