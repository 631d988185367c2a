import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { fillingName, slotOf, type PageAnswer, type SlotName } from '@spielplan/shared-contracts/remote';
import type { FilledSlot, Host } from '@spielplan/shared-ui/host';
import type { ComponentType } from 'react';
import type { RenderComponents } from '../../../render/renderApp.server.tsx';
import type { ReleaseSet } from '../../releases/ReleaseSet.ts';
import type { RenderBundle } from '../RenderBundle.ts';
import type { MessageTables } from './messageTables.ts';

/** The components of a release set, as a renderer asks for them. */
export function renderComponents(set: ReleaseSet, bundle: RenderBundle, messages: MessageTables): RenderComponents {
  return {
    messages: messages.of,
    screen: (screen) => screenOf(set, bundle, screen),
    slot: ((name: SlotName) => filledSlot(set, name)) as Host['slot'],
    block: (model) => filledBlock(set, model),
  };
}

function screenOf(set: ReleaseSet, bundle: RenderBundle, { remote, id }: PageAnswer['screen']): ComponentType<{ data: unknown }> {
  const component = remote === 'shell' ? bundle.shellScreens[id] : set.remotes.get(remote)?.remote.screens[id]?.component;
  if (!component) throw new SpielplanError('REMOTE_CONTRACT', { detail: `no screen ${remote}/${id}` });
  return component as ComponentType<{ data: unknown }>;
}

function filledSlot({ slots, loadings, remotes }: ReleaseSet, name: SlotName): FilledSlot | undefined {
  const slot = slotOf(name);
  const index = name.length - slot.length;
  const [owner, behind] = loadings[slot] === 'onDemand' ? [] : (slots[slot]?.slice(index) ?? []);
  const loaded = owner === undefined ? undefined : remotes.get(owner);
  const component = loaded?.remote.slots[slot];
  const next = behind === undefined ? undefined : fillingName(slot, index + 1);
  return component ? ({ remote: owner, version: loaded?.release.version, Component: component, next } as FilledSlot) : undefined;
}

function filledBlock(set: ReleaseSet, model: string) {
  const owner = set.blocks[model];
  const loaded = owner && set.remotes.get(owner);
  const component = loaded && loaded.remote.blocks[model]?.component;
  return owner && component ? { owner, version: loaded.release.version, Component: component } : undefined;
}
