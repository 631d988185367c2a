import { findFragments } from './findFragments.ts';
import { readSources } from './sourceFiles.ts';

const short = { path: 'shell/src/app/isExternal.ts', text: 'export const isExternal = () => true;\n' };
const using = (path: string) => ({ path, text: "import { isExternal } from './isExternal.ts';\n" });
const messages = (...files: { path: string; text: string }[]) => findFragments([short, ...files]).map(({ message }) => message);

describe('a short file', () => {
  it('is refused where one file imports it, which is named', () => {
    expect(messages(using('shell/src/app/Footer.tsx'))).toEqual([
      'has 1 lines and one importer: move it into shell/src/app/Footer.tsx',
    ]);
  });

  it('stays where two files import it, or a face exports it', () => {
    expect(messages(using('shell/src/app/Footer.tsx'), using('shell/src/app/Header.tsx'))).toEqual([]);
    expect(messages(using('shell/src/app/index.ts'))).toEqual([]);
  });

  it('stays where it has a name that is fixed, and from 15 lines on', () => {
    const routes = { path: 'provider/src/dashboard/errorLog/routes.ts', text: 'export const a = 1;' };
    const all = { path: 'provider/src/dashboard/all.ts', text: "import { a } from './errorLog/routes.ts';" };
    expect(findFragments([routes, all])).toEqual([]);
    const long = { ...short, text: 'export const isExternal = () => true;\n'.repeat(15) };
    expect(findFragments([long, using('shell/src/app/Footer.tsx')])).toEqual([]);
  });

  it('stands nowhere in the workspace', async () => {
    expect(findFragments(await readSources())).toEqual([]);
  });
});
