import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { CONSENT_KEY, CONSENT_REVISION } from '../consent/decision.ts';
import { recordEarlyClicks } from '../parts/lazy/replayEarlyClicks.ts';
import { EARLY_SCRIPT, NEWEST_STYLES, TAGS_SCRIPT } from './earlyScript.ts';

const page = globalThis as { dataLayer?: unknown[] };
const { dataset } = document.documentElement;

/** Frames that are waited for. */
let frames: FrameRequestCallback[] = [];
const showFrame = () => {
  for (const call of frames.splice(0)) call(0);
};
/** Runs the script as the head does: indirect eval has no access to this file. */
// oxlint-disable-next-line no-eval
const runInHead = (script = EARLY_SCRIPT) => void (0, eval)(script);
const run = (script = EARLY_SCRIPT) => {
  runInHead(script);
  showFrame();
};
const store = (change: object = {}) =>
  localStorage.setItem(
    CONSENT_KEY,
    JSON.stringify({ revision: CONSENT_REVISION, expirationTime: Date.now() + 60_000, categories: ['site'], ...change }),
  );

/** jsdom knows no styles. */
let supports: (question: string) => boolean;

describe('the early script', () => {
  beforeEach(() => {
    Object.assign(navigator, { userAgentData: {} });
    supports = () => true;
    document.write = () => undefined;
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => frames.push(call));
    Object.assign(globalThis, { CSS: { supports: (question: string) => supports(question) } });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userAgentData');
    jest.restoreAllMocks();
    frames = [];
    localStorage.clear();
    document.cookie = 'topAlert=; Max-Age=0';
    for (const key of Object.keys(dataset)) delete dataset[key];
    delete page.dataLayer;
  });

  it('says that the page is broken where the shell does not arrive, and of no other file', () => {
    run();
    const fail = (name: string, more: object = {}) => {
      const element = document.body.appendChild(Object.assign(document.createElement(name), more));
      element.dispatchEvent(new Event('error'));
      element.remove();
      return dataset['info'];
    };
    expect(fail('img')).toBeUndefined();
    expect(fail('script', { async: true })).toBeUndefined();
    expect(fail('script', { defer: true })).toBe('broken');
  });

  // First, because nothing takes back what the script listens to.
  it('gives a browser below the list the page of one without scripts, and nobody else', async () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = `b { color: red } @media (scripting: none) { a { color: red } } @media (scripting:enabled) { i { color: red } }`;
    document.body.innerHTML = '<main><noscript></noscript></main>';
    document.querySelector('noscript')!.textContent = '<form><button>Zeigen</button></form>';
    const write = jest.spyOn(document, 'write').mockImplementation(() => undefined);
    run();
    expect(write).not.toHaveBeenCalled();
    supports = () => false;
    run();
    const [, file] = /^<script src="\/assets\/(\w+\.js)"><\/script>$/.exec(String(write.mock.calls[0]?.[0])) ?? [];
    write.mockRestore();
    run(await readFile(new URL(`../../public/${file}`, import.meta.url), 'utf8'));
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    const rules = Array.from(sheet.sheet?.cssRules ?? [], ({ cssText }) => cssText.replaceAll(/\s+/g, ' ')).join(' ');
    expect(rules).toMatch(/^@media all ?\{.*b ?\{.*@media \(min-width: ?0\) ?\{ ?a.*@media \(max-width: ?0\) ?\{ ?i/);
    expect(document.querySelector('main > form > button')).toHaveTextContent('Zeigen');
    sheet.remove();
    document.body.innerHTML = '';
  });

  it('hides the banner from who has decided, and from nobody else', () => {
    run();
    expect(dataset).not.toHaveProperty('consent');
    for (const outdated of [{ revision: 0 }, { expirationTime: 1 }, { categories: null }]) {
      store(outdated);
      run();
      expect(dataset).not.toHaveProperty('consent');
    }
    store();
    run();
    expect(dataset).toHaveProperty('consent');
  });

  it('looks at cookies and storage in the first frame, and then never again', () => {
    const cookies = jest.spyOn(document, 'cookie', 'get');
    const storage = jest.spyOn(Storage.prototype, 'getItem');
    const looks = () => [cookies.mock.calls.length, storage.mock.calls.length];
    runInHead();
    expect(looks()).toEqual([0, 0]);
    expect(document.documentElement).not.toBeVisible();
    showFrame();
    expect(document.documentElement).toBeVisible();
    expect(looks()).toEqual([1, 1]);
    recordEarlyClicks(document.createElement('div'));
    expect(looks()).toEqual([1, 1]);
  });

  it('looks before the page is taken over where there was no frame, so that no late mark undoes what it became', () => {
    store();
    runInHead();
    recordEarlyClicks(document.createElement('div'));
    expect(document.documentElement).toBeVisible();
    expect(dataset).toHaveProperty('consent');
    delete dataset['consent'];
    showFrame();
    expect(dataset).not.toHaveProperty('consent');
  });

  it('looks at once where nobody sees the page, for there are no frames', () => {
    store();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    runInHead();
    expect(document.documentElement).toBeVisible();
    expect(dataset).toHaveProperty('consent');
  });

  it('leaves the page laid out in a browser that asks for no frame before it has something to show', () => {
    Reflect.deleteProperty(navigator, 'userAgentData');
    runInHead();
    expect(document.documentElement).toBeVisible();
  });

  it('shows the page where neither cookies nor storage may be read', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    runInHead();
    expect(showFrame).toThrow('SecurityError');
    expect(document.documentElement).toBeVisible();
  });

  it('hides an alert that was closed, and shows the next one', () => {
    document.cookie = 'topAlert=3';
    for (const other of ['4', '33']) {
      dataset['alert'] = other;
      run();
      expect(dataset).not.toHaveProperty('alertDismissed');
    }
    dataset['alert'] = '3';
    run();
    expect(dataset).toHaveProperty('alertDismissed', '3');
  });

  it('says so in a browser below the list, by its styles', () => {
    run();
    expect(dataset).not.toHaveProperty('info');
    supports = (question) => question !== NEWEST_STYLES;
    run();
    expect(dataset).toHaveProperty('info', 'unsupported');
  });

  it('knows of a cart with tickets, for which the header keeps a place', () => {
    document.cookie = 'cartAmount=0';
    run();
    expect(dataset).not.toHaveProperty('cart');
    document.cookie = 'cartAmount=12';
    run();
    document.cookie = 'cartAmount=; Max-Age=0';
    expect(dataset).toHaveProperty('cart');
  });

  it.each([
    ['at', Array.prototype],
    ['structuredClone', globalThis],
  ])('says so where scripts lack %s', (name, owner) => {
    const kept = Object.getOwnPropertyDescriptor(owner, name)!;
    Reflect.deleteProperty(owner, name);
    run();
    Reflect.defineProperty(owner, name, kept);
    expect(dataset).toHaveProperty('info', 'unsupported');
  });

  it('denies everything first where there is a tag manager, and leaves no trace where there is none', () => {
    run();
    expect(page).not.toHaveProperty('dataLayer');
    run(EARLY_SCRIPT + TAGS_SCRIPT);
    const [first] = page.dataLayer as IArguments[];
    expect(Array.from(first ?? [])).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
    ]);
  });
});
