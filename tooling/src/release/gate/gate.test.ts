import { jest } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { Check } from './Check.ts';
import { BUDGETS } from '../../pageCost/budgets.ts';
import { readArguments } from '../readArguments.ts';
import { checkScripts } from './checkScripts.ts';
import { compareScripts } from './compareScripts.ts';
import { findHeavyPages } from './findHeavyPages.ts';
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

describe('scripts', () => {
  const HASH = { old: '0a1b2c3d4e', now: 'ff00ff00ff' };
  const lastOf = (bytes: Record<string, number>) => ({
    version: 'a1',
    scripts: Object.entries(bytes).map(([name, size]) => ({ name, file: `${name}.${HASH.old}.js`, bytes: size })),
  });
  const scriptsOf = (bytes: Record<string, number>) =>
    Object.entries(bytes).map(([name, size]) => ({ name, file: `${name}.${HASH.now}.js`, bytes: size }));

  it('that grow are reported beside the last release and refused by nobody', () => {
    const { report, doubled } = compareScripts(
      scriptsOf({ 'screen-a': 7_254, 'screen-b': 90, 'slot-c': 400, fresh: 12 }),
      lastOf({ 'screen-a': 6_812, 'screen-b': 100, 'slot-c': 400, gone: 4_000 }),
    );
    expect(doubled).toEqual([]);
    expect(report).toEqual([
      '7,756 bytes in 4 scripts, 11,312 in a1 (−3,556)',
      'screen-a: 7,254 bytes, 6,812 before (+442)',
      'screen-b: 90 bytes, 100 before (−10)',
      'fresh: 12 bytes, new',
    ]);
  });

  it('are refused by name when they are more than twice as long as in the last release', () => {
    const last = lastOf({ 'screen-a': 100, 'screen-b': 100 });
    const { doubled } = compareScripts(scriptsOf({ 'screen-a': 200, 'screen-b': 201 }), last);
    expect(doubled).toEqual([expect.stringContaining(`screen-b.${HASH.now}.js has 201 bytes`)]);
    expect(doubled[0]).toContain('--grown');
  });

  it('of a first release have nothing to be compared with', () => {
    expect(compareScripts(scriptsOf({ 'screen-a': 9_000_000 }), null).doubled).toEqual([]);
  });

  it('are refused where every page with them is over its budget, however they came to be so long', () => {
    const release = { entry: 'remoteEntry.js', chunks: { 'screen-a': ['1.js', 'a.js'], 'slot-b': ['b.js'] } };
    const of = (a: number) => [
      { name: 'remoteEntry', file: 'remoteEntry.js', bytes: 2_048 },
      { name: '1', file: '1.js', bytes: 1_024 },
      { name: 'a', file: 'a.js', bytes: a },
      { name: 'b', file: 'b.js', bytes: 512 },
    ];
    const shell = (BUDGETS.script.must - 8) * 1_024;
    expect(findHeavyPages(release, of(5 * 1_024), shell)).toEqual([]);
    expect(findHeavyPages(release, of(5 * 1_024 + 103), shell)).toEqual([
      expect.stringMatching(/^A page with screen-a loads at least/),
    ]);
  });

  it('may be longer on pages for accounts, which visitors never load', () => {
    const release = {
      entry: 'remoteEntry.js',
      chunks: { 'screen-a': ['a.js'], 'screen-b': ['a.js'] },
      brings: { routes: [{ id: 'a', session: 'account' }, { id: 'b' }] },
    };
    const of = (kib: number) => [
      { name: 'remoteEntry', file: 'remoteEntry.js', bytes: 2_048 },
      { name: 'a', file: 'a.js', bytes: kib * 1_024 },
    ];
    expect(findHeavyPages(release, of(58), 100 * 1_024)).toEqual([
      expect.stringMatching(/^A page with screen-b .* a page has 124/),
    ]);
    expect(findHeavyPages(release, of(59), 100 * 1_024)).toEqual([
      expect.stringMatching(/^A page with screen-a .* a page has 160/),
      expect.stringMatching(/^A page with screen-b /),
    ]);
  });

  describe('of a build', () => {
    const lines = (text: string, amount: number) =>
      Array.from({ length: amount }, (_, index) => `${text}${index ** 2}`).join('\n');
    const layBuild = async (screen: string) => {
      await lay({
        'build/browser/remoteEntry.js': 'entry();',
        [`build/browser/screen-a.${HASH.now}.js`]: screen,
        'build/release.json': JSON.stringify({
          entry: 'remoteEntry.js',
          chunks: { 'screen-a': [`screen-a.${HASH.now}.js`] },
        }),
      });
    };
    const layLast = (screen: string) =>
      lay({
        'remotes/feed.json': JSON.stringify({ schema: 1, remotes: { garden: { name: 'garden', version: 'a1' } } }),
        'remotes/garden/a1/remoteEntry.js': 'entry();',
        [`remotes/garden/a1/screen-a.${HASH.old}.js`]: screen,
      });
    const check = (more: { isGrown?: boolean } = {}) =>
      checkScripts({ name: 'garden', build: `${home}/build`, shellBuild: null, releases: `${home}/remotes`, ...more });

    it('pass with a few bytes more, which are named', async () => {
      await layLast(lines('hall', 100));
      await layBuild(lines('hall', 110));
      const { run, report } = check();
      await expect(run()).resolves.toEqual([]);
      await expect(report?.()).resolves.toEqual([
        expect.stringContaining('in a1'),
        expect.stringMatching(/^screen-a: .* before/),
      ]);
    });

    it('are refused when they double, unless the release says that it is meant', async () => {
      await layLast(lines('hall', 100));
      await layBuild(lines('hall', 1_000));
      await expect(check().run()).resolves.toEqual([expect.stringContaining('more than twice')]);
      await expect(check({ isGrown: true }).run()).resolves.toEqual([]);
    });

    it('are refused when there are none', async () => {
      await lay({ 'build/browser/none.txt': '' });
      await expect(check().run()).resolves.toEqual(['The build has no scripts.']);
    });

    it('are compressed ones where these lie beside them', async () => {
      await layBuild('x');
      await lay({ [`build/browser/screen-a.${HASH.now}.js.br`]: 'x'.repeat(130 * 1_024) });
      await expect(check({ isGrown: true }).run()).resolves.toEqual([expect.stringContaining('screen-a')]);
    });
  });

  it('may only double with a reason', () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended');
    });
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      expect(() => readArguments(['garden', '--grown'])).toThrow('ended');
      expect(said).toHaveBeenCalledWith(expect.stringContaining('--why'));
      expect(readArguments(['garden', '--grown', '--why', 'a plan of the hall']).isGrown).toBe(true);
    } finally {
      exit.mockRestore();
      said.mockRestore();
    }
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
