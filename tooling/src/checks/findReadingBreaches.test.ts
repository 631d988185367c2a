import { findReadingBreaches } from './findReadingBreaches.ts';
import { readCalls } from './readCalls.ts';

const readingOf = (path: string, text: string) =>
  findReadingBreaches(path, readCalls({ path, text })).map(({ line, message }) => `${line} ${message}`);

it('rules of a subject read nothing', () => {
  const text = 'const [a, b] = [await fetch(url), await context.provider.read(call)];';
  expect(readingOf('mfe-magazine/src/domain/articles/a.server.ts', text)).toEqual([
    expect.stringContaining('1 fetch is not called in domain: read in transport or in a *.server.ts file beside the screen'),
    expect.stringContaining('1 provider.read is not called in domain'),
  ]);
  expect(readingOf('mfe-magazine/src/screens/Article/loadArticle.server.ts', 'await provider.read(call);')).toEqual([]);
});

describe('requests', () => {
  it.each([
    ['shell/src/app/Header/a.ts', 'fetch(url)', 'move the request to a transport folder, or use callProvider'],
    ['mfe-programme/src/components/a.tsx', 'window.fetch(url)', 'move the request to a transport folder'],
    ['shared-ui/src/host/a.ts', 'globalThis.fetch(url)', 'move the request to a transport folder'],
    ['shell/src/server/pages/a.ts', 'fetch(url)', 'shell/src/server/provider and shell/src/server/releases'],
  ])('%s: %s', (path, call, message) => {
    expect(readingOf(path, `${call};`)).toEqual([expect.stringContaining(`1 fetch is not called here: `)]);
    expect(readingOf(path, `${call};`)[0]).toContain(message);
  });

  it.each([
    ['shell/src/transport/a.ts', 'fetch(url);'],
    ['mfe-booking/src/transport/a.ts', 'fetch(url);'],
    ['shell/src/server/provider/a.ts', 'fetch(url);'],
    ['shell/src/app/a.test.tsx', 'fetch(url);'],
    ['tooling/src/a.ts', 'fetch(url);'],
    ['shell/src/app/a.ts', "store.fetch(url); const text = 'fetch(url)';"],
  ])('%s may: %s', (path, text) => {
    expect(readingOf(path, text)).toEqual([]);
  });
});
