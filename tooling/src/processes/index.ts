export { PLAYWRIGHT_FLAGS } from './browserFlags.ts';
export { findFreePort } from './ports.ts';
export { startProgram, type Program } from './Program.ts';
export { PROVIDER_ARGS, SHELL_ARGS, SHELL_MEMORY } from './programs.ts';
export { waitUntilReady } from './waitUntilReady.ts';
export { sourceHash } from '../webpack/sourceHash.ts';
