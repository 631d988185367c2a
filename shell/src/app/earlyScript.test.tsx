import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { CONSENT_KEY, CONSENT_REVISION } from '../consent/decision.ts';
import { EARLY_SCRIPT, NEWEST_STYLES, TAGS_SCRIPT } from './earlyScript.ts';

const page = globalThis as { dataLayer?: unknown[] };
const { dataset } = document.documentElement;

/** Runs the script as the head does: indirect eval has no access to this file. */
// oxlint-disable-next-line no-eval
const run = (script = EARLY_SCRIPT) => (0, eval)(script) as unknown;
const store = (change: object = {}) =>
  localStorage.setItem(
    CONSENT_KEY,
    JSON.stringify({ revision: CONSENT_REVISION, expirationTime: Date.now() + 60_000, categories: ['site'], ...change }),
  );

/** jsdom knows no styles. */
let supports: (question: string) => boolean;

describe('the early script', () => {
  beforeEach(() => {
    supports = () => true;
    document.write = () => undefined;
    Object.assign(globalThis, { CSS: { supports: (question: string) => supports(question) } });
  });
  afterEach(() => {
    localStorage.clear();
    document.cookie = 'topAlert=; Max-Age=0';
    for (const key of Object.keys(dataset)) delete dataset[key];
    delete page.dataLayer;
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

  it('hides an alert that was closed, and shows the next one', () => {
    document.cookie = 'topAlert=3';
    dataset['alert'] = '4';
    run();
    expect(dataset).not.toHaveProperty('alertDismissed');
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
