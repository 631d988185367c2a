import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ROOT } from '../root.ts';
import { baseConfig, chunkFilename, cleaning, hotUpdateFilenames, type Mode } from './baseConfig.ts';
import { browserFacts } from './browserFacts.ts';
import { FederationGlue } from './federation/FederationGlue.ts';
import { LeanRuntime } from './federation/LeanRuntime.ts';
import { ScriptFolder } from './ScriptFolder.ts';
import { sharedByShell, STYLIS_PARTS } from './shared.ts';

/**
 * The shell for browsers: the federation host, the page frame and all that is shared, in one script.
 */
export function shellBrowserConfig(outDir: string, mode: Mode): Configuration {
  const base = baseConfig({ name: 'shell', mode, target: 'browser' });
  const main = `${ROOT}/shell/src/browser/main.ts`;
  return {
    ...base,
    // The refresh runtime must be there before React is.
    resolve: { ...base.resolve, alias: { stylis$: STYLIS_PARTS } },
    entry: { shell: mode === 'development' ? [`${ROOT}/tooling/src/dev/browser/main.ts`, main] : main },
    output: {
      path: `${outDir}/browser`,
      // Files are loaded from where the script lies, because a shop on another host shows the site's template (0034).
      publicPath: 'auto',
      filename: chunkFilename(mode),
      chunkFilename: chunkFilename(mode),
      ...hotUpdateFilenames,
      uniqueName: 'spielplan-shell',
      clean: cleaning(mode),
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedByShell(mode),
        dts: false,
        manifest: false,
      }),
      new FederationGlue(),
      new LeanRuntime(),
      ...(mode === 'production' ? [browserFacts()] : []),
      new ScriptFolder(),
    ],
  };
}

/**
 * The worker that keeps pages readable without a connection:
 * one script of its own, whose name never changes.
 */
export function shellWorkerConfig(outDir: string, mode: Mode): Configuration {
  return {
    ...baseConfig({ name: 'shell worker', mode, target: 'browser' }),
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { sw: `${ROOT}/shell/src/serviceWorker/worker.ts` },
    output: { path: `${outDir}/browser`, filename: '[name].js' },
  };
}

/** The programs of the threads that make pages and of smoke tests, each in one file. */
export function shellProgramsConfig(outDir: string, mode: Mode): Configuration {
  const base = baseConfig({ name: 'shell programs', mode, target: 'server' });
  return {
    ...base,
    devtool: false,
    // What is required there are the libraries of the shell, and not parts of this file.
    module: { ...base.module, parser: { javascript: { exportsPresence: 'error', createRequire: false } } },
    entry: {
      pageThread: `${ROOT}/shell/src/server/threads/pageThread.ts`,
      smokeTest: `${ROOT}/shell/src/server/smokeTest/smokeTestProcess.ts`,
    },
    output: { path: `${outDir}/server`, filename: '[name].cjs', library: { type: 'commonjs2' }, asyncChunks: false },
  };
}

/**
 * The shell's React side for its own server. React itself
 * comes from node_modules, so remotes get the same one.
 */
export function shellServerConfig(outDir: string, mode: Mode): Configuration {
  return {
    ...baseConfig({ name: 'shell', mode, target: 'server' }),
    devtool: false,
    entry: { render: `${ROOT}/shell/src/render/index.server.tsx` },
    externals: Object.fromEntries(
      ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'styled-components'].map((name) => [
        name,
        `commonjs ${name}`,
      ]),
    ),
    output: { path: `${outDir}/server`, filename: 'render.cjs', library: { type: 'commonjs2' }, clean: true, asyncChunks: false },
  };
}
