import { createReleaseSet } from '../releases/ReleaseSet.ts';
import { findByReplay, type Replay } from './findByReplay.ts';

const remoteOf = (name: string, path: string) =>
  ({
    release: { name, version: 'a1' },
    remote: {
      name,
      routes: [{ id: `${name}List`, patterns: { de: `/de/${path}`, en: `/en/${path}` } }],
      slots: {},
      blocks: {},
      offers: {},
      screens: {},
    },
  }) as never;
const set = createReleaseSet('shell', [remoteOf('programme', 'abende'), remoteOf('booking', 'korb')], []);
const page = (url: string): Replay => ({ set, task: { kind: 'page', url, hasSession: false, isSecure: false } });
/** What is harmful as long as one of these remotes is there. */
const harmfulWith =
  (...names: string[]) =>
  async ({ set: { remotes } }: Replay) =>
    names.some((name) => remotes.has(name)) ? ('harmful' as const) : ('harmless' as const);

it.each([
  ['the remote of a slot, without which the page does no harm', ['booking'], 'booking'],
  ['the owner of the address, where leaving out no other helps', ['programme'], 'programme'],
])('names %s', async (_, names, expected) => {
  expect(await findByReplay([page('/de/abende?tag=1')], harmfulWith(...names))).toEqual({ remote: expected, version: 'a1' });
  expect(await findByReplay([page('/_data/de/abende')], harmfulWith(...names))).toEqual({ remote: expected, version: 'a1' });
});

it('names nobody where no page does harm again, or the address is the shell’s own', async () => {
  expect(await findByReplay([page('/de/abende')], async () => 'harmless')).toBeNull();
  expect(await findByReplay([page('/de/haus')], async () => 'harmful')).toBeNull();
});

it('believes what the replay itself has seen, and makes each page once', async () => {
  const seen: string[] = [];
  const makeAlone = async ({ task }: Replay) => {
    const url = task.kind === 'page' ? task.url : '';
    seen.push(url);
    return url === '/de/b' ? { remote: 'magazine', version: 'b2' } : ('harmless' as const);
  };
  expect(await findByReplay([page('/de/a'), page('/de/a'), page('/de/b')], makeAlone)).toEqual({
    remote: 'magazine',
    version: 'b2',
  });
  expect(seen).toEqual(['/de/a', '/de/b']);
});
