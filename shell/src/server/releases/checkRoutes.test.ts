import type { RemoteName, RemoteRoute } from '@spielplan/shared-contracts/remote';
import { checkRoutes } from './checkRoutes.ts';

const remote = (name: RemoteName, id: string, de: `/${string}`) => {
  const routes: RemoteRoute[] = [{ id, patterns: { de, en: de.replace('/de', '/en') as `/${string}` } }];
  return { name, routes };
};

it('a remote may bring addresses that the shell has never heard of', () => {
  expect(() => checkRoutes([remote('booking', 'weather', '/de/wetter'), remote('editor', 'storm', '/de/sturm')])).not.toThrow();
});

it.each([
  ['of another remote', [remote('booking', 'weather', '/de/wetter'), remote('editor', 'sun', '/de/:word')], '"sun" of "editor"'],
  ['of a remote that is away', [remote('booking', 'cheap', '/de/programm/veranstaltungen')], '"events" of "programme"'],
  ['below a list of a remote that is away', [remote('booking', 'cheap', '/de/stories/billig/7')], '"article" of "magazine"'],
  ['of the shell', [remote('booking', 'legal', '/de/agb')], '"terms" of "shell"'],
  ['of the start page', [remote('booking', 'all', '/:lang')], '"home" of "shell"'],
  ['of the dashboard', [remote('booking', 'board', '/de/dashboard')], '"dashboard" of "office"'],
])('no remote takes an address %s', (_, remotes, taken) => {
  expect(() => checkRoutes(remotes)).toThrow(taken);
  expect(() => checkRoutes(remotes)).toThrow(expect.objectContaining({ spielplan: 'REMOTE_CONTRACT' }));
});
