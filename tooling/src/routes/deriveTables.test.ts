import { readFile } from 'node:fs/promises';
import { isTestFile, readSources } from '../checks/sourceFiles.ts';
import { ROOT } from '../root.ts';
import { deriveTables, LINKED_FILE, PACKAGED_FILE } from './deriveTables.ts';
import { readLinkedIds, readRoutes } from './readRoutes.ts';

/** The source without what a formatter decides. */
const bare = (source: string) => source.replace(/\s+/g, '').replace(/,(?=[}\])])/g, '');
const patterns = { de: '/de/wetter', en: '/en/weather' };

it('what is derived from the declared addresses is up to date: if not, run "npm run routes"', async () => {
  const tables = deriveTables(await readRoutes(), await readLinkedIds());
  for (const [path, text] of Object.entries(tables)) expect(bare(await readFile(`${ROOT}/${path}`, 'utf8'))).toBe(bare(text));
});

it('an address that nobody else links to changes no table that browsers get', () => {
  const before = deriveTables({ shell: [], weather: [{ id: 'today', patterns }] }, ['today']);
  const after = deriveTables(
    {
      shell: [],
      weather: [
        { id: 'today', patterns },
        { id: 'storm', patterns },
      ],
    },
    ['today'],
  );
  expect(after[LINKED_FILE]).toBe(before[LINKED_FILE]);
  expect(after[PACKAGED_FILE]).toContain("storm: { de: '/de/wetter', en: '/en/weather' }");
});

it("an address is written down in its owner's routes.ts alone: to add one is to edit one file", async () => {
  const sources = (await readSources()).filter(({ path }) => !isTestFile(path) && ![LINKED_FILE, PACKAGED_FILE].includes(path));
  const declared = Object.entries(await readRoutes()).flatMap(([owner, routes]) =>
    routes.flatMap(({ patterns: { de, en } }) => [de, en].map((pattern) => [pattern, owner] as const)),
  );
  const owners = new Map(declared.filter(([pattern]) => pattern.includes('/:')));
  expect(owners.size).toBeGreaterThan(10);
  for (const [pattern, owner] of owners) {
    const folder = owner === 'shell' ? 'shell' : `mfe-${owner}`;
    const files = sources.filter(({ text }) => text.includes(`'${pattern}'`)).map(({ path }) => path);
    expect([pattern, files]).toEqual([pattern, [`${folder}/src/routes.ts`]]);
  }
});

it('a link to what nobody declares is refused by name', () => {
  expect(() => deriveTables({ shell: [{ id: 'home', patterns }] }, ['home', 'weather'])).toThrow(
    'Others link to "weather" (LINKED_ROUTES), but no routes.ts declares it.',
  );
});

/** Where each address belongs and what kind of page it is (product.md section 2). */
const KINDS: readonly [path: string, owner: string, bodyClass: string][] = [
  ['/de/programm/veranstaltungen', 'programme', 'cms'],
  ['/en/program/events/:slug/:id', 'programme', 'non-cms'],
  ['/de/produktionen', 'programme', 'cms'],
  ['/de/produktionen/:slug/:id', 'programme', 'non-cms'],
  ['/en/venues/:slug/:id', 'programme', 'none'],
  ['/de/series/:slug/:id', 'programme', 'none'],
  ['/de/stories', 'magazine', 'cms'],
  ['/de/stories/tags', 'magazine', 'cms'],
  ['/de/stories/tags/:tag/:id', 'magazine', 'cms'],
  ['/de/stories/categories/:category/:id', 'magazine', 'cms'],
  ['/en/stories/:slug/:id', 'magazine', 'none'],
  ['/de/team', 'magazine', 'none'],
  ['/de/team/:slug/:id', 'magazine', 'none'],
  ['/de/search/:category?/:page?', 'magazine', 'none'],
  ['/de', 'shell', 'cms'],
  ['/de/404', 'shell', 'none'],
  ['/cms-hub', 'office', 'none'],
  ['/de/agb', 'shell', 'none'],
  ['/en/datenschutz', 'shell', 'none'],
  ['/de/impressum', 'shell', 'none'],
  ['/de/forms/:slug/:id', 'shell', 'none'],
  ['/de/user/profile', 'shell', 'none'],
  ['/en/user/profile-en', 'shell', 'none'],
  ['/de/user/einstellungen', 'shell', 'none'],
];

it.each(KINDS)('%s is declared by %s with the class %s', async (path, owner, bodyClass) => {
  const routes = await readRoutes();
  const found = Object.entries(routes).flatMap(([name, own]) =>
    own.filter(({ patterns: { de, en } }) => de === path || en === path).map((route) => [name, route.bodyClass ?? 'cms']),
  );
  expect(found).toEqual([[owner, bodyClass]]);
});
