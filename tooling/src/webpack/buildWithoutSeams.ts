import webpack from 'webpack';
import { ROOT } from '../root.ts';
import { runWebpack } from './runWebpack.ts';
import { shellServerConfig } from './shellConfig.ts';

// `node tooling/src/webpack/buildWithoutSeams.ts <folder>`: puts into a copy of the shell's build the
// server side as it would be without the seams of editing, which visitors' pages are compared with.
const [folder = ''] = process.argv.slice(2);
const config = shellServerConfig(folder, 'production');
const plain = `${ROOT}/shared-ui/src/host/seams/plainSeams.tsx`;
let replaced = 0;
const replace = new webpack.NormalModuleReplacementPlugin(/\/seams\.tsx$/, (module) => {
  module.request = plain;
  replaced += 1;
});
await runWebpack({ ...config, plugins: [...(config.plugins ?? []), replace] });
if (replaced === 0) throw new Error('Nothing imports the seams.');
