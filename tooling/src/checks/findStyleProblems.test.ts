import { findStyleProblems } from './findStyleProblems.ts';
import { readSources } from './sourceFiles.ts';

const problems = (text: string) => findStyleProblems({ path: 'shell/src/app/A.tsx', text }).map(({ message }) => message);

describe('styles in every engine', () => {
  it.each([
    'a { text-decoration: underline 2px; }',
    'a {\n  text-decoration: underline ${color.accent} 3px;\n}',
    "'h3{text-decoration:line-through 0.08em}'",
    'a { text-decoration: underline transparent; }',
  ])('refuses the shorthand of an underline that WebKit drops: %j', (text) => {
    expect(problems(text)).toEqual([expect.stringContaining('WebKit drops it')]);
  });

  it('refuses hyphenation without limits', () => {
    expect(problems('h1 { hyphens: auto; }')).toEqual([expect.stringContaining('never hyphenated')]);
    expect(problems('p { ${hyphenation} } h1 { hyphens: manual; }')).toEqual([]);
  });

  it.each([
    'h1 { font-size: 13cqi; }',
    'a { font-size: 1rem; } h1 { color: red; font-size: min(2rem, 13cqi); }',
    'p {\n  inline-size: 3cqi;\n  > span {\n    font-size: 62cqi;\n  }\n}',
  ])('refuses a size of letters that a browser without cqi has nothing in place of: %j', (text) => {
    expect(problems(text)).toEqual([expect.stringContaining('without cqi')]);
  });

  it.each([
    'h1 { font-size: 2rem; font-size: min(2rem, 13cqi); }',
    'h1 { font: 800 ${fontSize.display} / 0.92 ${font.display}; font-size: clamp(1rem, 160cqi / var(--longest), 6rem); }',
    'const headlineIn = (size: string): string => `font-size: ${size}; font-size: min(${size}, 13cqi);`;',
    'p { padding: 8cqi; }',
    'a { text-decoration: none; }',
    'a { text-decoration: underline; text-decoration-color: ${color.accent}; text-decoration-thickness: 2px; }',
    "'a{text-decoration:underline}'",
    'a { text-decoration: line-through !important; }',
  ])('takes %j', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it('finds nothing of the kind in the workspace', async () => {
    expect((await readSources()).flatMap(findStyleProblems)).toEqual([]);
  });
});
