import { findWordProblems } from './findWordProblems.ts';

const inFile = (path: string, text: string) =>
  findWordProblems({ paths: [path], texts: [{ path, text }] }).map(({ message }) => message);

describe('words that were replaced', () => {
  it.each([
    ['a type', 'interface PageModule {}', 'block'],
    ['a function', 'function loadArticleCard() {}', 'story'],
    ['a limit', 'const MOST_PAGES = 12;', 'MAX_'],
    ['a delay', 'const PATIENCE = 1_000;', '_TIMEOUT_MS'],
    ['a time limit', 'const TIMEOUT = 5_000;', '_MS'],
    ['a unit of time', 'const HOUR = 3_600_000;', '_MS'],
    ['a bound', 'const TEXT_MAX = 3_000;', 'MAX_'],
    ['an option', 'await stop({ patience: 8_000 });', 'timeoutMs'],
    ['a parameter', 'function load(url: URL, timeout: number) {', 'timeoutMs'],
    ['what is asked of a cart', 'sendAgain(wish);', 'HoldRequest'],
    ['an adverb', '// The page is loaded anew.', 'again'],
    ['a component', 'export function FavouriteToggle() {}', 'saved events'],
    ['a comment', '/** Whoever waited there decides. */', 'anyone who'],
    ['a member', 'release.takeUp(set);', 'activate'],
    ['a bare name', 'const { works, log } = options;', 'renderContext'],
    ['a store by hand', 'const ids = useSyncExternalStore(subscribe, read);', 'createStore and useStore'],
    ['prose', '// An HTML module holds this much.', 'block'],
    ['what parses a text', 'export function readTheme(extraClass: string): Theme {', 'parse'],
    ['what parses a value', 'function readReport(body: unknown) {', 'parse'],
  ])('are refused in %s', (_, text, instead) => {
    expect(inFile('shell/src/probe.ts', text)).toEqual([expect.stringContaining(instead)]);
  });

  it.each([
    ['mfe-magazine/src/components/Probe.tsx', 'export function Probe({ articles }: Props) {', 'story'],
    ['mfe-magazine/src/screens/probe.ts', '/** All topics of the magazine. */', 'tag'],
    ['mfe-booking/src/transport/probe.ts', 'export async function readCart(): Promise<Cart> {', 'fetch'],
    ['shell/src/login/probe.ts', 'async function readJson<T>(path: string): Promise<T> {', 'fetch'],
  ])('are refused where they have one sense: %s', (path, text, instead) => {
    expect(inFile(path, text)).toEqual([expect.stringContaining(instead)]);
  });

  it('are refused in the name of a file, and of a folder', () => {
    expect(inFile('mfe-programme/src/domain/favourites/list.ts', '')).toEqual([expect.stringContaining('savedEvents')]);
    expect(inFile('shell/src/server/rehearseApart.ts', '')).toEqual([expect.stringContaining('smoke test')]);
    expect(inFile('shell/src/consent/ConsentDesk.tsx', '')).toEqual([expect.stringContaining('ConsentController')]);
  });

  it('are refused in a document', () => {
    expect(inFile('docs/probe.md', 'The page is made by `createPageWorks`.')).toEqual([expect.stringContaining('RenderContext')]);
  });

  it('stay where they are on the wire, in strings, and in other senses', () => {
    expect(inFile('shell/src/probe.ts', "const call = answers['articleTags'] ?? '#/components/schemas/PageModule';")).toEqual([]);
    expect(inFile('tooling/src/webpack/shared.ts', 'export const sharedModules = [];')).toEqual([]);
    expect(inFile('mfe-magazine/src/load.test.ts', 'const answers = { articleTags, articles };')).toEqual([]);
    expect(inFile('mfe-magazine/src/routes.ts', '  article: {')).toEqual([]);
    expect(
      inFile('shell/src/probe.ts', '// The form works without scripts; one module of webpack, `modules` of a page.'),
    ).toEqual([]);
    expect(
      inFile('provider/src/probe.ts', 'export async function readPage(context: Context, path: string): Promise<Page> {'),
    ).toEqual([]);
  });
});
