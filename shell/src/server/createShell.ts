import type { ShellConfiguration } from './configuration.ts';
import type { ServerLifecycle } from './lifecycle/runServer.ts';
import { watchRequests } from './lifecycle/watchRequests.ts';
import type { Log } from './log.ts';
import { openEndpoints } from './openEndpoints.ts';
import { openFoundation } from './openFoundation.ts';
import { openPages } from './openPages.ts';
import { openReleases } from './openReleases.ts';
import type { ReleaseWatch } from './releases/watchReleases.ts';

export interface Shell extends ServerLifecycle {
  releases: ReleaseWatch;
}

/**
 * Puts the shell's server together: releases watched, pages made
 * and kept, the provider behind one origin. Does not listen yet.
 */
export async function createShell(configuration: ShellConfiguration, log: Log): Promise<Shell> {
  const foundation = await openFoundation(configuration, log);
  const releases = await openReleases(foundation);
  const site = await openPages(foundation, releases);
  const { server, health, close } = await openEndpoints(foundation, releases, site);
  return {
    server,
    releases: releases.watch,
    health,
    requests: watchRequests(server),
    close() {
      close();
      releases.threads?.close();
      releases.watch.stop();
      site.content.stop();
    },
  };
}
