import { keepRunning } from './keepRunning.ts';
import { startProgram, type Program } from './Program.ts';
import { refuseUsedPort } from './ports.ts';
import { PROVIDER_ARGS, SHELL_ARGS, SHELL_MEMORY } from './programs.ts';
import { SITE_DEFAULTS } from './siteDefaults.ts';
import { waitUntilReady } from './waitUntilReady.ts';
import { withoutSecrets } from './withoutSecrets.ts';

export interface SiteOptions {
  port: number;
  providerPort: number;
  /** Where builds, releases and the database lie. */
  stateDir: string;
  /** Flags of Node for the shell. */
  shellFlags?: readonly string[];
  /** More environment for both programs. */
  env?: Readonly<Record<string, string | undefined>>;
  /** Is told each step. */
  say?: (line: string) => void;
  /** Makes builds and releases while the provider starts. */
  prepare?: () => Promise<void>;
  /** Takes, before anything starts, what ends whatever has been started. */
  onStop?: (stop: () => Promise<void>) => void;
  /** Takes what the programs print. */
  onLine?: (name: string, line: string) => void;
}

/** The whole running site. */
export interface Site {
  origin: string;
  providerUrl: string;
  shell: Program;
  provider: Program;
  /** Settles with the name of the program that ended by itself for good. */
  broken: Promise<string>;
  /** What runs now; programs that ended have been started again. */
  running(): readonly Program[];
  stop(): Promise<void>;
}

/**
 * Starts provider and shell and waits until both are
 * ready. Leaves nothing running when one of them fails.
 */
export async function startSite({
  port,
  providerPort,
  stateDir,
  shellFlags = [],
  env = {},
  say = () => undefined,
  prepare,
  onStop,
  onLine,
}: SiteOptions): Promise<Site> {
  if (port === providerPort) throw new Error(`PORT and PROVIDER_PORT are both ${port}, but the site needs two ports.`);
  await refuseUsedPort('PORT', port);
  await refuseUsedPort('PROVIDER_PORT', providerPort);
  const programs: Program[] = [];
  const start = (name: 'shell' | 'provider', args: readonly string[], own: Record<string, string | undefined>) => {
    const program = startProgram({
      name,
      args,
      sharesPort: name === 'shell',
      hearsOfEnd: name === 'provider',
      env: { ...own, ...env },
      ...(onLine && { onLine: (line: string) => onLine(name, line) }),
    });
    programs.push(program);
    void program.ended.then(() => programs.splice(programs.indexOf(program), 1));
    return program;
  };
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    // Shells first: they answer with the provider's help.
    for (const name of ['shell', 'provider']) {
      await Promise.all(programs.filter((program) => program.name === name).map((program) => program.stop()));
    }
  };
  onStop?.(stop);
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  try {
    const dataDir = process.env.DATA_DIR || `${stateDir}/provider`;
    const startProvider = () =>
      start('provider', PROVIDER_ARGS, {
        PROVIDER_PORT: String(providerPort),
        DATA_DIR: dataDir,
        PUBLIC_ORIGIN: origin,
        // From this machine, whatever name the site has outside.
        SHOP_TEMPLATE_URL: process.env.SHOP_TEMPLATE_URL || `http://127.0.0.1:${port}/eventim-template`,
        NODE_ENV: process.env.NODE_ENV || SITE_DEFAULTS.NODE_ENV,
        SPIELPLAN_STATE: stateDir,
        // The ceremony of keys is for deployments; a file of trust counts here, too.
        UNSIGNED_RELEASES: process.env.UNSIGNED_RELEASES || 'on',
      });
    const provider = startProvider();
    const ready = waitUntilReady(provider, `${providerUrl}/health/ready`);
    // Building and seeding take turns on the processor;
    // both have to be done before the shell can start.
    await Promise.all([ready.then(() => say('Provider is ready.')), prepare?.()]);
    const startShell = () =>
      // Node uses the last of two equal flags.
      start('shell', [...SHELL_ARGS.slice(0, -1), ...shellFlags, ...SHELL_ARGS.slice(-1)], {
        ...SHELL_MEMORY,
        ...withoutSecrets(process.env),
        PORT: String(port),
        PROVIDER_URL: providerUrl,
        SPIELPLAN_STATE: stateDir,
        PUBLIC_ORIGIN: origin,
        // The ceremony of keys is for deployments; a file of trust counts here, too.
        UNSIGNED_RELEASES: process.env.UNSIGNED_RELEASES || 'on',
      });
    const shell = startShell();
    await waitUntilReady(shell, `http://127.0.0.1:${port}/health/ready`);
    say('Shell is ready.');
    const keep = (program: Program, restart: () => Program) =>
      keepRunning({ program, restart, isStopping: () => isStopping, say }).then(() => program.name);
    const broken = Promise.race([keep(provider, startProvider), keep(shell, startShell)]);
    return { origin, providerUrl, shell, provider, broken, running: () => programs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
