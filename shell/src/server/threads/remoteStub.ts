import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RemoteRoute, ServerRemote } from '@spielplan/shared-contracts/remote';
import { resolveMessages } from '../../i18n/resolveMessages.server.ts';
import { splitMessages } from '../../parts/lazy/messageAreas.ts';
import type { RenderBundle } from '../pages/RenderBundle.ts';

/** What a remote has, as plain data. */
export interface RemoteTables extends Pick<ServerRemote, 'contract' | 'name' | 'routes' | 'offers' | 'messages'> {
  screens: readonly string[];
  files: readonly string[];
  slots: readonly string[];
  blocks: readonly (readonly [model: string, schemaVersion: number | undefined])[];
}

/** What the shell's own pages have, as plain data. */
export interface ShellTables {
  messages: RenderBundle['shellMessages'];
  routes: readonly RemoteRoute[];
  blocks: readonly (readonly [model: string, schemaVersion: number])[];
}

/** Describes a remote for a thread that is not to run it; what is no data in it is left out. */
export function tablesOf(remote: ServerRemote): RemoteTables {
  const { contract, name, routes, offers, messages, screens, files, slots, blocks } = remote;
  const tables: RemoteTables = {
    contract,
    name,
    routes,
    offers,
    messages,
    screens: Object.keys(screens),
    files: Object.keys(files),
    slots: Object.keys(slots),
    blocks: Object.entries(blocks).map(([model, { schemaVersion }]) => [model, schemaVersion] as const),
  };
  return JSON.parse(JSON.stringify(tables)) as RemoteTables;
}

/** Describes the shell's own pages for such a thread. */
export function shellTablesOf({ shellMessages, shellRoutes, serverBlocks }: RenderBundle): ShellTables {
  return {
    messages: shellMessages,
    routes: JSON.parse(JSON.stringify(shellRoutes)) as RemoteRoute[],
    blocks: Object.entries(serverBlocks).map(([model, { schemaVersion }]) => [model, schemaVersion] as const),
  };
}

/** A remote whose addresses, slots, blocks and texts are known here, and whose code is not. */
export function stubRemote({ screens, files, slots, blocks, ...tables }: RemoteTables): ServerRemote {
  const part = { component: refuse, load: refuse };
  return {
    ...tables,
    screens: Object.fromEntries(screens.map((id) => [id, part])),
    files: Object.fromEntries(files.map((id) => [id, part])),
    slots: Object.fromEntries(slots.map((name) => [name, refuse])),
    blocks: Object.fromEntries(
      blocks.map(([model, schemaVersion]) => [model, { ...part, ...(schemaVersion !== undefined && { schemaVersion }) }]),
    ),
  };
}

/** The shell's texts, addresses and kinds of blocks, without React and without what loads or renders. */
export function stubBundle({ messages, routes, blocks }: ShellTables): RenderBundle {
  const known: Partial<RenderBundle> = {
    shellMessages: messages,
    shellRoutes: routes.map((route) => ({ ...route, load: refuse })),
    serverBlocks: Object.fromEntries(blocks.map(([model, schemaVersion]) => [model, { schemaVersion, load: refuse }])),
    resolveMessages,
    splitMessages,
    createRenderer: () => refuse,
  };
  // The main thread uses nothing else of the bundle where threads render the pages.
  return known as RenderBundle;
}

function refuse(): never {
  throw new SpielplanError('UNEXPECTED', { detail: 'this thread renders no pages' });
}
