import { findChunkBreaches, findPairBreaches, findServerBreaches, samplePath } from './conformance.ts';
import { SESSION_CONTRACT } from './account.ts';
import { describeRemote } from './conformanceSuite.ts';
import {
  CONTRACT_VERSION,
  defineRemote,
  defineServerRemote,
  isRunContract,
  type BrowserRemote,
  type ServerRemote,
} from './defineRemote.ts';
import { LINKED_PATTERNS } from '../routes/index.ts';

const Component = () => null;
const load = async () => ({ kind: 'missing', status: 404, isSwitchedOff: true }) as const;
const loadBlock = async () => ({ data: null });
const lazy = async () => Component;

const server = defineServerRemote({
  name: 'programme',
  routes: [
    { id: 'events', patterns: LINKED_PATTERNS.events },
    {
      id: 'ics',
      patterns: { de: '/de/programm/veranstaltungen/:slug/:id/event.ics', en: '/en/program/events/:slug/:id/event.ics' },
    },
  ],
  screens: { events: { component: Component, load } },
  files: { ics: { load } },
  slots: { 'event.booking': Component },
  blocks: { event_list: { component: Component, load: loadBlock } },
  messages: { de: { title: 'Programm' }, en: { title: 'Programme' } },
});
const browser = defineRemote({
  name: 'programme',
  screens: { events: lazy },
  slots: { 'event.booking': lazy },
  blocks: { event_list: lazy },
});

describeRemote(browser, server);

it.each([
  [7, 7, true],
  [6, 7, true],
  [5, 7, false],
  [8, 7, false],
  [0, 1, false],
  ['7', 7, false],
])('a remote of contract %s runs in a shell of %s: %s', (contract, own, isRun) => {
  expect(isRunContract(contract, own)).toBe(isRun);
});

describe('a remote that reads as the account', () => {
  const office = defineServerRemote({
    name: 'office',
    routes: [{ id: 'desk', patterns: { de: '/cms-hub', en: '/cms-hub' }, session: 'account' }],
    screens: { desk: { component: Component, load } },
    messages: { de: {}, en: {} },
  });

  it('says by which contract it does, and is taken by a shell of the same', () => {
    expect(office.sessionContract).toBe(SESSION_CONTRACT);
    expect(findServerBreaches(office)).toEqual([]);
    expect(server.sessionContract).toBeUndefined();
  });

  it.each([
    ['a new office by an old shell', SESSION_CONTRACT + 1],
    ['an old office by a new shell', SESSION_CONTRACT - 1],
    ['an office that does not say it', undefined],
  ])('is refused in a sentence: %s', (_, sessionContract) => {
    expect(findServerBreaches({ ...office, sessionContract })).toEqual([
      `It reads the account's session by contract ${sessionContract}, this shell gives it by contract ${SESSION_CONTRACT}: ` +
        'release it again, or update the shell.',
    ]);
  });

  it('is refused in a sentence by a shell that does not know what it asks for', () => {
    expect(findServerBreaches({ ...office, routes: [{ ...office.routes[0], session: 'operator' }] })).toEqual([
      'The route "desk" asks for a session that this shell does not know.',
    ]);
    // A shell that knows nothing of accounts at all refuses it by its address.
    expect(findServerBreaches({ ...office, routes: [{ ...office.routes[0], session: undefined }] })).toEqual([
      'The route "desk" (/cms-hub) lies outside of what remotes may answer below /de/.',
    ]);
  });
});

