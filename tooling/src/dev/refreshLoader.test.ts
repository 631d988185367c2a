import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

const refreshLoader = createRequire(import.meta.url)('./refreshLoader.cjs') as (
  this: object,
  code: string,
  map?: unknown,
) => void;

function load(file: string, code: string, part = 'programme'): { code: string; map: unknown } {
  const map = { mappings: 'AAAA' };
  let result = { code: '', map: undefined as unknown };
  const callback = (_: null, loaded: string, passed: unknown) => (result = { code: loaded, map: passed });
  refreshLoader.call(
    { getOptions: () => ({ part }), rootContext: '/house', resourcePath: `/house/${file}`, callback },
    code,
    map,
  );
  return result;
}

describe('the refresh loader', () => {
  it('registers components of two remotes that bundle the same file under different ids', () => {
    const ids = ['programme', 'booking'].map((part) => {
      const registered: string[] = [];
      const { code } = load('shared-ui/src/Button.tsx', `$RefreshReg$(function Button() {}, 'Button');`, part);
      const runnable = code.replaceAll('import.meta.webpackHot', 'undefined');
      runInNewContext(runnable, { spielplanRefresh: { register: (_: unknown, id: string) => registered.push(id) } });
      return registered;
    });
    expect(ids).toEqual([['programme shared-ui/src/Button.tsx Button'], ['booking shared-ui/src/Button.tsx Button']]);
  });

  it('leaves a component that runs without the page’s refresh runtime as it is', () => {
    const { code } = load(
      'shared-ui/src/Button.tsx',
      `var sign = $RefreshSig$(); $RefreshReg$(sign(0), 'Button'); function Button() {} sign(Button).name`,
    );
    expect(runInNewContext(code.replace(/;if \(import\.meta.*$/s, ''))).toBe('Button');
  });

  it('keeps every line where it was, so that the debugger shows the right one', () => {
    const { code, map } = load('mfe-programme/src/EventCard.tsx', 'first\nsecond\nthird');
    expect(code.split('\n').slice(0, 3)).toEqual([expect.stringMatching(/first$/), 'second', 'third']);
    expect(map).toEqual({ mappings: 'AAAA' });
  });

  it('lets a remote’s own declaration join the page, and no other file', () => {
    expect(load('mfe-programme/src/remote.ts', '').code).toContain('.join("programme", ');
    // In a repository of its own.
    expect(load('src/remote.ts', '', 'garden').code).toContain('.join("garden", ');
    expect(load('mfe-booking/src/remote.ts', '').code).toBe('');
    expect(load('mfe-programme/src/domain/remote.ts', 'rule').code).toBe('rule');
  });
});
