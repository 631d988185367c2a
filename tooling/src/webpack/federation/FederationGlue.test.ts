import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import webpack from 'webpack';
import { FederationGlue } from './FederationGlue.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(`${tmpdir()}/spielplan-`)));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds a script with what the federation's plugin generates for `workspace`, as it names that. */
async function build(workspace: string): Promise<string> {
  const context = `${folder}/${workspace}`;
  const generated = `node_modules/.federation/entry.${Buffer.from(workspace).toString('hex')}.js`;
  await mkdir(`${context}/node_modules/.federation`, { recursive: true });
  await writeFile(`${context}/${generated}`, 'globalThis.began = true;');
  await writeFile(`${context}/main.js`, `import './${generated}';`);
  const compiler = webpack({
    mode: 'production',
    context,
    entry: './main.js',
    output: { path: `${context}/out`, filename: 'main.js' },
    // Each module with its id.
    optimization: { concatenateModules: false },
    plugins: [new FederationGlue()],
  });
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : compiler.close(() => resolve()),
    ),
  );
  return readFile(`${context}/out/main.js`, 'utf8');
}

// The whole of it is tried by deploy/prove/prove-deployment.
it('makes the same script of the same sources, in whatever folder they lie', async () => {
  const [one, other] = [await build('release-one'), await build('another')];
  expect(one).toContain('began');
  expect(other).toBe(one);
});
