import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type * as Bundle from '../../render/index.server.tsx';
import type { SharedModules } from '../releases/loadServerBundle.ts';

/** The shell's React side, built by webpack because it holds JSX and styled components. */
export type RenderBundle = typeof Bundle;

/** Loads the built bundle once at start. Its libraries are the shell's own, wherever the build lies. */
export function loadRenderBundle(buildDir: string): RenderBundle {
  const filename = `${buildDir}/server/render.cjs`;
  const module = { exports: {} };
  const run = compileFunction(readFileSync(filename, 'utf8'), ['module', 'exports', 'require'], { filename });
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports as RenderBundle;
}

/** What remotes may require on the server: the very instances the shell renders with. */
export function sharedModules(bundle: RenderBundle): SharedModules {
  const require = createRequire(import.meta.url);
  return {
    react: require('react') as unknown,
    'react/jsx-runtime': require('react/jsx-runtime') as unknown,
    'styled-components': require('styled-components') as unknown,
    '@spielplan/shared-ui/host': bundle.host,
  };
}
