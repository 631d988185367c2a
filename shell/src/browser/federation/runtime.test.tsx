import { jest } from '@jest/globals';
import { loadRemoteModule } from './runtime.ts';

const ENTRY = '/remotes/booking/7/remoteEntry.js';
const page = globalThis as unknown as Record<string, unknown>;
const scope = { react: {} };
const container = () => ({ init: jest.fn(), get: jest.fn(async () => () => ({ remote: 'booking 7' })) });
let asked: string[];

/** The network: what an entry script does when it comes, or null where it does not. */
function serve(run: (() => void) | null) {
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    asked.push(new URL(script.src).pathname);
    run?.();
    queueMicrotask(() => script.dispatchEvent(new Event(run ? 'load' : 'error')));
  });
}

beforeEach(() => {
  asked = [];
  Object.assign(page, { __webpack_init_sharing__: jest.fn(), __webpack_share_scopes__: { default: scope } });
});
afterEach(() => {
  jest.restoreAllMocks();
  delete page.spielplan_booking;
});

describe('a remote on the page', () => {
  it('is given what the shell shares and answers what it exposes', async () => {
    const booking = container();
    serve(() => (page.spielplan_booking = booking));
    await expect(loadRemoteModule('spielplan_booking', ENTRY)).resolves.toEqual({ remote: 'booking 7' });
    expect(page.__webpack_init_sharing__).toHaveBeenCalledWith('default');
    expect(booking.init).toHaveBeenCalledWith(scope);
    expect(booking.get).toHaveBeenCalledWith('./remote');
    expect(asked).toEqual([ENTRY]);
  });

  it('is not asked for again when its script is there', async () => {
    page.spielplan_booking = container();
    serve(null);
    await loadRemoteModule('spielplan_booking', ENTRY);
    expect(asked).toEqual([]);
  });

  it('that cannot be had is asked for again the next time', async () => {
    serve(null);
    await expect(loadRemoteModule('spielplan_booking', ENTRY)).rejects.toMatchObject({
      code: 'SP-3004',
      detail: `${ENTRY} cannot be had.`,
    });
    serve(() => (page.spielplan_booking = container()));
    await expect(loadRemoteModule('spielplan_booking', ENTRY)).resolves.toEqual({ remote: 'booking 7' });
    expect(asked).toEqual([ENTRY, ENTRY]);
  });

  it('whose script breaks is named', async () => {
    serve(() => undefined);
    await expect(loadRemoteModule('spielplan_booking', ENTRY)).rejects.toMatchObject({
      code: 'SP-3005',
      detail: `${ENTRY} left no container spielplan_booking.`,
    });
  });
});
