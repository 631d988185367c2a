import { fileURLToPath } from 'node:url';
import type { Mode } from './baseConfig.ts';

/** Names of styled-components that pages use; kept equal to the sources by a test. */
export const STYLED_PARTS = fileURLToPath(new URL('styledComponents.mjs', import.meta.url));

/** Names of stylis that styled-components reads; a build without one of them fails. */
export const STYLIS_PARTS = fileURLToPath(new URL('stylisParts.mjs', import.meta.url));

/**
 * What the shell provides to every remote: exactly one
 * instance of each on a page and in the server process.
 */
const SHARED_MODULES = ['react', 'react/jsx-runtime', 'styled-components', '@spielplan/shared-ui/host'] as const;

// What the development transform calls instead of react/jsx-runtime.
const DEVELOPMENT_MODULES = ['react/jsx-dev-runtime'] as const;

function options(mode: Mode, extra: object) {
  const names = mode === 'development' ? [...SHARED_MODULES, ...DEVELOPMENT_MODULES] : SHARED_MODULES;
  return Object.fromEntries(names.map((name) => [name, { singleton: true, requiredVersion: false as const, ...extra }]));
}

/** The shell has them at hand (`eager`), so no asynchronous boundary costs a round trip. */
export const sharedByShell = (mode: Mode) => ({
  ...options(mode, { eager: true }),
  'styled-components': { singleton: true, requiredVersion: false as const, eager: true, version: '6.6.0', import: STYLED_PARTS },
  '@spielplan/shared-ui/host': { singleton: true, requiredVersion: false as const, eager: true, version: '1.0.0' },
});

/** Remotes bring none of their own. */
export const sharedInRemote = (mode: Mode) => options(mode, { import: false as const });

/** On the server the same modules are given by the shell's loader instead. */
export const serverExternals = Object.fromEntries(SHARED_MODULES.map((name) => [name, `commonjs ${name}`]));
