import { jest } from '@jest/globals';
import { createConsentStore, type KeepChosen } from './consentStore.ts';
import { keepChosen, keepDecision } from './keepDecision.ts';
import { CONSENT_KEY, CONSENT_REVISION, parseDecision } from './decision.ts';

const NOW = Date.parse('2026-11-21T12:00:00+01:00');
const written = (change: object = {}) =>
  JSON.stringify({ revision: CONSENT_REVISION, expirationTime: NOW + 1, categories: ['site', 'youtube'], ...change });

describe('a stored decision', () => {
  it.each([
    ['is read', written(), ['site', 'youtube']],
    ['holds when everything was rejected', written({ categories: ['site'] }), ['site']],
    ['is none where there is none', null, null],
    ['of another revision is none', written({ revision: CONSENT_REVISION - 1 }), null],
    ['that has expired is none', written({ expirationTime: NOW }), null],
    ['that names nothing is none', written({ categories: 'all' }), null],
    ['that cannot be read is none', '{', null],
    ['that is something else is none', '[]', null],
  ])('%s', (_, stored, decision) => {
    expect(parseDecision(stored, NOW)).toEqual(decision);
  });
});

describe('the consent of a browser', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  /** How often the page was to be loaded again, which this browser cannot, and says. */
  function watchReloads(): () => number {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => said.mock.calls.filter(([what]) => String(what).includes('navigation')).length;
  }

  it('asks until a decision is made, and grants nothing meanwhile', () => {
    const store = createConsentStore(() => new Promise(() => undefined));
    expect(store.getState()).toEqual({ decision: null, isAsking: true, isSettingsOpen: false });
    expect(store.has('youtube')).toBe(false);
  });

  it('keeps a decision for the next page, tells listeners, and asks no more', async () => {
    const store = createConsentStore(keepChosen);
    const listener = jest.fn();
    store.subscribe(listener);
    store.decide(['youtube']);
    expect(store.getState().isAsking).toBe(false);
    await settled();
    expect(listener).toHaveBeenCalled();
    expect([store.has('youtube'), store.has('vimeo')]).toEqual([true, false]);
    expect(createConsentStore(keepChosen).has('youtube')).toBe(true);
    expect(document.cookie).toBe('');
  });

  it('adds one service to those that are granted', async () => {
    const store = createConsentStore(keepChosen);
    store.decide(['youtube']);
    await settled();
    store.grant('spotify');
    await settled();
    expect([store.has('youtube'), store.has('spotify'), store.has('vimeo')]).toEqual([true, true, false]);
  });

  it('takes everything, and takes it all back', async () => {
    const store = createConsentStore(keepChosen);
    store.decide('all');
    await settled();
    expect([store.has('analytics'), store.has('hubspot')]).toEqual([true, true]);
    document.cookie = '_ga_ABC=1';
    document.cookie = 'topAlert=3';
    const reloads = watchReloads();
    store.decide(['hubspot']);
    await settled();
    expect([store.has('analytics'), store.has('hubspot')]).toEqual([false, true]);
    expect(document.cookie).toBe('topAlert=3');
    expect(reloads()).toBe(1);
    document.cookie = 'topAlert=; Max-Age=0';
  });

  it('keeps id and time of the first decision, also of one that vanilla-cookieconsent wrote', async () => {
    const first = { consentId: 'c0ffee', consentTimestamp: '2026-10-01T10:00:00.000Z' };
    const library = { ...first, data: null, services: {}, languageCode: 'none', lastConsentTimestamp: first.consentTimestamp };
    localStorage.setItem(CONSENT_KEY, written({ ...library, expirationTime: Date.now() + 10_000 }));
    expect(createConsentStore(keepChosen).has('youtube')).toBe(true);
    const before = Date.now();
    expect(await keepDecision(['vimeo'])).toEqual(['site', 'shop', 'vimeo']);
    const kept = JSON.parse(localStorage.getItem(CONSENT_KEY)!) as Record<string, string>;
    expect(kept).toMatchObject({ ...first, revision: CONSENT_REVISION, categories: ['site', 'shop', 'vimeo'] });
    expect(Date.parse(kept['lastConsentTimestamp']!)).toBeGreaterThanOrEqual(before);
    expect(Math.round((Number(kept['expirationTime']) - before) / 86_400_000)).toBe(182);
  });

  it('begins a record of its own after a decision that has expired', async () => {
    localStorage.setItem(CONSENT_KEY, written({ consentId: 'c0ffee', expirationTime: 1 }));
    await keepDecision('none');
    const { consentId } = JSON.parse(localStorage.getItem(CONSENT_KEY)!) as { consentId: string };
    expect(consentId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('holds for the page where the browser keeps nothing', async () => {
    const kept = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('switched off', 'SecurityError');
    });
    expect(await keepDecision(['youtube'])).toContain('youtube');
    kept.mockRestore();
  });

  it('ends what has run by loading again also where the browser keeps nothing', async () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('switched off', 'SecurityError');
      });
    const reloads = watchReloads();
    await keepDecision('none');
    await keepDecision('all');
    expect(reloads()).toBe(0);
    await keepDecision('none');
    expect(reloads()).toBe(1);
  });

  it('asks again when the decision could not be kept', async () => {
    const store = createConsentStore((() => Promise.reject(new Error('offline'))) satisfies KeepChosen);
    store.decide('all');
    await settled();
    expect(store.getState()).toMatchObject({ isAsking: true, decision: null });
  });

  it('asks no more on the next pages of who has chosen, though the code that keeps it never comes', async () => {
    const refused = (() => Promise.reject(new Error('blocked'))) satisfies KeepChosen;
    createConsentStore(refused).decide('none');
    await settled();
    for (let page = 0; page < 2; page += 1) {
      const store = createConsentStore(refused);
      await settled();
      expect(store.getState()).toMatchObject({ isAsking: false, decision: null });
      expect(store.has('youtube')).toBe(false);
    }
    const last = createConsentStore(keepChosen);
    await settled();
    expect(last.getState()).toMatchObject({ isAsking: false, decision: ['site', 'shop'] });
  });

  it.each([
    ['has not come yet', () => new Promise<never>(() => undefined)],
    ['breaks off with the page', () => Promise.reject(new TypeError('NetworkError'))],
  ])('keeps on the next page what was decided while its code %s', async (_, keepNothing: KeepChosen) => {
    createConsentStore(keepNothing).decide(['youtube']);
    await settled();
    const next = createConsentStore(keepChosen);
    expect(next.getState().isAsking).toBe(false);
    await settled();
    expect([next.has('youtube'), next.has('vimeo')]).toEqual([true, false]);
    // Only once: what is decided later in another tab stands.
    localStorage.setItem(CONSENT_KEY, written({ expirationTime: Date.now() + 10_000, categories: ['site', 'vimeo'] }));
    expect(createConsentStore(keepChosen).has('youtube')).toBe(false);
  });

  it('grants nothing on the next page that was just taken back, though the code is still to come', () => {
    localStorage.setItem(CONSENT_KEY, written({ expirationTime: Date.now() + 10_000, categories: ['site', 'analytics'] }));
    const waiting: KeepChosen = () => new Promise(() => undefined);
    createConsentStore(waiting).decide('none');
    expect(createConsentStore(waiting).has('analytics')).toBe(false);
  });

  it.each(['{', '5', 'null', ',all?'])('takes the choice %s, which cannot be read, for none', async (chosen) => {
    sessionStorage.setItem('consent.chosen', chosen);
    const store = createConsentStore(keepChosen);
    await settled();
    expect(store.getState()).toMatchObject({ isAsking: false, decision: ['site', 'shop'] });
  });

  it('follows the decision made in another tab', () => {
    const store = createConsentStore(keepChosen);
    const newValue = written({ expirationTime: Date.now() + 10_000 });
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue }));
    expect(store.getState()).toMatchObject({ isAsking: false });
    expect(store.has('youtube')).toBe(true);
  });

  describe.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['comes late', async (chosen: string) => (await settled(), keepChosen(chosen))],
  ])('takes a later decision of another tab for the last one, though the code for its own %s', (_, keep: KeepChosen) => {
    const later = () =>
      written({ expirationTime: Date.now() + 10_000, categories: ['site'], lastConsentTimestamp: '2999-01-01' });

    it('and the banner stays away', async () => {
      const store = createConsentStore(keep);
      store.decide('all');
      const newValue = later();
      localStorage.setItem(CONSENT_KEY, newValue);
      dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue }));
      await settled();
      await settled();
      expect(store.getState()).toMatchObject({ decision: ['site'], isAsking: false });
      expect(localStorage.getItem(CONSENT_KEY)).toBe(newValue);
      expect(createConsentStore(keepChosen).getState().decision).toEqual(['site']);
    });

    it('also where it was between two pages and did not hear of it', async () => {
      createConsentStore(() => new Promise(() => undefined)).decide('all');
      localStorage.setItem(CONSENT_KEY, later());
      createConsentStore(keep);
      await settled();
      await settled();
      const next = createConsentStore(keepChosen);
      await settled();
      expect(next.getState().decision).toEqual(['site']);
    });
  });

  it('adds a service to what is still to be kept', async () => {
    localStorage.setItem(CONSENT_KEY, written({ expirationTime: Date.now() + 10_000, categories: ['site', 'hubspot'] }));
    createConsentStore(() => new Promise(() => undefined)).decide(['youtube']);
    createConsentStore(() => new Promise(() => undefined)).grant('spotify');
    createConsentStore(keepChosen);
    await settled();
    expect(createConsentStore(keepChosen).getState().decision).toEqual(['site', 'shop', 'youtube', 'spotify']);
  });

  it('ends what has run here when another tab takes it back, and only then', () => {
    const store = createConsentStore(keepChosen);
    const reloads = watchReloads();
    const decideElsewhere = (categories: string[]) => {
      const newValue = written({ expirationTime: Date.now() + 10_000, categories });
      dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue }));
    };
    decideElsewhere(['site', 'youtube', 'analytics']);
    decideElsewhere(['site', 'analytics']);
    expect(reloads()).toBe(0);
    decideElsewhere(['site']);
    expect(store.has('analytics')).toBe(false);
    expect(reloads()).toBeGreaterThan(0);
  });

  it('comes back once per session to who leaves a legal page without the tag manager (R44)', () => {
    localStorage.setItem(CONSENT_KEY, written({ expirationTime: Date.now() + 10_000 }));
    const isAskingAfter = (...visits: boolean[]) => {
      // A visit may be a page of its own, with a store of its own.
      for (const isLegal of visits.slice(0, -1)) createConsentStore(keepChosen).visit(isLegal);
      const store = createConsentStore(keepChosen);
      store.visit(visits.at(-1)!);
      return store.getState().isAsking;
    };
    expect(isAskingAfter(false, true)).toBe(false);
    expect(isAskingAfter(true, true)).toBe(false);
    expect(isAskingAfter(false)).toBe(true);
    expect(isAskingAfter(true, false)).toBe(false);
  });
});
