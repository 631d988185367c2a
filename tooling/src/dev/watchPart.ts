import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import type { Part } from '../parts.ts';
import { remoteBrowserConfig, remoteServerConfig } from '../webpack/remoteConfig.ts';
import { shellBrowserConfig, shellServerConfig } from '../webpack/shellConfig.ts';
import { describeBuildErrors } from './describeBuildErrors.ts';

export interface PartWatch {
  close(): Promise<void>;
}

interface WatchPartOptions {
  part: Part;
  /** Gets `browser/` and `server/`; a broken build leaves what is there. */
  outDir: string;
  /** The browser build is written; the server's may still be under way. */
  onBrowserBuilt: (hash: string) => void;
  /** Both builds are written and belong together. */
  onReady: (browser: Stats, server: Stats) => void;
  onBroken: (text: string) => void;
}

interface Side {
  compiler: Compiler;
  isBuilding: boolean;
  stats: Stats | null;
}

const AGGREGATE_MS = 30;
// One saved file reaches both sides a moment apart; what is published must be of one piece.
const SETTLE_MS = 50;

/**
 * Builds a part for browsers and for the server in
 * development mode, and again whenever a file of it changes.
 */
export function watchPart({ part, outDir, onBrowserBuilt, onReady, onBroken }: WatchPartOptions): PartWatch {
  let timer: NodeJS.Timeout | undefined;
  const [browserConfig, serverConfig] =
    part === 'shell'
      ? [shellBrowserConfig(outDir, 'development'), shellServerConfig(outDir, 'development')]
      : [remoteBrowserConfig(part, outDir, 'development'), remoteServerConfig(part, outDir, 'development')];

  const browser = watchSide(browserConfig, (stats) => {
    if (!stats.hasErrors()) onBrowserBuilt(stats.hash ?? '');
    settleSoon();
  });
  const server = watchSide(serverConfig, settleSoon);

  function settleSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  }

  function settle(): void {
    if (browser.isBuilding || server.isBuilding || !browser.stats || !server.stats) return;
    const errors = [browser.stats, server.stats].flatMap((stats) => stats.toJson({ all: false, errors: true }).errors ?? []);
    if (errors.length > 0) onBroken(describeBuildErrors(withoutTwins(errors)));
    else onReady(browser.stats, server.stats);
  }

  return {
    async close() {
      clearTimeout(timer);
      await Promise.all([browser, server].map(({ compiler }) => new Promise((resolve) => compiler.close(resolve))));
    },
  };
}

function watchSide(config: Configuration, onDone: (stats: Stats) => void): Side {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack refused the configuration "${config.name}".`);
  const side: Side = { compiler, isBuilding: true, stats: null };
  compiler.hooks.invalid.tap('watchPart', () => (side.isBuilding = true));
  compiler.watch({ aggregateTimeout: AGGREGATE_MS }, (error, stats) => {
    if (error || !stats) throw error ?? new Error(`The build "${config.name}" gave no statistics.`);
    side.isBuilding = false;
    side.stats = stats;
    onDone(stats);
  });
  return side;
}

/** A syntax error breaks both sides; once is enough. */
function withoutTwins<T extends { message: string }>(errors: readonly T[]): T[] {
  return [...new Map(errors.map((error) => [error.message, error])).values()];
}
