import { parseReleaseFeed, remoteReleaseSchema } from './release.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const file = (name: string) => ({ file: name, integrity, size: 10 });
const release = {
  name: 'programme',
  version: '3f9a1c',
  contract: 1,
  entry: 'remoteEntry.3f9a.js',
  server: file('server.cjs'),
  browser: [file('remoteEntry.3f9a.js')],
  chunks: { 'screen-events': ['7.js'] },
};

describe('a release', () => {
  it('is read whole, and a feed may hold some of the remotes', () => {
    expect(remoteReleaseSchema.parse(release)).toEqual(release);
    const feed = { schema: 1, number: 0, remotes: { programme: release }, leftOut: [] };
    expect(parseReleaseFeed({ schema: 1, remotes: { programme: release } })).toEqual(feed);
    expect(parseReleaseFeed({ schema: 1, remotes: {} })).toEqual({ ...feed, remotes: {} });
  });

  it.each([
    ['of a name that no remote may have', { name: 'constructor' }],
    ['without integrity', { server: { file: 'server.cjs', size: 10 } }],
    ['with a weaker hash', { server: { ...file('server.cjs'), integrity: `sha256-${'A'.repeat(43)}=` } }],
    ['with a file outside its folder', { server: file('../server.cjs') }],
    ['with a file below its folder', { browser: [file('a/b.js')] }],
    ['with an address as entry', { entry: 'https://evil.example/x.js' }],
    ['with a version that is a path', { version: '../1' }],
    ['with an empty file', { server: { ...file('server.cjs'), size: 0 } }],
    ['without anything for browsers', { browser: [] }],
    ['with a chunk outside its folder', { chunks: { 'screen-events': ['../7.js'] } }],
  ])('%s is refused', (_, change) => {
    expect(remoteReleaseSchema.safeParse({ ...release, ...change }).success).toBe(false);
  });

  it.each([
    ['of another schema', { schema: 2, remotes: {} }],
    ['that names its remotes in a list', { schema: 1, remotes: [release] }],
    ['that is nothing', null],
  ])('is not read out of a feed %s', (_, feed) => {
    expect(parseReleaseFeed(feed)).toEqual(expect.any(String));
  });

  it.each([
    ['of a name that no remote may have', 'ui', { ...release, name: 'ui' }, /may have that name/],
    ['that is malformed', 'magazine', { ...release, name: 'magazine', server: null }, /^server: /],
    ['that is nothing', 'magazine', 7, /.+/],
    ['of another remote', 'magazine', release, /a release of "programme"/],
  ])('goes on beside an entry %s, which is named', (_, name, entry, reason) => {
    expect(parseReleaseFeed({ schema: 1, remotes: { [name]: entry, programme: release } })).toEqual({
      schema: 1,
      number: 0,
      remotes: { programme: release },
      leftOut: [{ name, reason: expect.stringMatching(reason) }],
    });
  });
});
