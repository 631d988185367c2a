import { reportFailure } from './reportFailure.ts';

/**
 * Tells the server of what remotes throw where React does not see it: in timers, promises and
 * listeners. The stack names remote and version; what is not a remote's is not ours to tell.
 */
export function watchUncaught(): void {
  const tell = (error: unknown) => {
    const [, name, version] = /\/remotes\/(\w+)\/([^/]+)/.exec(String((error as Error | null)?.stack)) ?? [];
    if (name) reportFailure(`${name} ${version} uncaught`, error);
  };
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
