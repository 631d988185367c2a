import { jest } from '@jest/globals';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createRemotes } from './createRemotes.ts';

const Widget = () => null;
const page = globalThis as unknown as Record<string, unknown>;
const answer = {
  lang: 'de',
  remotes: { booking: { version: '7', entry: '/remotes/booking/7/remoteEntry.js' } },
  slots: { 'event.booking': 'booking' },
  blocks: {},
  messages: { booking: {} },
  site: {},
} as unknown as PageAnswer;

/** A page whose booking remote is there, and does this when its widget is asked for. */
function openPage(load: () => Promise<unknown>) {
  const remote = { screens: {}, blocks: {}, slots: { 'event.booking': load } };
  page.spielplan_booking = { init: () => undefined, get: async () => () => ({ remote }) };
  return createRemotes(answer);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(page, { __webpack_init_sharing__: jest.fn(), __webpack_share_scopes__: { default: {} } });
});
afterEach(() => {
  jest.useRealTimers();
  delete page.spielplan_booking;
});

describe('the widget of a remote', () => {
  it('is what the remote offers', async () => {
    await expect(openPage(async () => Widget).slot('event.booking')).resolves.toBe(Widget);
  });

  it('is that of the remote which stands behind another in the same slot', async () => {
    page.spielplan_shop = {
      init: () => undefined,
      get: async () => () => ({ remote: { slots: { 'event.booking': async () => Widget } } }),
    };
    const shop = { version: 's1', entry: '/remotes/shop/s1/remoteEntry.js' };
    const both = { ...answer, remotes: { ...answer.remotes, shop }, slots: { ...answer.slots, 'event.booking+': 'shop' } };
    await expect(createRemotes({ ...both, messages: { ...answer.messages, shop: {} } }).slot('event.booking+')).resolves.toBe(
      Widget,
    );
    delete page.spielplan_shop;
  });

  it.each([
    [
      'does not come',
      () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })),
      /chunk 7/,
    ],
    ['hangs', () => new Promise(() => undefined), /the slot event.booking took longer than 15000 ms/],
  ])('whose script %s fails by the name that reports are counted by', async (_, load, detail) => {
    const failing = openPage(load)
      .slot('event.booking')
      .catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await failing).toMatchObject({ code: 'SP-3004', detail: expect.stringMatching(detail) });
  });

  it('brings all texts of its remote where the page has those of other parts alone, and only once', async () => {
    const table = { 'cart.title': 'Warenkorb' };
    const remote = { screens: {}, blocks: {}, slots: { 'event.booking': async () => Widget, 'header.cart': async () => Widget } };
    page.spielplan_booking = { init: () => undefined, get: async () => () => ({ remote }) };
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ 'booking.title': 'Karten' }));
    const slots = { 'event.booking': 'booking', 'header.cart': 'booking' } as const;
    const remotes = createRemotes({ ...answer, slots, messages: { booking: table }, texts: { booking: ['slot-header.cart'] } });
    await remotes.slot('header.cart');
    expect(asked).not.toHaveBeenCalled();
    await remotes.slot('event.booking');
    await remotes.slot('event.booking');
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['/_messages/de/booking/7']);
    expect(remotes.messages('booking')).toBe(table);
    expect(table).toEqual({ 'cart.title': 'Warenkorb', 'booking.title': 'Karten' });
    asked.mockRestore();
  });

  it("brings the house's own words in place of those of its remote, and none that it does not have", async () => {
    const site = { texts: { booking: { 'booking.title': 'Eintritt', 'cart.title': 'Korb' }, shell: { 'booking.title': 'x' } } };
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ 'booking.title': 'Karten' }));
    const remote = { screens: {}, blocks: {}, slots: { 'event.booking': async () => Widget } };
    page.spielplan_booking = { init: () => undefined, get: async () => () => ({ remote }) };
    const remotes = createRemotes({ ...answer, site, messages: {} } as unknown as PageAnswer);
    await remotes.slot('event.booking');
    expect(remotes.messages('booking')).toEqual({ 'booking.title': 'Eintritt' });
    asked.mockRestore();
  });

  it('has the texts that a later page brings beside those of the first', async () => {
    const remotes = createRemotes({ ...answer, messages: { booking: { a: 'A' } }, texts: { booking: ['screen-a'] } });
    const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is to be asked'));
    remotes.addMessages({ messages: { booking: { b: 'B' } }, texts: { booking: ['slot-event.booking'] } });
    expect(remotes.messages('booking')).toEqual({ a: 'A', b: 'B' });
    page.spielplan_booking = {
      init: () => undefined,
      get: async () => () => ({ remote: { screens: {}, blocks: {}, slots: { 'event.booking': async () => Widget } } }),
    };
    await expect(remotes.slot('event.booking')).resolves.toBe(Widget);
    asked.mockRestore();
  });

  it('that throws fails as itself', async () => {
    const error = new TypeError('no stage');
    await expect(openPage(() => Promise.reject(error)).slot('event.booking')).rejects.toBe(error);
  });
});

describe('an answer of another release set', () => {
  const at = (version: string) => ({ version, entry: `/remotes/x/${version}/remoteEntry.js` });
  const open = () =>
    createRemotes({
      ...answer,
      shellVersion: 's1',
      remotes: { booking: at('b1'), magazine: at('m1') },
      slots: { 'event.booking': 'booking' },
      messages: { shell: {}, booking: {} },
    });
  const next = (remotes: object, rest: object = {}) =>
    ({ shellVersion: 's1', remotes, slots: {}, blocks: {}, ...rest }) as PageAnswer;

  it.each([
    ['has another build of a remote that nobody has loaded', { booking: at('b1'), magazine: at('m2') }, {}, true],
    ['has a remote more', { booking: at('b1'), magazine: at('m1'), programme: at('p1') }, {}, true],
    ['has another build of a remote on the page', { booking: at('b2'), magazine: at('m1') }, {}, false],
    ['lacks a remote on the page', { magazine: at('m1') }, {}, false],
    ['is of another shell', { booking: at('b1'), magazine: at('m1') }, { shellVersion: 's2' }, false],
  ])('that %s', (_, remotes, rest, isSame) => {
    expect(open().adopt(next(remotes, rest))).toBe(isSame);
  });

  it('is what later parts are loaded from', async () => {
    const fetched: string[] = [];
    globalThis.fetch = (async (url: string) => (
      fetched.push(url),
      { ok: true, json: async () => ({}) }
    )) as unknown as typeof fetch;
    page.spielplan_magazine = {
      init: () => undefined,
      get: async () => () => ({ remote: { blocks: { story_list: async () => Widget } } }),
    };
    const remotes = open();
    remotes.adopt(next({ booking: at('b1'), magazine: at('m2') }, { blocks: { story_list: 'magazine' } }));
    await expect(remotes.block('story_list')).resolves.toBe(Widget);
    expect(fetched).toEqual(['/_messages/de/magazine/m2']);
    // Now it is on the page.
    expect(remotes.adopt(next({ booking: at('b1'), magazine: at('m3') }))).toBe(false);
    delete page.spielplan_magazine;
  });
});
