import { findCommentProblems } from './findCommentProblems.ts';

const problemsIn = (...lines: string[]) =>
  findCommentProblems({ path: 'shell/src/app/A.tsx', text: lines.join('\n') }).map(({ line, message }) => `${line} ${message}`);
const LONG = 'a'.repeat(101);
const FULL = 'a'.repeat(100);

describe('comments', () => {
  it('have two lines of at most a hundred characters', () => {
    expect(problemsIn(`// ${FULL}`, `// ${FULL}`, 'const a = 1;', `  // ${FULL}`, `  /* ${FULL}`, `     ${FULL} */`)).toEqual([]);
    expect(problemsIn('const a = 1;', '  // one', `  // ${LONG}`)).toEqual(['3 101 characters in a line of comment: 100 do']);
    expect(problemsIn('const a = 1;', '// one', '// two', '// three')).toEqual(['2 3 lines of comment: say it in two']);
  });

  it('count the same between stars', () => {
    expect(problemsIn('/* one', '   two', '   three */')).toEqual(['1 3 lines of comment: say it in two']);
    expect(problemsIn('a { color: red; }', `/* ${LONG} */`)).toEqual(['2 101 characters in a line of comment: 100 do']);
    expect(problemsIn('/* one */', '// two', '// three')).toEqual([]);
  });

  it('may say more where they are docstrings or orders to a tool', () => {
    expect(problemsIn('/**', ' * one', ' * two', ' * three', ' */', `/** ${LONG} */`)).toEqual([]);
    expect(problemsIn('// one', '// two', `// oxlint-disable-next-line ${LONG} -- why`, 'const a = 1;')).toEqual([]);
    expect(problemsIn(`// @ts-expect-error ${LONG}`)).toEqual([]);
  });

  it('are looked at in every kind of script, and in nothing else', () => {
    for (const path of ['a.ts', 'a.tsx', 'a.mjs', 'a.cjs'])
      expect(findCommentProblems({ path, text: `// ${LONG}` })).toHaveLength(1);
    for (const path of ['a.md', 'a.yml', 'a.css']) expect(findCommentProblems({ path, text: `// ${LONG}` })).toEqual([]);
  });
});
