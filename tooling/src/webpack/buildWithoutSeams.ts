import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import webpack, { type Configuration } from 'webpack';
import { ROOT } from '../root.ts';
import { compressFolder } from './compressFolder.ts';
import { runWebpack } from './runWebpack.ts';
import { shellBrowserConfig, shellServerConfig } from './shellConfig.ts';

// `node tooling/src/webpack/buildWithoutSeams.ts <folder>`: puts the server side without the seams of
// editing into a copy of the shell's build and writes the bytes of both to `weights.json`.
const [folder = ''] = process.argv.slice(2);
const SEAMS = `${ROOT}/shared-ui/src/host/seams`;
/** The script for old browsers and the service worker's come from steps of their own, in one of the builds alone. */
const MADE_ELSEWHERE = /^(?:sw|oldBrowsers)[.]/;
const require = createRequire(import.meta.url);

await runWebpack(withoutSeams(shellServerConfig(folder, 'production')));
await runWebpack(withoutFields(withoutSeams(shellBrowserConfig(`${folder}/without`, 'production'))));
await compressFolder(`${folder}/without/browser`);
const [scripts, without] = [await weigh(`${folder}/browser`), await weigh(`${folder}/without/browser`)];
await writeFile(`${folder}/weights.json`, JSON.stringify({ scripts, without }));

function withoutSeams(config: Configuration): Configuration {
  const replaced = new Set<string>();
  const replace = new webpack.NormalModuleReplacementPlugin(/\/(?:seams\.tsx|editingTools\.ts)$/, (module) => {
    replaced.add(module.request);
    module.request = `${SEAMS}/plainSeams.tsx`;
  });
  const check = (compiler: webpack.Compiler) =>
    compiler.hooks.done.tap('withoutSeams', () => {
      if (replaced.size < 2) throw new Error('Nothing imports the seams.');
    });
  return { ...config, plugins: [...(config.plugins ?? []), replace, check] };
}

/** What the seams are told weighs as well. Documents are compared with it in: without it class names are others. */
function withoutFields({ module, ...config }: Configuration): Configuration {
  // Before the sources lose their markup.
  const rule = { test: /\.tsx$/, enforce: 'pre' as const, exclude: /node_modules/, use: require.resolve('./leaveOutFields.cjs') };
  return { ...config, module: { ...module, rules: [...(module?.rules ?? []), rule] } };
}

async function weigh(scripts: string): Promise<number> {
  const files = (await readdir(scripts)).filter((file) => file.endsWith('.js.br') && !MADE_ELSEWHERE.test(file));
  return (await Promise.all(files.map((file) => readFile(`${scripts}/${file}`)))).reduce((sum, { length }) => sum + length, 0);
}
