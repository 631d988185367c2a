import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FONT_PRELOADS } from './fontPreload.ts';
import { frameCss } from './globalCss.server.ts';
import { LATE_CSS } from './lateCss.ts';
import { minifyCss } from './minifyCss.server.ts';

const GLOBAL_CSS = frameCss('');
const late = minifyCss(LATE_CSS);
const both = GLOBAL_CSS + late;
const fileOf = (url: string) => fileURLToPath(new URL(url.replace('/assets/', '../../public/'), import.meta.url));

describe('the page frame’s sheet', () => {
  it('names only fonts that are there', () => {
    const fonts = [...GLOBAL_CSS.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(fonts).toHaveLength(3);
    for (const font of fonts) expect(existsSync(fileOf(font))).toBe(true);
    expect(fonts).toEqual(expect.arrayContaining([...FONT_PRELOADS]));
  });

  it('loads the font of every page alone in its family, since faces that wait for rarer letters cost a lookup a size', () => {
    const families = [...GLOBAL_CSS.matchAll(/@font-face\{font-family:'([^']+)'[^}]*url\(([^)]+)\)/g)].map(([, name, url]) => [
      name,
      url,
    ]);
    const [[main]] = families.filter(([, url]) => FONT_PRELOADS.includes(url!)) as [[string]];
    expect(families.filter(([name]) => name === main)).toHaveLength(1);
    const stack = /--font:([^;]+);/.exec(GLOBAL_CSS)?.[1]?.split(',') ?? [];
    expect(stack.slice(0, 2)).toEqual(families.slice(0, 2).map(([name]) => `'${name}'`));
  });

  it('closes every block it opens', () => {
    for (const css of [GLOBAL_CSS, late]) expect(css.split('{')).toHaveLength(css.split('}').length);
    expect(both).not.toMatch(/undefined|NaN|\$\{|\/\*/);
  });

  it('gives every theme all its colours', () => {
    for (const theme of ['.cc01', '.cc02', '.cc03']) expect(GLOBAL_CSS).toContain(`${theme}{--ground:`);
  });

  it.each<[what: string, selector: string, declaration: string]>([
    ['the progress bar fills in five seconds', '.progress-bar', 'animation:progress 5s'],
    ['and is 2 px high', '.progress-bar', 'block-size:2px'],
    ['it is gone half a second after arrival', ".progress-bar[data-state='leaving']", 'transition:opacity .5s'],
    ['places on a page come to rest 130 px below the top', 'main [id]', 'scroll-margin-block-start:130px'],
    ['the header shifts by 30 px', '.site-header', 'inset-block-start:-30px'],
    ['once a quarter of the window has passed', '.scroll-mark', 'inset-block-start:25vh'],
    ['sticky links wait for half a window', '.half-window', 'block-size:50vh'],
    ['a submenu opens in 0.4 s', '.main-menu > ul > li > ul[data-open]', 'transition:clip-path .4s'],
    ['the menu comes in from the right', '.side-navigation', 'inset-inline:auto 0'],
    ['and from the left in style2', ".site-header[data-menu='style2'] .side-navigation", 'inset-inline:0 auto'],
    ['a headline is no larger than its longest word lets it', '.page-header h1', '/ var(--longest)'],
    ['an open menu hides the alert and keeps its place', ":root[data-locked='menu'] .top-alert", 'visibility:hidden'],
  ])('%s (product.md sections 2, 4 and 9)', (_, selector, declaration) => {
    const tight = selector.replaceAll(' > ', '>');
    const rules = both.split('}').filter((rule) => rule.split('{').at(-2)?.split(',').includes(tight));
    expect(rules.map((rule) => rule.split('{').at(-1)).join(';')).toContain(declaration);
  });

  it('lets what opens take the focus at once without motion: no transition keeps it hidden for a moment', () => {
    const [, still] = GLOBAL_CSS.split('prefers-reduced-motion:reduce){*,::before,::after{');
    expect(still).toMatch(/^[^}]*transition-duration:0s !important/);
  });

  it('stays small enough to be in every page', () => {
    expect(GLOBAL_CSS.length).toBeLessThan(22_000);
  });

  it.each([
    ['an entry of a shop that is offline', '<span class="offline-entry">', '.offline-entry [role'],
    ['the tabs of a section', '<nav class="page-tabs">', '.page-tabs{'],
    ['the button that stays at hand', '<a class="overlay-button">', '.sticky-navigation li{'],
  ])('holds %s where the page does, and always in what comes with the script', (_, html, rule) => {
    expect(frameCss(html)).toContain(rule);
    expect(GLOBAL_CSS).not.toContain(rule);
    expect(late).toContain(rule);
  });

  it('leaves what only a script shows to the script', () => {
    for (const name of ['side-navigation', 'progress-bar', 'page-skeleton'])
      expect(GLOBAL_CSS.replace(/@media print\{.*/s, '').split(`.${name}{`)).toHaveLength(1);
    expect(late).not.toMatch(/scripting|@media print/);
  });
});

describe('shortened styles', () => {
  it('lose spaces, comments and zeros that say nothing, and keep what stands in quotes', () => {
    expect(
      minifyCss(
        `/* a */ .a > .b , .c { margin: 0.5rem -0.25em 10.5px ; content: '0.5 , x' ; } @media (min-width: 48em) { a { b: c; } }`,
      ),
    ).toBe(`.a>.b,.c{margin:.5rem -.25em 10.5px;content:'0.5 , x'}@media (min-width:48em){a{b:c}}`);
    expect(minifyCss('a { width: calc(1px + 0.5em); } .a :hover { x: y }')).toBe('a{width:calc(1px + .5em)}.a :hover{x:y}');
  });
});
