import { readdirSync } from 'node:fs';
import { PROVIDER_LAYERS } from './boundaryRules.ts';
import { findBoundaryBreaches } from './findBoundaryBreaches.ts';
import { readImports } from './readImports.ts';

const messagesOf = (path: string, text: string) =>
  findBoundaryBreaches(path, readImports({ path, text })).map(({ line, message }) => `${line} ${message}`);

describe('the layers of the provider', () => {
  const pairs = PROVIDER_LAYERS.flatMap((above, step) => PROVIDER_LAYERS.slice(step + 1).map((below) => [below, above] as const));

  it.each(pairs.filter(([below]) => below !== 'testing'))('%s may not import %s', (below, above) => {
    expect(messagesOf(`provider/src/${below}/a.ts`, `import type { X } from '../${above}/index.ts';`)).toEqual([
      expect.stringContaining(`1 provider/${below} may not import provider/${above}, which lies above it`),
    ]);
  });

  it.each(pairs)('%s may be imported by %s', (below, above) => {
    expect(messagesOf(`provider/src/${above}/a.ts`, `import { x } from '../${below}/index.ts';`)).toEqual([]);
  });

  it('name every room that there is, and ask for the name of a new one', () => {
    const entries = readdirSync(new URL('../../../provider/src/', import.meta.url)).filter((name) => !name.endsWith('.test.ts'));
    const rooms = entries.map((name) => name.replace(/\.ts$/, ''));
    expect(rooms.filter((room) => !PROVIDER_LAYERS.includes(room))).toEqual([]);
    expect(PROVIDER_LAYERS.filter((room) => !rooms.includes(room))).toEqual([]);
    expect(messagesOf('provider/src/misc/a.ts', "import { p } from '../platform/pagePaths.ts';")).toEqual([
      expect.stringContaining('provider/misc has no place among the layers: name it in PROVIDER_LAYERS'),
    ]);
  });

  it.each([
    ['provider/src/cms/pages/a.ts', "import { audit } from '../../accounts/audit/audit.ts';", 'accounts/index.ts'],
    ['provider/src/dashboard/a.ts', "import { readProgramme } from '../programme/entries/programme.ts';", 'programme/index.ts'],
    ['provider/src/registerSubjects.ts', "import { registerCart } from './shop/cart/routes.ts';", 'shop/index.ts'],
  ])('let subjects know each other by their faces: %s', (path, text, face) => {
    expect(messagesOf(path, text)).toEqual([expect.stringContaining(`take it from provider/src/${face}`)]);
  });

  it('leave platform, media and documents open to every subject', () => {
    const text =
      "import { a } from '../platform/clock/clock.ts';\nimport { b } from '../media/picture.ts';\nimport { c } from '../documents/isKept.ts';";
    expect(messagesOf('provider/src/magazine/a.ts', text)).toEqual([]);
  });
});
