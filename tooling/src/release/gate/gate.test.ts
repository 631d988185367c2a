import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { Check } from './Check.ts';
import { checkBudgets } from './checkBudgets.ts';
import { runLint, runTypes } from './checks.ts';
import { checkBoundariesOutside } from './checksOutside.ts';
import { checkTexts } from './checkTexts.ts';
import { runGate } from './runGate.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(`${tmpdir()}/spielplan-gate-`)));
afterEach(() => rm(home, { recursive: true, force: true }));

async function lay(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(`${home}/${path}`), { recursive: true });
    await writeFile(`${home}/${path}`, text);
  }
}

describe('the gate', () => {
  const gate = async (lanes: Check[][], only?: string[]) => {
    const said: string[] = [];
    const verdict = await runGate({ lanes, only, memory: `${home}/gate/magazine.json`, say: (line) => said.push(line) });
    return { ...verdict, said };
  };

  it('names every check with its time, and those that refuse with what is wrong', async () => {
    const failing = { id: 'tests', run: () => Promise.reject(new Error('no browser')) };
    const { refusing, said } = await gate([
      [
        { id: 'types', run: async () => [] },
        { id: 'lint', run: async () => ['a.ts:1 no'] },
      ],
      [failing],
    ]);
    expect(refusing.toSorted()).toEqual(['lint', 'tests']);
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^✓ types \d+\.\d s$/),
        expect.stringMatching(/^✗ lint \d+\.\d s$/),
        '    a.ts:1 no',
        '    no browser',
      ]),
    );
  });

  it('runs a check again only after its sources changed, after a refusal, or when it is asked for', async () => {
    let runs = 0;
    let problems: string[] = [];
    const check = {
      id: 'types',
      inputs: [`../${home.replace(/^\//, '../../../../')}/src`],
      run: async () => ((runs += 1), problems),
    };
    await lay({ 'src/a.ts': '1' });
    const counts: number[] = [];
    const count = async (only?: string[]) => (await gate([[check]], only), void counts.push(runs));
    await count();
    await count();
    await count(['types']);
    await lay({ 'src/a.test.ts': '2' });
    problems = ['bad'];
    await count();
    await count();
    expect(counts).toEqual([1, 1, 2, 3, 4]);
  });

  it('says what passes today and will not one day, also where nothing changed', async () => {
    await lay({ 'src/a.ts': '1' });
    const inputs = [`../${home.replace(/^\//, '../../../../')}/src`];
    const check = { id: 'deprecations', inputs, run: async () => [], warn: async () => ['getHall goes with contract 3'] };
    for (const _ of ['first', 'again']) {
      const { refusing, warnings, said } = await gate([[check]]);
      expect({ refusing, warnings }).toEqual({ refusing: [], warnings: ['getHall goes with contract 3'] });
      expect(said).toContain('    ⚠ getHall goes with contract 3');
    }
  });

  it('runs alone what is asked for', async () => {
    const { said } = await gate(
      [
        [
          { id: 'types', run: async () => [] },
          { id: 'lint', run: async () => [] },
        ],
      ],
      ['lint'],
    );
    expect(said).toEqual([expect.stringContaining('lint')]);
  });
});

describe('a budget', () => {
  const budget = { entryBytes: 30, chunkBytes: 50, larger: { session: 90 } };
  const build = (files: Record<string, number>) =>
    lay(Object.fromEntries(Object.entries(files).map(([file, bytes]) => [`browser/${file}.br`, 'x'.repeat(bytes)])));

  it('lets scripts pass that keep it', async () => {
    await build({ 'remoteEntry.js': 30, 'screen-a.1f.js': 50, 'session.2e.js': 90 });
    await expect(checkBudgets(home, budget)).resolves.toEqual([]);
  });

  it.each([
    ['entry', 'remoteEntry.js', 31],
    ['chunk', 'screen-a.1f.js', 51],
    ['named chunk', 'session.2e.js', 91],
  ])('refuses a build whose %s is too long', async (_, file, bytes) => {
    await build({ 'other.js': 1, [file]: bytes });
    await expect(checkBudgets(home, budget)).resolves.toEqual([expect.stringContaining(`${file} has ${bytes} bytes`)]);
  });

  it('refuses a build without scripts', async () => {
    await lay({ 'browser/none.txt': '' });
    await expect(checkBudgets(home, budget)).resolves.toHaveLength(1);
  });
});

