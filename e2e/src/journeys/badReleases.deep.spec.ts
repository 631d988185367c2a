import { describeBadReleases, withScreen } from '../fixtures/badReleases.ts';
import { test } from '../fixtures/ownSiteTest.ts';

test.use({ releasesBy: 'url' });

// What `badReleases.spec.ts` leaves out: the same ends by other ways.
describeBadReleases([
  { what: 'breaks off on its way', code: 'SP-3002', fault: 'cut', detail: /broke off/ },
  { what: 'is cut off in the store', code: 'SP-3002', change: { spoil: (bundle) => bundle.slice(0, 1_000) } },
  { what: 'speaks another contract', code: 'SP-3003', change: { entry: { contract: 2 } }, detail: /contract 2/ },
  { what: 'breaks the contract', code: 'SP-3003', change: { bundle: withScreen('load:undefined') }, detail: /events/ },
  { what: 'throws while it starts', code: 'SP-3005', change: { bundle: (bundle) => `throw new Error('no stage');${bundle}` } },
  { what: 'never comes to the end of its start', code: 'SP-3005', change: { bundle: (bundle) => `for(;;);${bundle}` } },
  {
    what: 'throws when a page of it is rendered',
    code: 'SP-3005',
    change: { bundle: withScreen("component(){throw new Error('no stage')}") },
    detail: /no stage/,
  },
  {
    what: 'throws when a page is loaded',
    code: 'SP-3005',
    change: { bundle: withScreen("load(){throw new Error('no stage')}") },
    detail: /no stage/,
  },
  {
    what: 'never comes to the end of loading a page',
    code: 'SP-3004',
    change: { bundle: withScreen('load(){return new Promise(()=>{})}') },
    detail: /events/,
    isFollowed: true,
  },
]);
