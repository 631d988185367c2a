import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FONT_PRELOADS } from './fontPreload.ts';
import { GLOBAL_CSS } from './globalCss.server.ts';

const fileOf = (url: string) => fileURLToPath(new URL(url.replace('/assets/', '../../public/'), import.meta.url));

describe('the page frame’s sheet', () => {
  it('names only fonts that are there', () => {
    const fonts = [...GLOBAL_CSS.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(fonts).toHaveLength(3);
    for (const font of fonts) expect(existsSync(fileOf(font))).toBe(true);
    expect(fonts).toEqual(expect.arrayContaining([...FONT_PRELOADS]));
  });

  it('closes every block it opens', () => {
    expect(GLOBAL_CSS.split('{')).toHaveLength(GLOBAL_CSS.split('}').length);
    expect(GLOBAL_CSS).not.toMatch(/undefined|NaN|\$\{/);
  });

  it('gives every theme all its colours', () => {
    for (const theme of ['.cc01', '.cc02', '.cc03']) expect(GLOBAL_CSS).toContain(`${theme}{--ground:`);
  });

  it('stays small enough to be in every page', () => {
    expect(GLOBAL_CSS.length).toBeLessThan(28_000);
  });
});