it('texts are refused that differ in language or values, that nobody uses, or that stand in code', async () => {
  const de = { title: 'Saal {{room}}', only: 'Nur hier', unused: 'Nie' };
  const en = { title: 'Hall {{hall}}', unused: 'Never' };
  await lay({
    'mfe-magazine/src/i18n/de.json': JSON.stringify(de),
    'mfe-magazine/src/i18n/en.json': JSON.stringify(en),
    'mfe-magazine/src/Hall.tsx':
      "export const Hall = ({ text }) => <p title={text('title') + text('only')}>Ein Saal für alle</p>;",
  });
  const found = (await checkTexts('mfe-magazine', home)).join('\n');
  for (const words of ['fills {room} in German and {hall} in English', '"only" is missing in en.json', '"unused"', 'Ein Saal'])
    expect(found).toContain(words);
});

it('a type error and a forgotten promise are refused, each by its check', async () => {
  await lay({
    'bad/src/hall.ts': 'export const seats: number = "none";\n',
    'bad/tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, types: [], noEmit: true }, include: ['src'] }),
    'lint/hall.ts': 'export function hall() { debugger; }\n',
  });
  expect((await runTypes(`${home}/bad`)).join('\n')).toContain('hall.ts(1,14): error TS2322');
  expect((await runLint(`${home}/lint`)).join('\n')).toContain('debugger');
});

it('holds a remote in a repository of its own to the import directions of the workspace', async () => {
  await lay({
    'src/blocks/Note/noteKind.server.ts': "import { z } from 'zod';\nexport const note = z.string();\n",
    'src/domain/price.ts': "import { useState } from 'react';\nexport const price = useState;\n",
    'src/screens/Start/StartScreen.tsx':
      "import { readFileSync } from 'node:fs';\nimport { z } from 'zod';\nimport { hall } from '../../../../mfe-booking/src/hall.ts';\nexport const load = () => fetch('/x', { z, readFileSync, hall });\n",
  });
  expect((await checkBoundariesOutside('garden', home)).toSorted()).toEqual([
    expect.stringMatching(/^src\/domain\/price\.ts:1 react is not imported in domain/),
    expect.stringMatching(/^src\/screens\/Start\/StartScreen\.tsx:1 node:fs may not reach a browser/),
    expect.stringMatching(/^src\/screens\/Start\/StartScreen\.tsx:2 zod is not imported here/),
    expect.stringMatching(/^src\/screens\/Start\/StartScreen\.tsx:3 mfe-garden may not import mfe-booking/),
    expect.stringMatching(/^src\/screens\/Start\/StartScreen\.tsx:4 fetch is not called here/),
  ]);
});

it('refuses paths out of a repository of its own, whatever lies there', async () => {
  await lay({
    'src/remote.ts':
      "import '../../other/mfe-magazine/src/a.ts';\nimport '../../mfe-garden/src/a.ts';\nimport '../../a.ts';\nimport '../package.json';\n",
    'src/screens/Start/Start.test.tsx':
      "import { routes } from '../../../../../other/mfe-magazine/src/routes.ts';\nimport('../../../setup.ts');\nexport { routes };\n",
  });
  const sentence =
    'mfe-garden leaves its folder by a path: offer a slot or send a signal to another remote, and take what is shared from the packages @spielplan/*';
  const places = ['remote.ts:1', 'remote.ts:2', 'remote.ts:3', 'screens/Start/Start.test.tsx:1'];
  expect((await checkBoundariesOutside('garden', home)).toSorted()).toEqual(places.map((place) => `src/${place} ${sentence}`));
});
