import type { IncomingMessage } from 'node:http';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { createMessageTables } from '../pages/answer/messageTables.ts';
import { createTestContext } from '../testing/createTestContext.ts';
import { createReleasesPage } from './createReleasesPage.ts';

const LANE = { visitors: 40, failing: 21 };
const STATE = {
  number: 7,
  releaseSet: 'abc',
  problem: null,
  live: { programme: 'a1', magazine: 'm1' },
  refused: [{ remote: 'programme' as const, version: 'b0', code: 'SP-3005', detail: '<b>no stage</b>' }],
  leftOut: [],
  testing: [],
  looks: 3,
  canary: {
    remote: 'programme',
    version: 'b1',
    share: 5,
    state: 'halted' as const,
    why: { code: 'SP-3015', detail: 'it fails for too many' },
    canary: LANE,
    current: { ...LANE, failing: 0 },
  },
  threads: {
    active: { isReady: true, heapMb: 71 },
    waiting: { isReady: false, heapMb: 0 },
    ends: [
      { at: Date.parse('2026-11-21T11:00:00.000Z'), why: 'hang' as const },
      { at: Date.parse('2026-11-21T12:00:00.000Z'), why: 'crash' as const },
    ],
  },
};
const HISTORY = [
  { at: '2026-11-20T10:00:00.000Z', who: 'Ada', what: 'release', remote: 'programme', version: 'a1', before: null, why: '' },
  { at: '2026-11-21T10:00:00.000Z', who: 'Bo', what: 'halt', remote: 'programme', version: 'a1', before: 'a1', why: 'SP-3015' },
];

function open(account: () => Promise<unknown> = async () => ({ username: 'ada' })) {
  const { renderContext } = createTestContext({ readAsEditor: account as never });
  const bundle = { ...renderContext.bundle, shellMessages: { de, en } };
  return createReleasesPage({
    renderContext: () => ({ ...renderContext, messages: createMessageTables(renderContext.set, bundle) }),
    sessions: { stateOf: async (cookie) => (cookie.includes('sessionid=old') ? 'ended' : 'valid') },
    admit: () => undefined,
    state: () => STATE,
    source: { readFile: async () => Buffer.from(`${HISTORY.map((line) => JSON.stringify(line)).join('\n')}\nhalf a li`) },
    table: () => ({ schema: 1, number: 1, owners: { programme: ['ed25519:key-of-programme'] }, revoked: [] }),
  });
}
const asked = (url: string, cookie?: string) => ({ url, headers: { ...(cookie && { cookie }) } }) as IncomingMessage;

it('shows an editor sets, versions, owners, what was refused, both lanes of a trial and the history, in their language', async () => {
  const page = await open()(asked('/cms-hub/releases?lang=en', 'sessionid=1'));
  const html = page?.body.toString('utf8') ?? '';
  for (const part of [
    'a1',
    'm1',
    'ed25519:key-of-programme',
    'b0 refused: SP-3005 &lt;b&gt;no stage&lt;/b&gt;',
    'Halted: programme b1, SP-3015 it fails for too many',
    '<th scope="row">on trial</th><td>40</td><td>21</td>',
    '<th scope="row">current</th><td>40</td><td>0</td>',
    '<th scope="row">renders pages</th><td>ready</td><td>71</td>',
    '<th scope="row">waits</th><td>not there</td>',
    '<td>did not respond</td>',
    '<td>crash</td>',
    'Ada',
  ])
    expect(html).toContain(part);
  expect(html.indexOf('Bo')).toBeLessThan(html.indexOf('Ada'));
  expect(page?.headers['cache-control']).toBe('private, no-store');
  expect((await open()(asked('/cms-hub/releases', 'sessionid=1')))?.body.toString('utf8')).toContain('Angehalten: programme b1');
});

it('shows nobody else anything', async () => {
  const refused = () => Promise.reject(new SpielplanError('NOT_LOGGED_IN'));
  expect(await open()(asked('/cms-hub/releases'))).toBeNull();
  expect(await open()(asked('/cms-hub/releases', 'sessionid=old'))).toBeNull();
  expect(await open(refused)(asked('/cms-hub/releases', 'sessionid=2'))).toBeNull();
});
