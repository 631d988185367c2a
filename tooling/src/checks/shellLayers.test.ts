import { readdirSync } from 'node:fs';
import { SHELL_LAYERS } from './boundaryRules.ts';
import { findBoundaryBreaches } from './findBoundaryBreaches.ts';
import { readImports } from './readImports.ts';

const messagesOf = (path: string, text: string) =>
  findBoundaryBreaches(path, readImports({ path, text })).map(({ line, message }) => `${line} ${message}`);

describe('the layers of the shell', () => {
  const root = new URL('../../../shell/src/', import.meta.url);
  const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const without = (...names: string[]) => folders.filter((name) => !names.includes(name));

  it.each(without('server', 'render'))('%s reaches neither the server nor what only servers can run', (folder) => {
    const path = `shell/src/${folder}/a.ts`;
    expect(messagesOf(path, "import { s } from '../server/createShell.ts';\nimport { join } from 'node:path';")).toEqual([
      expect.stringContaining(`shell/${folder} may not import shell/server`),
      expect.stringContaining('browsers lack Node'),
    ]);
  });

  it.each(without('browser'))('%s does not reach what only browsers run', (folder) => {
    expect(messagesOf(`shell/src/${folder}/a.ts`, "import { b } from '../browser/main.ts';")).toEqual([
      expect.stringContaining(`shell/${folder} may not import shell/browser`),
    ]);
  });

  const inOrder = SHELL_LAYERS.map(({ rooms, instead }) => ({ room: rooms[0]!, instead }));
  const pairs = inOrder.flatMap(({ room, instead }, step) => inOrder.slice(step + 1).map((below) => [below.room, room, instead]));

  it.each(pairs)('%s may not import %s', (below, above, instead) => {
    for (const path of [`shell/src/${below}/a.ts`, `shell/src/${below}/a.server.ts`])
      expect(messagesOf(path, `import type { X } from '../${above}/x.ts';`)).toEqual([
        `1 shell/${below} may not import shell/${above}: ${instead}`,
      ]);
  });

  it.each(pairs)('%s may be imported by %s', (below, above) => {
    expect(messagesOf(`shell/src/${above}/a.ts`, `import { x } from '../${below}/x.ts';`)).toEqual([]);
  });

  it('that stand on one step do not know each other', () => {
    expect(messagesOf('shell/src/forms/a.ts', "import { c } from '../consent/c.ts';")).toEqual([
      expect.stringContaining('shell/forms may not import shell/consent: move what both need to shell/src/parts'),
    ]);
  });

  it('name every folder that there is, and ask for the name of a new one', () => {
    expect(folders.filter((folder) => !SHELL_LAYERS.some(({ rooms }) => rooms.includes(folder)))).toEqual([]);
    expect(messagesOf('shell/src/misc/a.ts', "import { p } from '../parts/p.ts';")).toEqual([
      expect.stringContaining('shell/misc has no place among the layers: name it in SHELL_LAYERS'),
    ]);
  });
});
