import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { ROOT } from '../root.ts';
import { noServerFilesRule, sourceRule } from './rules.ts';

const require = createRequire(import.meta.url);
const TerserPlugin = require('terser-webpack-plugin') as (new (options: object) => WebpackPluginInstance) & {
  swcMinify: unknown;
};

export type Mode = 'production' | 'development';

interface BaseOptions {
  name: string;
  mode: Mode;
  target: 'browser' | 'server';
}

/**
 * What every build of the house has in common. Release builds
 * keep no cache between runs: same sources, same bytes.
 */
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
      ? {
          type: 'filesystem',
          name: `${name}-${target}`,
          version: webpack.version,
          cacheDirectory: `${ROOT}/.cache/webpack`,
          buildDependencies: { tooling: [`${import.meta.dirname}/`, `${resolve(import.meta.dirname, '../dev')}/`] },
        }
      : false,
    module: {
      // A name that a module does not export is an error here, and not undefined in a browser.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [sourceRule(name, { isRefreshed: isDevelopment && isBrowser }), ...(isBrowser ? [noServerFilesRule] : [])],
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: isBrowser ? ['browser', 'import', 'module', 'default'] : ['node', 'import', 'require', 'default'],
    },
    plugins: isDevelopment && isBrowser ? [new webpack.HotModuleReplacementPlugin()] : [],
    performance: false,
    infrastructureLogging: { level: 'warn' },
    optimization: {
      moduleIds: isDevelopment ? 'named' : 'deterministic',
      // A broken build leaves the files of the last good one in place.
      emitOnErrors: false,
      minimize: !isDevelopment,
      minimizer: [
        new TerserPlugin({
          // A third of terser's own processor time, and a few bytes less.
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, module: false, compress: { passes: 3 }, format: { comments: false } },
        }),
      ],
    },
  };
}

/**
 * Released files carry their content's hash; in development
 * names stay, because updates replace what is inside.
 */
export function chunkFilename(mode: Mode): string {
  return mode === 'development' ? '[name].js' : '[name].[contenthash:10].js';
}

/**
 * Where webpack lays the updates of a build under
 * development; the front server answers them from there.
 */
export const hotUpdateFilenames = {
  hotUpdateChunkFilename: 'hot/[id].[fullhash].js',
  hotUpdateMainFilename: 'hot/[runtime].[fullhash].json',
} as const;

/**
 * What a build deletes: everything that is not its own,
 * except the updates that open pages still step through.
 */
export function cleaning(mode: Mode) {
  return mode === 'development' ? { keep: /^hot\// } : true;
}
