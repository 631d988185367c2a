import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ShellConfiguration } from './configuration.ts';
import type { Log } from './log.ts';
import { createShellMetrics, type ShellMetrics } from './metrics/createShellMetrics.ts';
import { timeCalls } from './metrics/timePages.ts';
import type { SiteOptions } from './pages/createRenderContext.ts';
import { type RenderSource, readRenderSource } from './pages/RenderBundle.ts';
import { type ShellBuild, siteOptionsOf } from './pages/siteOptionsOf.ts';
import { readSessionRemotes } from './releases/readSessionRemotes.ts';
import { openProvider } from './provider/openProvider.ts';

/** What every part of a shell needs: its settings, its build, and the ways to the provider. */
export interface Foundation extends ReturnType<typeof openProvider> {
  configuration: ShellConfiguration;
  log: Log;
  /** Null where no port is set for them. */
  metrics: ShellMetrics | null;
  /** The built renderer. */
  render: RenderSource;
  site: SiteOptions;
  /** Changes with each build of the shell. */
  shellVersion: string;
  maxAnswerBytes: number;
  isSecure: boolean;
}

/** Reads the shell's build and opens the ways to the provider. */
export async function openFoundation(configuration: ShellConfiguration, log: Log): Promise<Foundation> {
  const build = JSON.parse(await readFile(`${configuration.buildDir}/build.json`, 'utf8')) as ShellBuild;
  const metrics = configuration.metricsPort === null ? null : createShellMetrics();
  const maxAnswerBytes = configuration.answerCacheMb * 1_000_000;
  return {
    configuration,
    log,
    metrics,
    render: readRenderSource(configuration.buildDir),
    site: siteOptionsOf(configuration, build, await readSessionRemotes(configuration)),
    shellVersion: createHash('sha256').update(JSON.stringify(build)).digest('hex').slice(0, 12),
    maxAnswerBytes,
    isSecure: configuration.publicOrigin.startsWith('https:'),
    ...openProvider({ ...configuration, maxAnswerBytes }, log, metrics ? (send) => timeCalls(send, metrics.times) : undefined),
  };
}
