import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const LAZY = { singleton: true } as const;

/**
 * Builds the host beside this file into `folder` with webpack and the federation plugin as npm has them: no loader,
 * plugin or runtime of ours, and shared modules that are loaded when they are first asked for.
 */
export async function buildStockHost(folder: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    entry: fileURLToPath(new URL('main.js', import.meta.url)),
    output: { path: folder, publicPath: '/', filename: 'main.js', uniqueName: 'stock-host' },
    target: ['web', 'es2022'],
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'stock_host',
        remotes: {},
        shared: { react: LAZY, 'react/': LAZY, 'styled-components': LAZY, '@spielplan/shared-ui/host': LAZY },
        dts: false,
        manifest: false,
      }),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    }),
  );
}
