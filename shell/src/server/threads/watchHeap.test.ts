import { keeperIn } from './watchHeap.ts';

const node = (url: string, selfSize: number, children: object[] = []) =>
  ({ id: 1, selfSize, callFrame: { functionName: '', scriptId: '', url, lineNumber: 0, columnNumber: 0 }, children }) as never;
const of = (remote: string) => `/remotes/${remote}/a1/remote.server.cjs`;

it('names the build whose functions keep more than half, with what they call', () => {
  const shell = '/build/render.cjs';
  const head = node('', 0, [
    node(shell, 10, [node(of('programme'), 5, [node(shell, 60)])]),
    node(of('magazine'), 20, [node(of('programme'), 4)]),
  ]);
  expect(keeperIn({ head })).toEqual({ remote: 'programme', version: 'a1' });
});

it('names nobody where no build keeps more than half', () => {
  expect(keeperIn({ head: node('', 50, [node(of('programme'), 45), node(of('magazine'), 5)]) })).toBeNull();
  expect(keeperIn({ head: node('', 0) })).toBeNull();
});
