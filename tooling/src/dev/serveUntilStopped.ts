import type { DevSite } from './startDevSite.ts';

/** Waits for the site, prints its address, and ends everything that was started when the terminal says so. */
export async function serveUntilStopped(site: DevSite, variable: string, stopOthers: () => Promise<void> = async () => undefined): Promise<void> {
  let isStopping = false;
  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([site.stop(), stopOthers()]);
    process.exit(code);
  }
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGHUP', () => void stop(0));
  try {
    await site.ready;
    process.stdout.write(`\n  ${site.origin}\n\n`);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    process.stderr.write(`${isTaken ? `${site.origin} is taken. Stop what runs there, or set ${variable}.` : String(error)}\n`);
    await stop(1);
  }
}
