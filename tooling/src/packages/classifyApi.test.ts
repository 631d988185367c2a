import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { classifyApi, type ApiChange } from './classifyApi.ts';
import { judgeChanges } from './compareContract.ts';
import { strictMethods } from './strictMethods.ts';

let home: string;
beforeAll(async () => {
  await mkdir(`${ROOT}/.cache`, { recursive: true });
  home = await mkdtemp(`${ROOT}/.cache/classified-`);
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** A contract in small: what a remote hands in, is handed, calls and parses. */
const BEFORE = `
import { z } from 'zod';
export interface Context { lang: 'de' | 'en'; now: number }
export interface Page { title: string; status?: 200 | 404 }
export type Loader = (context: Context) => Promise<Page>;
export declare function defineRemote(remote: { load: Loader }): void;
export declare function hrefOf(id: string): string | null;
export declare const hallSchema: z.ZodObject<{ id: z.ZodNumber; kind: z.ZodEnum<{ large: 'large'; small: 'small' }> }>;
export type Hall = z.infer<typeof hallSchema>;
export declare const getHall: { method: 'GET'; path: '/hall/'; query: z.ZodObject<{ id: z.ZodNumber }>; answer: typeof hallSchema; fresh: 2 };
export interface Alone { seats: number }
export interface Host { show(what: 'cart' | 'menu'): void }
export declare function useHost(): Host;
`;

type Edit = readonly [string, string];
const EDITS: readonly (readonly [
  title: string,
  edits: readonly Edit[],
  expected: Readonly<Record<string, ApiChange['kind']>>,
])[] = [
  ['nothing', [], {}],
  ['a comment', [['export interface Page', '/** What is shown. */ export interface Page']], {}],
  ['a new export', [['', 'export declare const more: string;']], { more: 'additive' }],
  ['a removed export', [['export interface Alone { seats: number }', '']], { Alone: 'breaking' }],
  [
    'an optional field of what remotes give',
    [['title: string;', 'title: string; lead?: string;']],
    { Page: 'additive', Loader: 'additive', defineRemote: 'additive' },
  ],
  [
    'a required field of what remotes give',
    [['title: string;', 'title: string; lead: string;']],
    { Page: 'breaking', Loader: 'breaking', defineRemote: 'breaking' },
  ],
  [
    'a required field of what remotes read',
    [['now: number', 'now: number; zone: string']],
    { Context: 'additive', Loader: 'additive', defineRemote: 'additive' },
  ],
  [
    'a field less of what remotes read',
    [['; now: number', '']],
    { Context: 'breaking', Loader: 'breaking', defineRemote: 'breaking' },
  ],
  [
    'a wider union of what remotes read',
    [["'de' | 'en'", "'de' | 'en' | 'fr'"]],
    { Context: 'breaking', Loader: 'breaking', defineRemote: 'breaking' },
  ],
  [
    'a narrower union of what remotes read',
    [["'de' | 'en'", "'de'"]],
    { Context: 'additive', Loader: 'additive', defineRemote: 'additive' },
  ],
  [
    'a wider union of what remotes give',
    [['200 | 404', '200 | 404 | 410']],
    { Page: 'additive', Loader: 'additive', defineRemote: 'additive' },
  ],
  [
    'a narrower union of what remotes give',
    [['200 | 404', '200']],
    { Page: 'breaking', Loader: 'breaking', defineRemote: 'breaking' },
  ],
  ['a parameter of another type', [['hrefOf(id: string)', 'hrefOf(id: number)']], { hrefOf: 'breaking' }],
  ['one more parameter', [['hrefOf(id: string)', 'hrefOf(id: string, lang: string)']], { hrefOf: 'breaking' }],
  ['one more optional parameter', [['hrefOf(id: string)', 'hrefOf(id: string, lang?: string)']], { hrefOf: 'additive' }],
  ['a parameter that takes more', [['hrefOf(id: string)', 'hrefOf(id: string | number)']], { hrefOf: 'additive' }],
  [
    'an optional field of an answer',
    [['kind: z.ZodEnum', 'rows: z.ZodOptional<z.ZodNumber>; kind: z.ZodEnum']],
    { hallSchema: 'additive', Hall: 'additive', getHall: 'additive' },
  ],
  [
    'a required field of an answer, which an older provider does not send',
    [['kind: z.ZodEnum', 'rows: z.ZodNumber; kind: z.ZodEnum']],
    { hallSchema: 'breaking', Hall: 'breaking', getHall: 'breaking' },
  ],
  ['a required field of a query', [['query: z.ZodObject<{', 'query: z.ZodObject<{ day: z.ZodString;']], { getHall: 'breaking' }],
  ['another path', [['/hall/', '/halls/']], { getHall: 'breaking' }],
  ['another time of keeping', [['fresh: 2', 'fresh: 5']], { getHall: 'additive' }],
  [
    'a method of what remotes read that takes less',
    [["show(what: 'cart' | 'menu')", "show(what: 'cart')"]],
    { Host: 'breaking', useHost: 'breaking' },
  ],
  [
    'a method of what remotes read that takes more',
    [["show(what: 'cart' | 'menu')", "show(what: 'cart' | 'menu' | 'login')"]],
    { Host: 'additive', useHost: 'additive' },
  ],
  ['a required field of a type that nothing uses', [['seats: number', 'seats: number; rows: number']], { Alone: 'breaking' }],
];

const REQUIRED_FIELD = EDITS.findIndex(([title]) => title === 'a required field of what remotes give');
let changes: ApiChange[];

/** One package with an entry for each edit, so that the compiler starts once. */
async function lay(state: string, codeOf: (edits: readonly Edit[]) => string): Promise<string> {
  const folder = `${home}/${state}`;
  await mkdir(`${folder}/src`, { recursive: true });
  const exports = Object.fromEntries(EDITS.map((_, at) => [`./${at}`, `./src/${at}.ts`]));
  await writeFile(`${folder}/package.json`, JSON.stringify({ exports }));
  for (const [at, [, edits]] of EDITS.entries()) {
    const path = `${folder}/src/${at}.d.ts`;
    await writeFile(path, strictMethods(path, codeOf(edits)));
  }
  return folder;
}

beforeAll(async () => {
  const before = await lay('before', () => BEFORE);
  const now = await lay('now', (edits) =>
    edits.reduce((code, [from, to]) => (from ? code.replace(from, to) : code + to), BEFORE),
  );
  changes = await classifyApi(before, now);
});

it.each(EDITS.map(([title, edits, expected], at) => ({ title, edits, expected, at })))(
  'classes $title',
  ({ edits, expected, at }) => {
    for (const [from] of edits) expect(BEFORE).toContain(from);
    const own = changes.filter(({ name }) => name.startsWith(`./${at} `));
    expect(Object.fromEntries(own.map(({ name, kind }) => [name.split(' ')[1], kind]))).toEqual(expected);
  },
);

it('writes methods as functions, which the compiler compares strictly, and leaves overloads and all else', () => {
  const before = `/** Ö */ export interface A { read?<T>(call: T): Promise<T>; a(): void; a(b: 1): void; c: () => { d(e: 'f'): g } }`;
  const after = `/** Ö */ export interface A { read?: <T>(call: T) => Promise<T>; a(): void; a(b: 1): void; c: () => { d: (e: 'f') => g } }`;
  expect(strictMethods('a.d.ts', before)).toBe(after);
});

it('says what breaks in the words of the compiler', () => {
  expect(changes.find(({ name }) => name === `./${REQUIRED_FIELD} Page`)?.why).toBe(
    "A remote gives it: Property 'lead' is missing in type 'before.Page' but required in type 'now.Page'.",
  );
});

it.each([
  ['additive', 1, 1, 0],
  ['additive', 1, 2, 0],
  ['breaking', 1, 1, 1],
  ['breaking', 2, 1, 1],
  ['breaking', 1, 3, 1],
  ['breaking', 1, 2, 0],
] as const)('%s changes from contract %i to %i end with %i', (kind, before, now, code) => {
  expect(judgeChanges([{ kind, name: './remote a', why: '' }], before, now).code).toBe(code);
});
