import type { DevSite } from './startDevSite.ts';
import type { WatchedProgram } from './WatchedProgram.ts';

interface ServeOptions {
  site: DevSite;
  /** A provider of this site's own. */
  provider?: WatchedProgram | null;
  /** The variable that chooses the site's port. */
  portVariable: string;
}

/**
 * Waits until pages can be served, prints the address, and
 * ends everything that was started when the terminal says so.
 */
export async function serveUntilStopped({ site, provider, portVariable }: ServeOptions): Promise<void> {
  let isStopping = false;
  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([site.stop(), provider?.stop()]);
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  try {
    // A provider that cannot start has said why, and gets another chance when its code changes.
    await Promise.all([site.ready, provider?.ready().catch(() => undefined)]);
    if (!isStopping) process.stdout.write(`\n  ${site.origin}\n\n`);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    process.stderr.write(
      `${isTaken ? `${site.origin} is taken. Stop what runs there, or set ${portVariable}.` : String(error)}\n`,
    );
    await stop(1);
  }
}
