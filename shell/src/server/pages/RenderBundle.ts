import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type * as Bundle from '../../render/index.server.tsx';
import type { SharedModules } from '../releases/loadServerBundle.ts';

/** The shell's React side, built by webpack because it holds JSX and styled components. */
export type RenderBundle = typeof Bundle;

/**
 * The built bundle as it was read at start; a build
 * that is made meanwhile belongs to the next start.
 */
export interface RenderSource {
  filename: string;
  code: string;
  /** URL of the file whose libraries the bundle and remotes get: the shell's own, wherever the build lies. */
  libraries: string;
}

export function readRenderSource(buildDir: string): RenderSource {
  const filename = `${buildDir}/server/render.cjs`;
  return { filename, code: readFileSync(filename, 'utf8'), libraries: import.meta.url };
}

/**
 * A built program of threads or smoke tests as it was at start: one that is made meanwhile belongs to the next
 * start. Sources take twice as long to start, because their types are stripped first.
 */
export function readProgram(buildDir: string, name: 'pageThread' | 'smokeTest'): string | undefined {
  const file = `${buildDir}/server/${name}.cjs`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Runs the bundle, once a thread, until it can render. */
export async function runRenderBundle({ filename, code, libraries }: RenderSource): Promise<RenderBundle> {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, createRequire(libraries));
  const bundle = module.exports as RenderBundle;
  await bundle.ready();
  return bundle;
}

/** What remotes may require on the server: the very instances the shell renders with. */
export function sharedModules(bundle: RenderBundle, { libraries }: Pick<RenderSource, 'libraries'>): SharedModules {
  const require = createRequire(libraries);
  return {
    react: require('react') as unknown,
    'react/jsx-runtime': require('react/jsx-runtime') as unknown,
    'styled-components': require('styled-components') as unknown,
    '@spielplan/shared-ui/host': bundle.host,
  };
}
