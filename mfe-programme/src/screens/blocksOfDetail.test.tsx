import type { PageBlock } from '@spielplan/shared-contracts/api';
import type { Loader, PageFound } from '@spielplan/shared-contracts/remote';
import { renderInHost } from '@spielplan/shared-ui/testing';
import type { ComponentType } from 'react';
import { anEventDetail } from '../testing/builders.ts';
import { loadContext, messages } from '../testing/loadContext.ts';
import { aSeries, aVenue } from '../testing/placeBuilders.ts';
import { aProductionDetail } from '../testing/productionBuilders.ts';
import { programmeProvider } from '../testing/programme.ts';
import { pageOf } from '../testing/pageOf.ts';
import { ReadAtOnce } from '../testing/ReadAtOnce.tsx';
import { EventScreen } from './Event/EventScreen.tsx';
import { loadEvent } from './Event/loadEvent.server.ts';
import { loadProduction } from './Production/loadProduction.server.ts';
import { ProductionScreen } from './Production/ProductionScreen.tsx';
import { loadSeries } from './Series/loadSeries.server.ts';
import { SeriesScreen } from './Series/SeriesScreen.tsx';
import { loadVenue } from './Venue/loadVenue.server.ts';
import { VenueScreen } from './Venue/VenueScreen.tsx';

const BLOCK: PageBlock = {
  id: 9,
  slug: '',
  model: 'text',
  parent: null,
  content_type: 'event',
  object_id: 1,
  columns: [],
  content: '<p>x</p>',
};
const now = '2026-07-20T12:00:00+02:00';

type Case = [contentType: string, load: Loader, Screen: ComponentType<{ data: never }>, of: (modules?: PageBlock[]) => object];
const CASES: Case[] = [
  ['event', loadEvent, EventScreen, (modules) => ({ details: [anEventDetail({ modules })] })],
  ['production', loadProduction, ProductionScreen, (modules) => ({ productionDetails: [aProductionDetail({ modules })] })],
  ['venue', loadVenue, VenueScreen, (modules) => ({ venues: [aVenue({ modules })] })],
  ['series', loadSeries, SeriesScreen, (modules) => ({ seriesDetails: [aSeries({ modules })] })],
];
const PARAMS = {
  event: { slug: 'nachtstuecke', id: '7' },
  production: { slug: 'nachtstuecke', id: '7' },
  venue: { slug: 'konzerthalle-muehlinsel', id: '2' },
  series: { slug: 'flussgespraeche', id: '1' },
} as Record<string, { slug: string; id: string }>;

describe.each(CASES)('the page of a thing of the kind %s', (contentType, load, Screen, programmeOf) => {
  const read = (modules?: PageBlock[]): Promise<PageFound> => {
    const params = PARAMS[contentType]!;
    return pageOf(load, loadContext({ provider: programmeProvider(programmeOf(modules)), params, now }));
  };
  const show = (page: PageFound, answer: object) =>
    renderInHost(
      <ReadAtOnce>
        <Screen data={page.data as never} />
      </ReadAtOnce>,
      {
        messages: { programme: messages.de },
        page: answer,
        host: {
          parts: {
            PageBlocks: ({ blocks }) => <p>Blöcke: {blocks.length}</p>,
            SectionBlocks: () => null,
            Suggestions: () => null,
          },
        },
      },
    );

  it('has the blocks that editors put there, and says what they stand on', async () => {
    const page = await read([BLOCK]);
    expect(page).toMatchObject({
      modules: [BLOCK],
      document: { content_type: contentType, object_id: Number(PARAMS[contentType]!.id) },
    });
    const { container } = show(page, { modules: [{ id: 9, model: 'text', owner: 'shell', data: null }] });
    expect(container).toHaveTextContent('Blöcke: 1');
  });

  it('without blocks has a place for them in edit mode alone', async () => {
    const page = await read([]);
    expect(show(page, { modules: [] }).container).not.toHaveTextContent('Blöcke');
    expect(show(page, { modules: [], editing: { contract: 1, documents: [] } }).container).toHaveTextContent('Blöcke: 0');
  });

  it('has no place for them with a provider whose things have none', async () => {
    const page = await read();
    expect(page).not.toHaveProperty('document');
    expect(page).not.toHaveProperty('modules');
    expect(show(page, { editing: { contract: 1, documents: [] } }).container).not.toHaveTextContent('Blöcke');
  });
});
