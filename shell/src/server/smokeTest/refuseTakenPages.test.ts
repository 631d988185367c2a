import type { Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader, RemoteRoute } from '@spielplan/shared-contracts/remote';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import { refuseTakenPages } from './refuseTakenPages.ts';

const PAGES = ['/de/ueber-uns', '/de/ueber-uns/haus', '/de/programm/veranstaltungen'];
const asked: unknown[] = [];
beforeEach(() => void asked.splice(0));

/** Two pages of addresses: the last one is on the second. */
const provider = {
  read: async ({ id }: Call, { query }: { query: { page: number } }) => {
    asked.push([id, query]);
    const part = query.page === 1 ? PAGES.slice(0, 2) : PAGES.slice(2);
    return { count: PAGES.length, results: query.page > 2 ? [] : part.map((de) => ({ urls: { de }, modified: null })) };
  },
} as unknown as ProviderReader;
const setOf = (...paths: string[]) =>
  ({
    routes: paths.map((de, index): RemoteRoute => ({
      id: `route${index}`,
      patterns: { de: de as '/', en: de.replace('/de', '/en') as '/' },
    })),
  }) as unknown as ReleaseSet;

it.each([
  ['the address of a page', '/de/ueber-uns/haus'],
  ['a pattern that takes it', '/de/ueber-uns/:word'],
  ['everything below a word', '/de/:word/:more?'],
])('a remote may not bring %s of the page editor', async (_, path) => {
  await expect(refuseTakenPages(setOf(path), setOf(), provider)).rejects.toMatchObject({
    spielplan: 'REMOTE_CONTRACT',
    detail: expect.stringContaining('/de/ueber-uns'),
  });
});

it('a new address beside all pages is free', async () => {
  await expect(refuseTakenPages(setOf('/de/wetter'), setOf(), provider)).resolves.toBeUndefined();
  expect(asked).toHaveLength(2);
});

it('what a remote answers already it goes on answering, and nobody is asked', async () => {
  const held = ['/de/ueber-uns/haus', '/de/programm/veranstaltungen'];
  await refuseTakenPages(setOf(...held), setOf(...held), provider);
  expect(asked).toEqual([]);
});

it('a provider that has no list of its pages holds nobody up', async () => {
  const without = { read: () => Promise.reject(new SpielplanError('NOT_FOUND')) } as ProviderReader;
  await expect(refuseTakenPages(setOf('/de/ueber-uns'), setOf(), without)).resolves.toBeUndefined();
});