describe('a server bundle is refused', () => {
  const breaches: readonly [why: string, remote: unknown, breach: string][] = [
    ['without an export', undefined, 'The bundle exports no remote.'],
    ['that is a function', () => server, 'The bundle exports no remote.'],
    [
      'of an older contract',
      { ...server, contract: CONTRACT_VERSION - 1 },
      `It speaks contract 0, the shell speaks ${CONTRACT_VERSION}.`,
    ],
    [
      'without a contract',
      { ...server, contract: undefined },
      `It speaks contract undefined, the shell speaks ${CONTRACT_VERSION}.`,
    ],
    ['without a name', { ...server, name: 7 }, 'It has no name.'],
    ['of a name that no remote may have', { ...server, name: 'shell' }, '"shell" is not the name of a remote.'],
    ['without screens', { ...server, screens: undefined }, 'It lacks routes, screens, files, slots or blocks.'],
    ['with a route of nothing', { ...server, routes: [...server.routes, null] }, 'A route has no id.'],
    [
      'with a route without id',
      { ...server, routes: [...server.routes, { patterns: LINKED_PATTERNS.team }] },
      'A route has no id.',
    ],
    ['with a route twice', { ...server, routes: [...server.routes, server.routes[0]] }, 'The route "events" is there twice.'],
    [
      'with a route to nowhere',
      { ...server, routes: [...server.routes, { id: 'team', patterns: LINKED_PATTERNS.team }] },
      'The route "team" has neither a screen nor a file.',
    ],
    [
      'with a route named like a part of every object',
      { ...server, routes: [...server.routes, { id: 'constructor', patterns: LINKED_PATTERNS.team }] },
      'The route "constructor" has neither a screen nor a file.',
    ],
    [
      'with a route in German only',
      { ...server, routes: [{ id: 'events', patterns: { de: '/de' } }, server.routes[1]] },
      'The route "events" has no path in "en".',
    ],
    [
      'with a route without paths',
      { ...server, routes: [{ id: 'events' }, server.routes[1]] },
      'The route "events" has no path in "de".',
    ],
    [
      'with a screen that no address leads to',
      { ...server, screens: { ...server.screens, lost: { component: Component, load } } },
      'The screen "lost" has no route.',
    ],
    [
      'with a file that no address leads to',
      { ...server, files: { ...server.files, lost: { load } } },
      'The file "lost" has no route.',
    ],
    [
      'with a screen without component',
      { ...server, screens: { events: { load } } },
      'The screen "events" lacks its component or its loader.',
    ],
    [
      'with a screen without loader',
      { ...server, screens: { events: { component: Component } } },
      'The screen "events" lacks its component or its loader.',
    ],
    [
      'with a screen of nothing',
      { ...server, screens: { events: null } },
      'The screen "events" lacks its component or its loader.',
    ],
    ['with a file without loader', { ...server, files: { ics: {} } }, 'The file "ics" lacks its loader.'],
    [
      'with a slot of its own invention',
      { ...server, slots: { 'page.confetti': Component } },
      'The slot "page.confetti" is not part of the contract.',
    ],
    ['with an empty slot', { ...server, slots: { 'event.booking': 'cart' } }, 'The slot "event.booking" has no component.'],
    [
      'with a block without loader',
      { ...server, blocks: { venue: { component: Component } } },
      'The block "venue" lacks its component or its loader.',
    ],
    ['without messages', { ...server, messages: undefined }, 'It has no messages in both languages.'],
    ['without English', { ...server, messages: { de: {} } }, 'It has no messages in both languages.'],
    ['with a text in German only', { ...server, messages: { de: { a: 'A' }, en: {} } }, 'The message "a" is missing in English.'],
    ['with a text in English only', { ...server, messages: { de: {}, en: { a: 'A' } } }, 'The message "a" is missing in German.'],
  ];

  it.each(breaches)('%s', (_, remote, breach) => {
    expect(findServerBreaches(remote)).toContain(breach);
  });

  it('with every breach named at once', () => {
    expect(findServerBreaches({ ...server, slots: { 'page.confetti': 1 }, messages: null })).toHaveLength(3);
  });

  it('but not for components made by memo or styled-components', () => {
    const memo = { $$typeof: Symbol.for('react.memo') };
    expect(findServerBreaches({ ...server, slots: { 'event.booking': memo } })).toEqual([]);
  });
});

describe('browser and server of one remote', () => {
  const pairs: readonly [why: string, browser: Partial<BrowserRemote>, server: Partial<ServerRemote>, breach: string][] = [
    ['of two names', { name: 'booking' }, {}, 'The names differ: "booking" and "programme".'],
    ['of two contracts', { contract: 2 }, {}, 'The contracts differ: 2 and 1.'],
    [
      'where a screen is missing in browsers',
      { screens: {} },
      {},
      'The screen "events" is rendered on the server, but browsers do not get it.',
    ],
    [
      'where a screen is missing on the server',
      {},
      { screens: {} },
      'Browsers get the screen "events", but the server cannot render it.',
    ],
    [
      'where a slot is missing on the server',
      {},
      { slots: {} },
      'Browsers get the slot "event.booking", but the server cannot render it.',
    ],
    [
      'where a block is missing in browsers',
      { blocks: {} },
      {},
      'The block "event_list" is rendered on the server, but browsers do not get it.',
    ],
  ];

  it.each(pairs)('%s do not fit', (_, inBrowser, onServer, breach) => {
    expect(findPairBreaches({ ...browser, ...inBrowser }, { ...server, ...onServer })).toEqual([breach]);
  });

  it.each(['page.toolbar', 'event.overlay'])('may keep %s from the server, which never renders it', (slot) => {
    expect(findPairBreaches({ ...browser, slots: { ...browser.slots, [slot]: lazy } }, server)).toEqual([]);
  });
});

describe('the scripts of a build', () => {
  const whole = { 'screen-events': ['1.js'], 'slot-event.booking': ['2.js'], 'block-event_list': ['3.js'] };
  it('hold what the server renders, and slots that are loaded later', () => {
    expect(findChunkBreaches({ ...whole, 'slot-event.overlay': ['4.js'] }, server)).toEqual([]);
  });

  it.each(Object.keys(whole))('lack %s, which the server renders', (part) => {
    const { [part as keyof typeof whole]: _, ...others } = whole;
    expect(findChunkBreaches(others, server)).toEqual([expect.stringContaining(`Browsers do not get "${part}"`)]);
  });

  it('hold a screen that the server cannot render', () => {
    expect(findChunkBreaches({ ...whole, 'screen-weather': [] }, server)).toEqual([expect.stringContaining('"screen-weather"')]);
  });
});

describe('a sample path', () => {
  it.each([
    ['/de/team', '/de/team'],
    ['/de/search/:category?/:page?', '/de/search'],
    ['/de/team/:slug/:id', null],
  ])('of %s is %s', (pattern, path) => {
    expect(samplePath(pattern)).toBe(path);
  });
});
