import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import vm from 'node:vm';
import { runWebpack } from '../runWebpack.ts';
import { LeanRuntime } from './LeanRuntime.ts';

interface Script {
  src: string;
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
  remove: () => void;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/spielplan-lean-`);
  await writeFile(`${folder}/main.js`, "globalThis.load = () => import(/* webpackChunkName: 'part' */ './part.js');");
  await writeFile(`${folder}/part.js`, 'export const said = 7;');
  await runWebpack({
    mode: 'production',
    target: 'web',
    context: folder,
    entry: './main.js',
    output: { path: `${folder}/out`, publicPath: '/', filename: 'main.js', chunkFilename: '[name].js' },
    optimization: { minimize: false },
    plugins: [new LeanRuntime()],
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the built script on a page whose scripts the test ends as it likes. */
async function runBuild() {
  const scripts: Script[] = [];
  const page: Record<string, unknown> & { load?: () => Promise<{ said: number }> } = {
    document: {
      createElement: () => ({ remove: () => scripts.pop() }),
      head: { append: (script: Script) => scripts.push(script) },
    },
  };
  page.globalThis = page.self = page.window = page;
  vm.runInNewContext(await readFile(`${folder}/out/main.js`, 'utf8'), page);
  return {
    load: page.load!,
    scripts,
    run: async (file: string) => vm.runInContext(await readFile(`${folder}/out/${file}`, 'utf8'), page),
  };
}

it('loads a part by one script, which leaves no mark in the page', async () => {
  const { load, scripts, run } = await runBuild();
  const parts = Promise.all([load(), load()]);
  expect(scripts.map(({ src }) => src)).toEqual(['/part.js']);
  await run('part.js');
  scripts[0]!.onload?.({ type: 'load' });
  expect((await parts).map(({ said }) => said)).toEqual([7, 7]);
  expect(scripts).toEqual([]);
});

it('says by name which part did not come, and asks for it again the next time', async () => {
  const { load, scripts } = await runBuild();
  const part = load();
  scripts[0]!.onerror?.({ type: 'error', target: scripts[0] });
  await expect(part).rejects.toMatchObject({ name: 'ChunkLoadError', message: expect.stringContaining('/part.js') });
  void load().catch(() => undefined);
  expect(scripts).toHaveLength(1);
});

it('keeps nothing of the general loader', async () => {
  expect(await readFile(`${folder}/out/main.js`, 'utf8')).not.toMatch(/data-webpack|setTimeout|charset/);
});
