/**
 * Memory stays flat over many releases. The main thread renders no pages, so its garbage is small: without a limit (MB) its young
 * generation grows to 128 MB. Threads of pages have a limit of their own.
 */
const SHELL_FLAGS = ['--no-compilation-cache', '--max-semi-space-size=16'];

/** Arguments of Node for the two programs of the site, as docs/operating.md has them. */
export const SHELL_ARGS: readonly string[] = [...SHELL_FLAGS, 'shell/src/server/main.ts'];
/** One malloc arena for all threads: separate arenas would keep 80 MB of free memory. */
export const SHELL_MEMORY = { MALLOC_ARENA_MAX: '1' } as const;
/** A provider's garbage is small: a nursery of this size (MB) takes a quarter less memory, and no CPU. */
export const PROVIDER_ARGS: readonly string[] = ['--max-semi-space-size=8', 'provider/src/main.ts'];
