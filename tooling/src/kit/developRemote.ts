import { createDevEvents } from '../dev/DevEvents.ts';
import { createFrontServer } from '../dev/frontServer.ts';
import { createPublications } from '../dev/Publications.ts';
import { publishBuild } from '../dev/publishBuild.ts';
import type { DevSite } from '../dev/startDevSite.ts';
import { watchPart } from '../dev/watchPart.ts';
import type { Remote } from '../parts.ts';
import { RELEASES_DIR } from '../release/feedStore.ts';
import { waitForVerdict } from '../release/waitForVerdict.ts';

interface DevelopOptions {
  /** The development site of the house, on this machine. */
  site: string;
  /** Where this remote is shown over that site. */
  port: number;
  /** A folder of its own for development builds. */
  outDir: string;
  say: (line: string) => void;
}

const HEARD_MS = 5_000;

/** Whether the development server of the house answers there, whose pages take updates and keep their state. */
export async function isDevelopmentSite(site: string): Promise<boolean> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), HEARD_MS);
  try {
    const answer = await fetch(`${site}/_dev/events`, { signal: end.signal });
    return answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}

/**
 * Shows one remote from its sources over a development site that runs already: what is saved is built for browsers and
 * server, handed in to that site's releases, and brought to open pages by Fast Refresh, which keeps their state.
 */
export function developRemote(name: Remote, { site, port, outDir, say }: DevelopOptions): DevSite {
  const origin = `http://localhost:${port}`;
  const events = createDevEvents();
  const publications = createPublications();
  const front = createFrontServer({
    folders: { shell: null, remotes: { [name]: `${outDir}/browser` } },
    shellPort: async () => Number(new URL(site).port || 80),
    onListener: events.connect,
  });
  const reportBroken = (text: string) => {
    say(`${name}: broken, the last good build stays\n${text}`);
    events.send({ kind: 'broken', part: name, text });
  };
  // One after the other: each waits for the shell.
  let work: Promise<void> = Promise.resolve();
  async function show(browser: Parameters<typeof publishBuild>[1]): Promise<void> {
    const hash = browser.hash ?? '';
    const { version, number } = await publishBuild(name, browser, { from: outDir, to: RELEASES_DIR });
    publications.published(name, version, hash);
    const verdict = await waitForVerdict({ name, version, number }, { shells: [site] });
    if (verdict.kind !== 'accepted') return reportBroken(verdict.why);
    const live = publications.live(name, version);
    if (!live) return;
    say(`${name}: live`);
    events.send({ kind: 'live', part: name, ...live });
  }
  const watch = watchPart({
    part: name,
    outDir,
    onBrowserBuilt: (hash) => events.send({ kind: 'built', part: name, hash }),
    onBroken: reportBroken,
    onReady(browser) {
      events.mend(name);
      work = work
        .then(() => show(browser))
        .catch((error: unknown) => reportBroken(error instanceof Error ? error.message : String(error)));
    },
  });
  const ready = new Promise<void>((resolve, reject) => {
    front.once('error', reject);
    front.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin,
    ready,
    async stop() {
      events.close();
      front.close();
      front.closeAllConnections();
      await watch.close();
    },
  };
}
