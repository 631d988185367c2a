import { findDocumentProblems } from './findDocumentProblems.ts';
import { readWorkspace, type Workspace } from './readWorkspace.ts';

const FILES = {
  'shell/src/server/main.ts': 'export const PORTS = [];',
  'docs/errors.md': '# Errors\n\n## The cart (SP-5xxx)\n',
  'docs/picture.png': '',
};

function problems(text: string, path = 'docs/page.md'): string[] {
  const files = Object.entries({ ...FILES, [path]: text });
  const workspace: Workspace = {
    paths: files.map(([name]) => name),
    texts: files.map(([name, content]) => ({ path: name, text: content })),
  };
  return findDocumentProblems(workspace).map(({ message }) => message);
}

describe('documents', () => {
  it.each([
    ['see `shell/src/server/gone.ts`', 'there is no file shell/src/server/gone.ts'],
    ['see `gone.ts`', 'there is no file gone.ts'],
    ['see `shell/src/gone`', 'there is no file shell/src/gone'],
    ['`ROUTES` in\n`server/main.ts`', 'there is no ROUTES in server/main.ts'],
    ['[it](gone.md)', 'the link gone.md leads nowhere'],
    ['[it](errors.md#gone)', 'the link errors.md#gone leads nowhere'],
    ['[it](#gone)', 'the link #gone leads nowhere'],
  ])('refuse %s', (text, message) => {
    expect(problems(text)).toEqual([message]);
  });

  it.each([
    'see `shell/src/server/main.ts`, `server/main.ts`, `main.ts`, `shell/src/`',
    '`PORTS` in `shell/src/server/main.ts`, `ROUTES` in `main.js`',
    '[it](errors.md#the-cart-sp-5xxx), ![a picture](picture.png), [all](../docs), [far](https://example.org/gone.md)',
    '`npm start`, `src/screens/<Name>/load<Name>.server.ts`, `/de/gone`, `feed.json`, `application/json`',
  ])('take %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it('are refused neither for their length nor for the words they choose', () => {
    expect(problems('A module, an article and a wish.\n'.repeat(20_000), 'docs/decisions/0001-a.md')).toEqual([]);
  });

  it('of the workspace name files that exist', async () => {
    const all = await readWorkspace();
    expect(all.paths).toContain('docs/architecture.md');
    expect(findDocumentProblems(all)).toEqual([]);
  });
});
