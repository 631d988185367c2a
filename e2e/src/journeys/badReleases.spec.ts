import { describeBadReleases, HOLDS_ON, withScreen } from '../fixtures/badReleases.ts';
import { test } from '../fixtures/ownSiteTest.ts';

test.use({ releasesBy: 'url' });

// One of each kind: spoilt, for ever on its way, and not to be stopped.
describeBadReleases([
  {
    what: 'was tampered with',
    code: 'SP-3002',
    change: { spoil: (bundle) => bundle.replace('use strict', 'use strong') },
    isFollowed: true,
  },
  { what: 'never arrives', code: 'SP-3004', fault: 'hang', isFollowed: true },
  {
    what: 'never comes to the end of rendering a page',
    code: 'SP-3005',
    change: { bundle: withScreen(`component(){${HOLDS_ON}}`) },
    detail: /rendering .*events.* did not let go for \d+ ms/,
    isFollowed: true,
  },
]);
