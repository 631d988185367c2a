import type { PageAnswer, RemoteName } from '@spielplan/shared-contracts/remote';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import type { FilledBlock, FilledSlot, Host } from '@spielplan/shared-ui/host';
import type { ComponentType } from 'react';
import type { Remotes } from './federation/createRemotes.ts';
import { markMissing } from './federation/markMissing.ts';
import { hostParts } from '../app/hostParts.ts';
import { suspendUntil } from '../parts/lazy/suspendUntil.ts';
import { logFailure } from '../failures/logFailure.ts';
import type { Navigation } from './navigation/createNavigation.ts';

/** The shell's services in a browser. */
export function createBrowserHost(answer: PageAnswer, remotes: Remotes, navigation: Navigation): Host {
  const signals = createSignalBus();
  const filled = new Map<string, FilledSlot | FilledBlock>();
  const version = (owner: RemoteName) => answer.remotes[owner]?.version ?? '';

  function remember<T extends FilledSlot | FilledBlock>(key: string, make: () => T): T {
    let known = filled.get(key);
    if (!known) filled.set(key, (known = make()));
    return known as T;
  }

  const host: Host = {
    lang: answer.lang,
    signals,
    messages: (owner) => remotes.messages(owner),
    slot(name) {
      const owner = answer.slots[name];
      if (!owner) return undefined;
      return remember(`slot ${name}`, () => {
        const load = async () => {
          const component = await remotes.slot(name);
          markMissing(owner, false);
          return component as ComponentType<object>;
        };
        const onFailure = (error: unknown) => {
          markMissing(owner, true);
          logFailure(`slot ${name}`, error);
        };
        const next = `${name}+`;
        return {
          remote: owner,
          version: version(owner),
          Component: suspendUntil(load, onFailure),
          next: answer.slots[next] && next,
        } as unknown as FilledSlot;
      }) as FilledSlot<typeof name>;
    },
    block(model) {
      const owner = answer.blocks[model];
      if (!owner) return undefined;
      return remember(`block ${model}`, () => ({
        owner,
        version: version(owner),
        Component: suspendUntil(
          () => remotes.block(model) as Promise<ComponentType<object>>,
          (error) => logFailure(`block ${model}`, error),
        ) as unknown as FilledBlock['Component'],
      }));
    },
    parts: hostParts,
    loadPage: (pathAndQuery, options) => navigation.fetchPage(pathAndQuery, options),
    report: ({ remote, version: failedVersion, place, error }) => logFailure(`${remote} ${failedVersion} in ${place}`, error),
  };
  return host;
}
