import { createRequire } from 'node:module';
import webpack, { type Configuration } from 'webpack';
import { ROOT } from '../root.ts';
import { noServerFilesRule, sourceRule } from './rules.ts';

const require = createRequire(import.meta.url);
const TerserPlugin = require('terser-webpack-plugin') as typeof import('terser-webpack-plugin').default;

export type Mode = 'production' | 'development';

interface BaseOptions {
  name: string;
  mode: Mode;
  target: 'browser' | 'server';
}

/** What every build of the house has in common. Release builds keep no cache between runs: same sources, same bytes. */
export function baseConfig({ name, mode, target }: BaseOptions): Configuration {
  const isBrowser = target === 'browser';
  const isDevelopment = mode === 'development';
  return {
    name: `${name} ${target}`,
    mode,
    context: ROOT,
    target: isBrowser ? ['web', 'es2022'] : 'node24',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    cache: isDevelopment
      ? { type: 'filesystem', name: `${name}-${target}`, version: webpack.version, cacheDirectory: `${ROOT}/.cache/webpack` }
      : false,
    module: { rules: [sourceRule(name, { isRefreshed: isDevelopment && isBrowser }), ...(isBrowser ? [noServerFilesRule] : [])] },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: isBrowser ? ['browser', 'import', 'module', 'default'] : ['node', 'import', 'require', 'default'],
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    optimization: {
      moduleIds: 'deterministic',
      minimize: !isDevelopment,
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: { ecma: 2020, module: false, compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
    },
  };
}
