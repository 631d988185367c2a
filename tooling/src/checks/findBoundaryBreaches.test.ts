import { findBoundaryBreaches } from './findBoundaryBreaches.ts';
import { readImports } from './readImports.ts';

const messagesOf = (path: string, text: string) =>
  findBoundaryBreaches(path, readImports({ path, text })).map(({ line, message }) => `${line} ${message}`);

describe('import directions between packages', () => {
  it('tell a remote how to reach another remote', () => {
    const text = "import { EventCard } from '@spielplan/mfe-programme/card';\nexport { EventCard };\n";
    expect(messagesOf('mfe-booking/src/slots/X.tsx', text)).toEqual([
      '1 mfe-booking may not import mfe-programme: offer a slot (shared-contracts/src/remote/slots.ts) or send a signal (shared-contracts/src/signals/signals.ts)',
    ]);
  });

  it.each([
    ['shell/src/server/main.ts', "import { x } from '../../../provider/src/server.ts';", 'shell may not import provider'],
    ['shell/src/app/App.tsx', "const X = () => import('@spielplan/mfe-magazine/remote');", 'shell may not import mfe-magazine'],
    ['mfe-editor/src/remote.ts', "export * from '@spielplan/shell/app';", 'mfe-editor may not import shell'],
    [
      'shell/src/app/App.tsx',
      "import { fetchMedia } from '@spielplan/shared-editing/media';",
      'shell may not import shared-editing',
    ],
    [
      'mfe-programme/src/remote.ts',
      "import { fetchMedia } from '@spielplan/shared-editing/media';",
      'mfe-programme may not import shared-editing',
    ],
    ['shared-ui/src/host/a.ts', "import '@spielplan/shared-editing/kept';", 'shared-ui may not import shared-editing'],
    [
      'shared-contracts/src/api/a.ts',
      "import { Button } from '@spielplan/shared-ui/components';",
      'shared-contracts may not import shared-ui',
    ],
    [
      'provider/src/main.ts',
      "import { slot } from '@spielplan/shared-contracts/remote';",
      'provider may import only api, routes, errors, feed, signing, http, i18n',
    ],
    ['e2e/src/home.test.ts', "import type { P } from '@spielplan/shared-contracts/i18n';", 'e2e may import only routes, api'],
    [
      'tooling/src/root.ts',
      "import { x } from '@spielplan/shared-contracts/i18n';",
      'tooling may import only signing, trials, routes, api, i18n/zoned-time of shared-contracts',
    ],
    [
      'shell/src/app/App.tsx',
      "import { a } from '../../../shared-ui/src/tokens/index.ts';",
      'import it by its name, @spielplan/shared-ui',
    ],
  ])('%s: %s', (path, text, message) => {
    expect(messagesOf(path, text)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['mfe-booking/src/slots/X.tsx', "import { Slot } from '@spielplan/shared-ui/host';"],
    ['provider/src/main.ts', "import { houseDay } from '@spielplan/shared-contracts/i18n/dates';"],
    [
      'mfe-booking/src/slots/X.tsx',
      "// import { Card } from '@spielplan/mfe-programme/card';\nconst text = `import x from '@spielplan/shell/x'`;",
    ],
  ])('%s may: %s', (path, text) => {
    expect(messagesOf(path, text)).toEqual([]);
  });
});

describe('import directions inside a remote', () => {
  it.each([
    ['mfe-programme/src/domain/price.ts', "import type { A } from '../components/A.tsx';", 'domain may not import components'],
    ['mfe-programme/src/components/A.tsx', "import { B } from '../screens/Event/B.tsx';", 'components may not import screens'],
    ['mfe-programme/src/routes.ts', "import { d } from './domain/d.ts';", 'routes may not import domain'],
    [
      'mfe-programme/src/screens/Event/A.tsx',
      "import { B } from '../EventList/B.tsx';",
      'screens/Event may not import screens/EventList',
    ],
    [
      'mfe-programme/src/blocks/List/A.tsx',
      "import { B } from '../../screens/EventList/B.tsx';",
      'blocks/List may not import screens/EventList',
    ],
  ])('%s: %s', (path, text, message) => {
    expect(messagesOf(path, text)).toEqual([expect.stringContaining(message)]);
  });

  it('let a screen use its own parts, components, domain and texts', () => {
    const text = ["'./components/B.tsx'", "'../../components/C.tsx'", "'../../domain/d.ts'", "'../../i18n/useText.ts'"]
      .map((source) => `import {} from ${source};`)
      .join('\n');
    expect(messagesOf('mfe-programme/src/screens/Event/A.tsx', text)).toEqual([]);
  });
});

describe('sealed rooms of the provider', () => {
  it.each([
    ['provider/src/magazine/readStory.ts', "import { readRows } from '../search/readRows.ts';", 'search/index.ts'],
    ['provider/src/registerSubjects.ts', "import { cartPage } from './webshop/cartPage.ts';", 'webshop/index.ts'],
    ['provider/src/server.ts', "import { buildSite } from './seed/siteRows.ts';", 'seed/index.ts'],
    ['provider/src/fuzz/runFuzz.ts', "import { tagOf } from '../openapi/tagOf.ts';", 'openapi/index.ts'],
    ['provider/src/openapi/routes.ts', "import { createTarget } from '../verify/target.ts';", 'verify/index.ts'],
  ])('are entered by their face: %s', (path, text, face) => {
    expect(messagesOf(path, text)).toEqual([expect.stringContaining(`take it from provider/src/${face}`)]);
    expect(
      messagesOf(
        path,
        text.replace(/\.\.?\/[^']+/, (target) => target.replace(/[^/]+$/, 'index.ts')),
      ),
    ).toEqual([]);
  });
});

describe('the working state of documents', () => {
  const tables = "import { editedBlocks } from '../../platform/database/schema/working.ts';";
  const reader = "import { readEditedBlocks } from '../documents/drafts/readEdited.ts';";

  it.each([
    ['provider/src/cms/pages/readPage.ts', tables, 'visitors see the published tables'],
    ['provider/src/cms/addresses/listAddresses.ts', tables, 'visitors see the published tables'],
    ['provider/src/magazine/storyService.ts', reader, 'only routes that know an editor is asking'],
    ['provider/src/search/pageDocuments.ts', reader, 'only routes that know an editor is asking'],
  ])('stays away from what visitors see: %s', (path, text, message) => {
    expect(messagesOf(path, text)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['provider/src/documents/drafts/publishLocked.ts', tables],
    ['provider/src/documents/blocks/kindRoutes.ts', tables],
    ['provider/src/magazine/routes.ts', reader],
  ])('is read by code for editors: %s', (path, text) => {
    expect(messagesOf(path, text)).toEqual([]);
  });
});

describe('what may reach a browser', () => {
  it.each([
    [
      'mfe-programme/src/remote.ts',
      "import { load } from './screens/Event/loadEvent.server.ts';",
      'loadEvent.server.ts never reaches a browser',
    ],
    ['mfe-programme/src/domain/a.ts', "import { houseDay } from '@spielplan/shared-contracts/i18n/dates';", 'brings luxon along'],
    [
      'mfe-programme/src/domain/a.ts',
      "import { eventsCall } from '@spielplan/shared-contracts/api';",
      'brings every schema along',
    ],
    ['shell/src/browser/main.ts', "import { join } from 'node:path';", 'browsers lack Node'],
    ['shell/src/app/App.tsx', "import { createShell } from '../server/createShell.ts';", 'shell/app may not import shell/server'],
  ])('%s: %s', (path, text, message) => {
    expect(messagesOf(path, text)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['mfe-programme/src/remote.server.ts', "import { load } from './screens/Event/loadEvent.server.ts';"],
    ['mfe-programme/src/screens/Event/load.test.ts', "import { load } from './loadEvent.server.ts';"],
    ['mfe-programme/src/screens/Event/A.tsx', "import type { View } from './loadEvent.server.ts';"],
    ['mfe-programme/src/domain/a.ts', "import { type Price, type SeatGroup } from '@spielplan/shared-contracts/api';"],
    ['mfe-programme/src/domain/a.server.ts', "import { createHash } from 'node:crypto';"],
  ])('%s may: %s', (path, text) => {
    expect(messagesOf(path, text)).toEqual([]);
  });
});

describe('rules of a subject', () => {
  it.each([
    ['react', 'domain is rules without React'],
    ['zustand', 'take createStore and useStore from @spielplan/shared-ui/host'],
    ['@spielplan/shared-ui/host', 'pass in what the host says'],
    ['@spielplan/shared-ui/components', 'pass in what the host says'],
  ])('do without %s', (library, message) => {
    for (const path of ['mfe-programme/src/domain/events/a.ts', 'shell/src/forms/domain/a.server.ts'])
      expect(messagesOf(path, `import { x } from '${library}';`)).toEqual([expect.stringContaining(message)]);
  });
});

describe('libraries that are wrapped once', () => {
  it.each([
    ['mfe-programme/src/components/A.tsx', 'react-router', 'Link, useNavigate'],
    ['mfe-programme/src/domain/a.server.ts', 'luxon', '@spielplan/shared-contracts/i18n/dates'],
    ['mfe-booking/src/i18n/useText.ts', 'i18next', 'useText'],
    ['shell/src/browser/main.ts', '@module-federation/enhanced/runtime', 'through the host'],
    ['shell/src/server/main.ts', 'drizzle-orm', 'only the provider has a database'],
    ['shared-contracts/src/api/a.ts', 'react', 'framework-free'],
    ['mfe-editor/src/stores/createA.ts', 'zustand/vanilla', 'createStore and useStore'],
    ['mfe-booking/src/components/A.tsx', 'zustand/react/shallow', 'one value at a time'],
  ])('%s may not import %s', (path, library, message) => {
    expect(messagesOf(path, `import { x } from '${library}';`)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['shared-ui/src/host/router.test.tsx', 'react-router'],
    ['shared-contracts/src/i18n/dates.ts', 'luxon'],
    ['tooling/src/webpack/shared.ts', '@module-federation/enhanced/webpack'],
  ])('%s is where %s is wrapped', (path, library) => {
    expect(messagesOf(path, `import { x } from '${library}';`)).toEqual([]);
  });
});
