import type { ComponentType } from 'react';
import type { RemoteRoute } from '../routes/route.ts';
import type { BlockLoader, Loader, RemoteMessages } from './loading.ts';
import type { SlotName, SlotProps } from './slots.ts';

export type { Layout, RemoteRoute } from '../routes/route.ts';

/** The version of everything in this folder. A shell runs remotes of exactly its own version. */
export const CONTRACT_VERSION = 1;

export const REMOTE_NAMES = ['programme', 'magazine', 'booking', 'editor'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

export interface ScreenProps<Data> {
  data: Data;
}
export interface BlockProps<Data> {
  data: Data;
}

// A screen is stored beside others with other data, so its props are checked where it is defined, not here.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyComponent = ComponentType<any>;
type Lazy<C> = () => Promise<C>;

/**
 * What a remote exposes to browsers (`src/remote.ts`):
 * every entry is lazy, and the file imports nothing shared.
 */
export interface BrowserRemote {
  contract: number;
  name: RemoteName;
  screens: Readonly<Record<string, Lazy<AnyComponent>>>;
  slots: { readonly [N in SlotName]?: Lazy<ComponentType<SlotProps[N]>> };
  blocks: Readonly<Record<string, Lazy<AnyComponent>>>;
}

/**
 * What a remote exposes to the shell's server (`src/remote.server.ts`):
 * the same components at once, plus loaders and texts.
 */
export interface ServerRemote {
  contract: number;
  name: RemoteName;
  routes: readonly RemoteRoute[];
  screens: Readonly<Record<string, { component: AnyComponent; load: Loader }>>;
  /** Addresses that answer a file (ICS, RSS), by route id. */
  files: Readonly<Record<string, { load: Loader }>>;
  slots: { readonly [N in SlotName]?: ComponentType<SlotProps[N]> };
  /**
   * `schemaVersion` is the newest version of the block's
   * fields that a block reads; the first where it is left out.
   */
  blocks: Readonly<Record<string, { component: AnyComponent; load: BlockLoader<never>; schemaVersion?: number }>>;
  messages: RemoteMessages;
}

/** Declares a remote for browsers. */
export function defineRemote(
  remote: Omit<BrowserRemote, 'contract' | 'slots' | 'blocks' | 'screens'> & Partial<BrowserRemote>,
): BrowserRemote {
  return { screens: {}, slots: {}, blocks: {}, ...remote, contract: CONTRACT_VERSION };
}

/** Declares a remote for the shell's server. */
export function defineServerRemote(remote: Pick<ServerRemote, 'name' | 'messages'> & Partial<ServerRemote>): ServerRemote {
  return { routes: [], screens: {}, files: {}, slots: {}, blocks: {}, ...remote, contract: CONTRACT_VERSION };
}
