import { mkdir, rm } from 'node:fs/promises';
import { REMOTES, type Part, type Remote } from '../parts.ts';
import { markDevelopment } from './developmentReleases.ts';
import { copyCurrentReleases } from './copyCurrentReleases.ts';
import { createDevEvents } from './DevEvents.ts';
import { createDevShell } from './DevShell.ts';
import { createFrontServer } from './frontServer.ts';
import { createPublications } from './Publications.ts';
import { publishBuild } from './publishBuild.ts';
import type { ShellEvent } from './parseShellLog.ts';
import { withoutRepeats } from './withoutRepeats.ts';
import { watchPart, type PartWatch } from './watchPart.ts';

interface DevSiteOptions {
  /** The remotes that are worked on; the others come from the published builds. */
  remotes: readonly Remote[];
  port: number;
  providerUrl: string;
  /** A folder of its own for builds and releases. */
  stateDir: string;
  say: (line: string) => void;
}

export interface DevSite {
  origin: string;
  /** Resolves when pages can be served; rejects where the port is taken. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Serves the site from the sources: the shell and the given remotes are built again on every change,
 * remotes are published to a release folder of their own and taken up by the shell like any release,
 * and pages are brought up to date by hot updates or a reload. Reachable from this machine only.
 */
export function startDevSite({ remotes, port, providerUrl, stateDir, say }: DevSiteOptions): DevSite {
  const origin = `http://localhost:${port}`;
  const releases = `${stateDir}/remotes`;
  const buildDir = (part: Part) => `${stateDir}/build/${part}`;
  const parts = ['shell', ...remotes] as const;
  const events = createDevEvents();
  const publications = createPublications();
  const sayOfShell = withoutRepeats(say);
  const shell = createDevShell({ origin, providerUrl, stateDir, onNews: hearShell });
  const front = createFrontServer({
    folders: {
      shell: `${buildDir('shell')}/browser`,
      remotes: Object.fromEntries(remotes.map((name) => [name, `${buildDir(name)}/browser`])),
    },
    shellPort: shell.port,
    onListener: events.connect,
  });
  let watches: PartWatch[] = [];
  // One after the other: the feed is written and the shell is started by one hand.
  let work: Promise<void> = Promise.resolve();

  function watch(part: Part): PartWatch {
    return watchPart({
      part,
      outDir: buildDir(part),
      onBrowserBuilt: (hash) => events.send({ kind: 'built', part, hash }),
      onBroken: (text) => reportBroken(part, text),
      onReady(browser, server) {
        events.mend(part);
        work = work.then(async () => {
          if (part === 'shell') {
            await shell.activate(server.hash ?? '');
            reportLive(part, { hash: browser.hash ?? '', needsReload: false });
          } else {
            const { version } = await publishBuild(part, browser, { from: buildDir(part), to: releases });
            publications.published(part, version, browser.hash ?? '');
          }
        });
        work = work.catch((error: unknown) => reportBroken(part, error instanceof Error ? error.message : String(error)));
      },
    });
  }

  function hearShell(news: ShellEvent): void {
    if (news.kind === 'said') sayOfShell(`shell: ${news.text}`);
    if (news.kind === 'refused' && publications.isCurrent(news.remote, news.version)) reportBroken(news.remote, news.text);
    const live = news.kind === 'live' && publications.live(news.remote, news.version);
    if (live) reportLive(news.remote, live);
  }

  function reportLive(part: string, live: { hash: string; needsReload: boolean }): void {
    say(`${part}: live`);
    events.send({ kind: 'live', part, ...live });
  }

  function reportBroken(part: string, text: string): void {
    say(`${part}: broken, the last good build stays\n${text}`);
    events.send({ kind: 'broken', part, text });
  }

  async function start(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      front.once('error', reject);
      front.listen(port, '127.0.0.1', resolve);
    });
    await makeEmpty([releases, ...parts.map((part) => `${buildDir(part)}/browser/hot`)]);
    await markDevelopment(releases);
    const missing = await copyCurrentReleases(
      REMOTES.filter((name) => !remotes.includes(name)),
      releases,
    );
    if (missing.length > 0)
      say(`Not published yet, so something else stands in their places: ${missing.join(', ')}. \`npm start\` publishes them.`);
    watches = parts.map(watch);
    // A shell that cannot start has been reported; the next change gives it another chance.
    await shell.port().catch(() => undefined);
  }

  return {
    origin,
    ready: start(),
    async stop() {
      events.close();
      front.close();
      front.closeAllConnections();
      await Promise.all([shell.stop(), ...watches.map((each) => each.close())]);
    },
  };
}

async function makeEmpty(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
}
