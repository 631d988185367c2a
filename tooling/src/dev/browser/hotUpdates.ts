/** The part of webpack's `import.meta.webpackHot` that is used here. */
export interface WebpackHot {
  data?: Record<string, unknown>;
  accept(): void;
  invalidate(): void;
  dispose(callback: (data: Record<string, unknown>) => void): void;
  status(): string;
  /** Fetches the next update and, with `true`, applies it; null where there is none. */
  check(autoApply: boolean): Promise<unknown[] | null>;
}

export type DevEvent =
  /** A browser build is ready; `hash` is webpack's. */
  | { kind: 'built'; part: string; hash: string }
  /**
   * The server renders with this build from now on; `needsReload`
   * where browsers got nothing new, as after a change in a loader.
   */
  | { kind: 'live'; part: string; hash: string; needsReload: boolean }
  /** A build broke or was refused; the last good one stays. */
  | { kind: 'broken'; part: string; text: string }
  /**
   * First event of a connection: which run of the development
   * server this is, its builds, and what is broken right now.
   */
  | { kind: 'hello'; run: string; built: { part: string; hash: string }[]; broken: { part: string; text: string }[] };

/** Brings a page up to date with what the development server builds. */
export interface HotUpdates {
  join(part: string, hot: WebpackHot, hash: () => string): void;
  /** Takes one event after the other; resolves when this one is dealt with. */
  handle(event: DevEvent): Promise<void>;
}

interface Surroundings {
  reload: () => void;
  say: (text: string, isError: boolean) => void;
}

const MAX_STEPS = 50;

/**
 * Applies updates hot and keeps the page's state. What cannot be applied so, a loader, a text, a
 * module nobody accepts, is answered by a reload as soon as the server renders with the new build.
 */
export function createHotUpdates({ reload, say }: Surroundings): HotUpdates {
  const joined = new Map<string, { hot: WebpackHot; hash: () => string }>();
  // Builds that could not be applied hot.
  const failed = new Map<string, string>();
  let queue = Promise.resolve();
  let run: string | null = null;

  async function catchUp(part: string, target: string): Promise<boolean> {
    const build = joined.get(part);
    if (!build) return false;
    // Each step leads from one build to the next, so a page that missed some takes several.
    for (let step = 0; build.hash() !== target; step += 1) {
      if (step === MAX_STEPS || build.hot.status() !== 'idle' || !(await build.hot.check(true))) return false;
    }
    return true;
  }

  async function take(event: DevEvent): Promise<void> {
    switch (event.kind) {
      case 'built': {
        if (!joined.has(event.part)) return;
        const isApplied = await catchUp(event.part, event.hash).catch((error: unknown) => {
          say(
            `${event.part}: this change needs a reload (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`,
            false,
          );
          return false;
        });
        if (isApplied) failed.delete(event.part);
        else failed.set(event.part, event.hash);
        return;
      }
      case 'live':
        if (event.needsReload || !joined.has(event.part) || failed.get(event.part) === event.hash) reload();
        return;
      case 'broken':
        say(`${event.part} is broken; this page runs its last good build.\n${event.text}`, true);
        return;
      case 'hello':
        if (run !== null && run !== event.run) return reload();
        run = event.run;
        for (const build of event.built) await take({ kind: 'built', ...build });
        for (const failure of event.broken) await take({ kind: 'broken', ...failure });
        return;
      default:
        return event satisfies never;
    }
  }

  return {
    join: (part, hot, hash) => void joined.set(part, { hot, hash }),
    handle: (event) => (queue = queue.then(() => take(event))),
  };
}
