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

  it('that throws fails as itself', async () => {
    const error = new TypeError('no stage');
    await expect(openPage(() => Promise.reject(error)).slot('event.booking')).rejects.toBe(error);
  });
});
