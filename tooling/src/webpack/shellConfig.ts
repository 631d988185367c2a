import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ROOT } from '../root.ts';
import { baseConfig, type Mode } from './baseConfig.ts';
import { sharedByShell } from './shared.ts';

/** The shell for browsers: the federation host, the page frame and all that is shared, in one script. */
export function shellBrowserConfig(outDir: string, mode: Mode): Configuration {
  return {
    ...baseConfig({ name: 'shell', mode, target: 'browser' }),
    entry: { shell: `${ROOT}/shell/src/browser/main.tsx` },
    output: {
      path: `${outDir}/browser`,
      publicPath: '/assets/',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: 'spielplan-shell',
      clean: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedByShell(),
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

/** The shell's React side for its own server. React itself comes from node_modules, so remotes get the same one. */
export function shellServerConfig(outDir: string, mode: Mode): Configuration {
  return {
    ...baseConfig({ name: 'shell', mode, target: 'server' }),
    devtool: false,
    entry: { render: `${ROOT}/shell/src/render/index.server.tsx` },
    externals: Object.fromEntries(
      ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'styled-components'].map((name) => [name, `commonjs ${name}`]),
    ),
    output: { path: `${outDir}/server`, filename: 'render.cjs', library: { type: 'commonjs2' }, clean: true, asyncChunks: false },
  };
}
