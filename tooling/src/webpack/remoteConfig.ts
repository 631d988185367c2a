import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { folderOf } from '../parts.ts';
import { ROOT } from '../root.ts';
import { baseConfig, chunkFilename, cleaning, hotUpdateFilenames, type Mode } from './baseConfig.ts';
import { FederationGlue } from './federation/FederationGlue.ts';
import { LeanRuntime } from './federation/LeanRuntime.ts';
import { MergeExposedChunk } from './MergeExposedChunk.ts';
import { ScriptFolder } from './ScriptFolder.ts';
import { serverExternals, sharedInRemote } from './shared.ts';

/** Names container, shared modules and scripts in the form that every module federation host reads. */
export const MANIFEST_FILE = 'mf-manifest.json';

/** A remote's build for browsers: a container script and one chunk per screen, slot and block. */
export function remoteBrowserConfig(name: string, outDir: string, mode: Mode): Configuration {
  const base = baseConfig({ name, mode, target: 'browser' });
  return {
    ...base,
    entry: {},
    // The federation plugin warns that a manifest with `publicPath: 'auto'` is read relative to its own address, as it is meant.
    infrastructureLogging: { level: 'error' },
    output: {
      path: `${outDir}/browser`,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: chunkFilename(mode),
      ...hotUpdateFilenames,
      uniqueName: `spielplan-${name}`,
      clean: cleaning(mode),
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: { './remote': resolve(ROOT, folderOf(name), 'src/remote.ts') },
        shared: sharedInRemote(mode),
        dts: false,
        // For hosts other than our shell, which reads release.json (docs/decisions/0130-stock-hosts.md).
        manifest: true,
      }),
      new FederationGlue(),
      new LeanRuntime(),
      new ScriptFolder(),
      new MergeExposedChunk(containerName(name)),
    ],
  };
}

/**
 * The same remote as one self-contained CommonJS file
 * for the shell's server; shared libraries stay outside.
 */
export function remoteServerConfig(name: string, outDir: string, mode: Mode): Configuration {
  const base = baseConfig({ name, mode, target: 'server' });
  return {
    ...base,
    devtool: false,
    entry: { remote: resolve(ROOT, folderOf(name), 'src/remote.server.ts') },
    externals: serverExternals,
    output: {
      path: `${outDir}/server`,
      filename: 'remote.server.cjs',
      library: { type: 'commonjs2' },
      clean: true,
      asyncChunks: false,
    },
  };
}

/** The global and container name of a remote in browsers. */
function containerName(name: string): string {
  return `spielplan_${name}`;
}
