import * as runtime from 'react-refresh/runtime';
import type { HotUpdates, WebpackHot } from './hotUpdates.ts';

/**
 * What modules under development find on the page
 * (`globalThis.spielplanRefresh`); the refresh loader writes the calls.
 */
export interface PageRefresh {
  /** Registers a component under an id that is unique on the page. */
  register(type: unknown, id: string): void;
  /** Makes the function with which a component states the order of its hooks. */
  createSignature(): (type: unknown, key?: string, forceReset?: boolean, getCustomHooks?: () => unknown[]) => unknown;
  /** Called at the end of a module: it takes updates of itself if all it exports are components. */
  settle(hot: WebpackHot, exports: Record<string, unknown>): void;
  /** Announces a build on the page that can be updated. */
  join: HotUpdates['join'];
}

/**
 * Starts Fast Refresh for the page. It must run before React, and once: components
 * of all federated builds register here, because there is one React on the page.
 */
export function startRefresh(join: HotUpdates['join']): PageRefresh {
  runtime.injectIntoGlobalHook(globalThis);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refreshSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => runtime.performReactRefresh(), 30);
  };
  return {
    register: (type, id) => runtime.register(type, id),
    createSignature: () => runtime.createSignatureFunctionForTransform() as ReturnType<PageRefresh['createSignature']>,
    settle(hot, exports) {
      const names = componentNames(exports);
      const before = hot.data?.componentNames as string | null | undefined;
      if (before !== undefined && (names === null || names !== before)) return hot.invalidate();
      if (names === null) return;
      hot.dispose((data) => (data.componentNames = names));
      hot.accept();
      if (before !== undefined) refreshSoon();
    },
    join,
  };
}

/**
 * The names of a module that exports components only, or
 * null: anyone who uses anything else must be run again.
 */
function componentNames(exports: Record<string, unknown>): string | null {
  const names = Object.keys(exports);
  return names.length > 0 && names.every((name) => runtime.isLikelyComponentType(exports[name])) ? names.sort().join(' ') : null;
}
