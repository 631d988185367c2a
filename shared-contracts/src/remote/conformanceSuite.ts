import { findPairBreaches, findServerBreaches, isComponent } from './conformance.ts';
import type { BrowserRemote, ServerRemote } from './defineRemote.ts';
import { findMessageBreaches } from './messageBreaches.ts';
import { findSwitchBreaches } from './switchBreaches.ts';

/**
 * The tests that every remote runs on itself, in one line of its own test
 * file (jest's globals are expected): `describeRemote(remote, serverRemote);`
 */
export function describeRemote(browser: BrowserRemote, server: ServerRemote): void {
  describe(`the remote "${server.name}"`, () => {
    it('keeps the contract on the server', () => {
      expect(findServerBreaches(server)).toEqual([]);
    });

    it('gives browsers what the server renders', () => {
      expect(findPairBreaches(browser, server)).toEqual([]);
    });

    it('speaks German and English alike', () => {
      expect(findMessageBreaches(server.messages)).toEqual([]);
    });

    it('says where a house has switched an address off', async () => {
      expect(await findSwitchBreaches(server)).toEqual([]);
    });

    it('loads every screen, slot and block when it is asked for', async () => {
      const entries = {
        ...withKind('screen', browser.screens),
        ...withKind('slot', browser.slots),
        ...withKind('block', browser.blocks),
      };
      const loaded = await Promise.all(Object.entries(entries).map(async ([name, load]) => [name, isComponent(await load())]));
      expect(loaded.filter(([, isOne]) => !isOne)).toEqual([]);
    });
  });
}

function withKind(kind: string, entries: object): Record<string, () => Promise<unknown>> {
  return Object.fromEntries(Object.entries(entries).map(([name, load]) => [`${kind} ${name}`, load as () => Promise<unknown>]));
}
