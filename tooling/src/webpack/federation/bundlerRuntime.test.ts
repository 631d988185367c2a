import { bundlerRuntime, type WebpackRequire } from './bundlerRuntime.ts';

/** A build as webpack leaves it, with a `require` of its own. */
function build(
  name: string,
  parts: Partial<Pick<WebpackRequire, 'consumesLoadingData'> & WebpackRequire['federation']['initOptions']>,
) {
  const { consumesLoadingData = {}, shared } = parts;
  const webpackRequire: WebpackRequire = { m: {}, S: {}, federation: { initOptions: { name, shared } }, consumesLoadingData };
  return {
    webpackRequire,
    load(id: string) {
      const module = { exports: undefined as unknown };
      webpackRequire.m[id]!(module);
      return module.exports;
    },
  };
}

const react = { version: 'react of the shell' };
const shell = () =>
  build('shell', {
    shared: { react: [{ version: '19.3.1', get: () => () => react }] },
    consumesLoadingData: {
      initialConsumes: ['7'],
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', fallback: () => () => react } },
    },
  });
const remote = () =>
  build('spielplan_booking', {
    consumesLoadingData: {
      chunkMapping: { slot: [551] },
      moduleIdToConsumeDataMapping: { 551: { shareKey: 'react' } },
    },
  });

describe('builds on one page', () => {
  it('use the one React that the shell brings, however many remotes there are', () => {
    const host = shell();
    bundlerRuntime.installInitialConsumes(host);
    bundlerRuntime.I(host);
    const remotes = [remote(), remote()];
    for (const { webpackRequire } of remotes) {
      bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: host.webpackRequire.S.default! });
      bundlerRuntime.consumes({ webpackRequire, chunkId: 'slot', promises: [] });
    }
    expect([host.load('7'), ...remotes.map(({ load }) => load('551'))]).toEqual([react, react, react]);
    expect(remotes.every(({ load }) => load('551') === react)).toBe(true);
  });

  it('are containers for any host: the scope has the shape of webpack’s own', () => {
    const host = shell();
    bundlerRuntime.I(host);
    bundlerRuntime.I(host);
    expect(host.webpackRequire.S).toEqual({
      default: { react: { '19.3.1': { get: expect.any(Function), from: 'shell', eager: true, loaded: 1 } } },
    });
  });

  it('wait for what a host has still to load, and take at once what it has loaded', async () => {
    const other = { version: 'react of a host with lazy sharing' };
    for (const offer of [{ get: () => Promise.resolve(() => other) }, { get: () => Promise.reject(), lib: () => other }]) {
      const { webpackRequire, load } = remote();
      const shareScope = { react: { '19.3.1': { ...offer, from: 'host', eager: false } } };
      bundlerRuntime.initContainerEntry({ webpackRequire, shareScope });
      const promises: Promise<unknown>[] = [];
      bundlerRuntime.consumes({ webpackRequire, chunkId: 'slot', promises });
      expect(promises).toHaveLength('lib' in offer ? 0 : 1);
      await Promise.all(promises);
      expect(load('551')).toBe(other);
    }
  });

  it('say which shared module is missing where it is used, and no earlier', () => {
    const { webpackRequire, load } = remote();
    bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: {} });
    bundlerRuntime.consumes({ webpackRequire, chunkId: 'slot', promises: [] });
    expect(() => load('551')).toThrow('Nobody shares react.');
  });

  it('leave chunks alone that use nothing shared', () => {
    const { webpackRequire } = remote();
    bundlerRuntime.consumes({ webpackRequire, chunkId: 'texts', promises: [] });
    expect(webpackRequire.m).toEqual({});
  });
});
