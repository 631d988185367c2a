import { findCircles } from './findCircles.ts';
import { readImports } from './readImports.ts';

describe('circles', () => {
  const circlesOf = (files: Record<string, string>) =>
    findCircles(
      Object.entries(files).map(([path, text]) => ({ path: `shell/src/${path}`, imports: readImports({ path, text }) })),
    ).map(({ path, line, message }) => `${path.slice('shell/src/'.length)}:${line} ${message.replaceAll('shell/src/', '')}`);

  it('of files are told once, those of types too', () => {
    expect(
      circlesOf({
        'server/a.ts': "import { b } from './b.ts';",
        'server/b.ts': "\nimport { c } from './c.ts';",
        'server/c.ts': "import type { A } from './a.ts';",
      }),
    ).toEqual([
      'server/a.ts:1 server/a.ts → server/b.ts → server/c.ts → server/a.ts go round: move the type or function they share to a file that imports neither',
    ]);
  });

  it('of folders are told where the fewer imports go back, at every level', () => {
    const there = { 'server/x/a.ts': "import { b } from '../y/b.ts';", 'server/x/c.ts': "import { b } from '../y/deep/b.ts';" };
    expect(
      circlesOf({
        ...there,
        'server/y/b.ts': '',
        'server/y/deep/b.ts': '',
        'server/y/d.ts': "import type { E } from '../x/e.ts';",
        'server/x/e.ts': '',
      }),
    ).toEqual([
      'server/y/d.ts:1 server/y → server/x goes back, 2 imports run the other way: move what both need below them, or this file to where it belongs',
    ]);
  });

  it('are none where a folder uses what stands beside it, or a test reaches back', () => {
    expect(
      circlesOf({
        'parts/Menu.tsx': "import { Item } from './items/Item.tsx';",
        'parts/items/Item.tsx': "import { view } from '../view.ts';",
        'parts/view.ts': '',
        'app/App.tsx': "import { view } from '../parts/view.ts';",
        'parts/view.test.tsx': "import { App } from '../app/App.tsx';",
      }),
    ).toEqual([]);
  });
});
