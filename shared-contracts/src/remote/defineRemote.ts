import type { ComponentType } from 'react';
import { SESSION_CONTRACT } from './account.ts';
import type { RemoteRoute } from '../routes/route.ts';
import type { BlockLoader, Loader, RemoteMessages } from './loading.ts';
import type { ReleasedBlock } from './release.ts';
import type { RemoteName } from './remoteName.ts';
import type { SlotName, SlotOffer, SlotProps } from './slots.ts';

export type { Layout, RemoteRoute } from '../routes/route.ts';

/** The version of everything in this folder; it rises only when remotes built before it could not run as they are. */
export const CONTRACT_VERSION = 1;

/** Whether a shell of `own` runs a remote that was built for `contract`: its own, and the one before. */
export function isRunContract(contract: unknown, own: number = CONTRACT_VERSION): boolean {
  return (
    typeof contract === 'number' && Number.isInteger(contract) && contract >= 1 && (contract === own || contract === own - 1)
  );
}

export interface ScreenProps<Data> {
  data: Data;
}
export interface BlockProps<Data> {
  data: Data;
}

// A screen is stored beside others with other data, so its props are checked where it is defined.
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

/** A kind of block with its owner's code; one that the contract does not know says what it is (`describeBlock`). */
export interface ServerBlock {
  component: AnyComponent;
  load: BlockLoader<never>;
  schemaVersion?: number;
  kind?: ReleasedBlock;
}

/**
 * What a remote exposes to the shell's server (`src/remote.server.ts`):
 * the same components at once, plus loaders and texts.
 */
export interface ServerRemote {
  contract: number;
  /** `SESSION_CONTRACT` that it was built for, where one of its routes asks for the account's session. */
  sessionContract?: number;
  name: RemoteName;
  routes: readonly RemoteRoute[];
  screens: Readonly<Record<string, { component: AnyComponent; load: Loader }>>;
  /** Addresses that answer a file (ICS, RSS), by route id. */
  files: Readonly<Record<string, { load: Loader }>>;
  slots: { readonly [N in SlotName]?: ComponentType<SlotProps[N]> };
  /** Slots that its pages offer to others, and how; the contract's own need no word. */
  offers: { readonly [N in SlotName]?: SlotOffer };
  /**
   * `schemaVersion` is the newest version of the block's
   * fields that a block reads; the first where it is left out.
   */
  blocks: Readonly<Record<string, ServerBlock>>;
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
  const isForAccounts = remote.routes?.some(({ session }) => session !== undefined);
  return {
    routes: [],
    screens: {},
    files: {},
    slots: {},
    offers: {},
    blocks: {},
    ...remote,
    contract: CONTRACT_VERSION,
    ...(isForAccounts && { sessionContract: SESSION_CONTRACT }),
  };
}
