import { REMOTES } from '../parts.ts';
import type { PackageFolder } from './sourceFiles.ts';

/** `'*'` is a whole package, a list names the entries of its `exports` map (deeper ones included). */
export type AllowedEntries = '*' | readonly string[];

/** What a remote may import of ours, also one in a repository of its own. */
export const MAY_IMPORT_AS_REMOTE: Record<PackageFolder, AllowedEntries> = { 'shared-contracts': '*', 'shared-ui': '*' };

/** The same of a remote that only accounts download. */
const MAY_IMPORT_AS_EDITOR: Record<PackageFolder, AllowedEntries> = { ...MAY_IMPORT_AS_REMOTE, 'shared-editing': '*' };

/** What each package may import of ours: the table of docs/architecture.md. */
export const MAY_IMPORT: Record<PackageFolder, Record<PackageFolder, AllowedEntries>> = {
  'shared-contracts': {},
  'shared-ui': { 'shared-contracts': '*' },
  shell: { 'shared-contracts': '*', 'shared-ui': '*' },
  ...Object.fromEntries(REMOTES.map((name) => [`mfe-${name}`, MAY_IMPORT_AS_REMOTE])),
  // Visitors download nothing of it: no other package may name it.
  'shared-editing': MAY_IMPORT_AS_REMOTE,
  'mfe-editor': MAY_IMPORT_AS_EDITOR,
  'mfe-office': MAY_IMPORT_AS_EDITOR,
  provider: { 'shared-contracts': ['api', 'routes', 'errors', 'feed', 'signing', 'http', 'i18n', 'rules', 'testing'] },
  tooling: { 'shared-contracts': ['signing', 'trials', 'routes', 'api', 'i18n/zoned-time'] },
  e2e: {
    'shared-contracts': ['routes', 'api'],
    shell: ['routes'],
    'mfe-programme': ['routes'],
    'mfe-magazine': ['routes'],
    'mfe-office': ['routes'],
    tooling: ['processes', 'turns', 'workspace'],
  },
};

/** Folders inside a remote, from the outside in; imports run downwards only. Several on one step are neighbours. */
export const LAYERS = [
  ['remote'],
  ['screens', 'slots', 'blocks'],
  ['components'],
  ['stores'],
  ['transport'],
  ['domain'],
  ['routes'],
] as const;

/**
 * Folders of the shell, from the outside in; imports run downwards only, and those on one step are neighbours that do not know
 * each other. `instead` is the right way for those below. Every folder of `shell/src` has its place here.
 */
export const SHELL_LAYERS: readonly ShellLayer[] = [
  {
    rooms: ['server', 'browser', 'serviceWorker'],
    instead: 'take it from the page data (shared-contracts/src/remote/pageAnswer.ts) or the host (@spielplan/shared-ui/host)',
  },
  { rooms: ['render'], instead: 'only the server renders; give render what it needs as data' },
  {
    rooms: ['app'],
    instead: 'a page tells its frame by PageFound.frame; what frame and screens share belongs to shell/src/parts',
  },
  { rooms: ['screens', 'sections'], instead: 'move what both need to shell/src/blocks or shell/src/parts' },
  { rooms: ['blocks'], instead: 'move what both need to shell/src/parts' },
  { rooms: ['forms', 'consent', 'login'], instead: 'move what both need to shell/src/parts' },
  { rooms: ['parts'], instead: 'pass it in as a prop or an argument' },
  { rooms: ['transport'], instead: 'pass in what the request needs' },
  { rooms: ['failures', 'i18n'], instead: 'pass it in as an argument' },
];

interface ShellLayer {
  rooms: readonly string[];
  instead: string;
}

/** Where requests are made: rooms by their name anywhere, and beginnings of paths. */
export const FETCH_ROOMS: readonly string[] = [
  '/transport/',
  'shared-ui/src/host/provider/',
  'shell/src/serviceWorker/',
  'shell/src/server/provider/',
  'shared-contracts/src/feed/',
  'shell/src/failures/createNotFoundReport.server.ts',
];

/** Packages that are programs and no pages: they make requests wherever they need one. */
export const FETCH_FREE: readonly PackageFolder[] = ['provider', 'tooling', 'e2e'];

/** What rules cannot know: they are small tables of what was read already. */
export const DOMAIN_RULES: readonly Omit<LibraryRule, 'allowedIn'>[] = [
  {
    library: /^(react|react-dom|styled-components|zustand)(\/|$)/,
    instead: 'domain is rules without React; move it to components or stores',
  },
  {
    library: /^@spielplan\/shared-ui\/(host|components|lists)/,
    instead: 'domain is rules without React; pass in what the host says, or move it to components',
  },
];

/**
 * Rooms of the provider, folders and files of `provider/src`, from the outside in: each may import only those named after it. A subject
 * knows `platform`, `accounts`, `media` and `documents` as they are, and of the others what their `index.ts` shows.
 */
export const PROVIDER_LAYERS: readonly string[] = (
  'load faults fuzz testing main runProvider server registerSubjects startJobs webshop backup seed openapi verify ' +
  'dashboard magazine search cms shop forms programme documents media accounts platform i18n'
).split(' ');

/** Programs that stand beside what they measure: like tests they may use anything. */
export const PROVIDER_PROGRAMS = /^provider\/src\/search\/(bench|quality)\//;

/** What editors work on until it is published: code for visitors reads the published tables alone. */
const EDITORS_CODE = /^provider\/src\/(documents|media\/library|cms\/(tree|moments))\//;
/** These routes check the account before they answer. */
const ASKING_ROUTES = /^provider\/src\/(cms\/(pages|sections)|magazine)\/routes\.ts$/;

/** Rooms of the provider that show one face, `index.ts`, so that they can become packages of their own. */
const SUBJECTS = ['accounts', 'programme', 'magazine', 'cms', 'shop', 'search', 'forms', 'dashboard'];
const SEALED = [...SUBJECTS, 'webshop', 'seed', 'openapi', 'fuzz', 'verify'].map((room) => `provider/src/${room}/`);

/** Files that only some files may import. */
export const FILE_RULES: readonly FileRule[] = [
  ...SEALED.map((room) => ({
    file: new RegExp(`^${room}(?!index[.]ts$)`),
    allowedIn: [new RegExp(`^${room}`)],
    instead: `take it from ${room}index.ts, and export it there if others need it`,
  })),
  {
    file: /^provider\/src\/platform\/database\/schema\/working\.ts$/,
    allowedIn: [EDITORS_CODE],
    instead: 'visitors see the published tables (platform/database/schema/index.ts)',
  },
  {
    file: /^provider\/src\/documents\/(drafts|reading)\/read(Edited|Working\w+)\.ts$/,
    allowedIn: [EDITORS_CODE, ASKING_ROUTES],
    instead: 'only routes that know an editor is asking (documents/readers/readerOf.ts) read the working state',
  },
];

interface FileRule {
  file: RegExp;
  allowedIn: readonly RegExp[];
  instead: string;
}

export interface LibraryRule {
  library: RegExp;
  /** Where it may be imported: beginnings of paths. */
  allowedIn: readonly string[];
  /** Files that may import it wherever they lie. */
  allowedAs?: RegExp;
  /** Types alone may be imported anywhere. */
  areTypesFree?: boolean;
  instead: string;
}

/** Libraries that are wrapped once, or that must not reach where they would cost bytes or break. */
export const LIBRARY_RULES: readonly LibraryRule[] = [
  {
    library: /^@module-federation\//,
    allowedIn: ['tooling/'],
    instead: 'remotes are loaded through the host (@spielplan/shared-ui/host)',
  },
  {
    library: /^react-router(-dom)?(\/|$)/,
    allowedIn: [
      'shared-ui/src/host/router.tsx',
      'shared-ui/src/host/router.test.tsx',
      'shell/src/server/releases/routeMatcher.ts',
      'shell/src/server/releases/patterns.test.ts',
      'tooling/src/release/tryInBrowser.ts',
    ],
    instead: 'take Link, useNavigate and the like from @spielplan/shared-ui/host',
  },
  {
    library: /^luxon$/,
    allowedIn: ['shared-contracts/src/i18n/', 'provider/'],
    instead: 'format in a loader with @spielplan/shared-contracts/i18n/dates',
  },
  {
    library: /^i18next(\/|$)/,
    allowedIn: ['shell/src/i18n/'],
    instead: "use the package's own useText, or context.text in a loader",
  },
  {
    library: /^react-dom\/(server|static)/,
    allowedIn: ['shell/src/render/', 'shell/src/server/'],
    instead: 'only shell/src/render renders on the server',
  },
  {
    library: /^zod(\/|$)/,
    allowedIn: ['shared-contracts/', 'provider/', 'shell/src/server/', 'shell/src/failures/createFailureReports.server.ts'],
    // A remote's own kinds of blocks.
    allowedAs: /^mfe-\w+\/src\/blocks\/.*\.server\.ts$/,
    instead: 'put the schema into shared-contracts/src/api',
  },
  {
    library: /^(fastify|@fastify\/.+|drizzle-orm|@electric-sql\/.+|pg|@node-rs\/.+)(\/|$)/,
    allowedIn: ['provider/'],
    instead: 'only the provider has a database; call it through shared-contracts/src/api',
  },
  {
    library: /^sharp(\/|$)/,
    allowedIn: ['provider/', 'shell/src/server/brand/'],
    instead: 'pictures are encoded by the provider, icons by shell/src/server/brand; a page has neither to wait for',
  },
  {
    library: /^zustand(?!\/react\/shallow$)(\/|$)/,
    allowedIn: ['shared-ui/src/host/'],
    instead: 'take createStore and useStore from @spielplan/shared-ui/host, which a page has once',
  },
  {
    library: /^zustand\/react\/shallow$/,
    allowedIn: ['mfe-editor/'],
    instead: 'select one value at a time: only editors load the comparison of several',
  },
  {
    library: /^(webpack|@swc\/core|terser-webpack-plugin)$/,
    allowedIn: ['tooling/'],
    instead: 'builds live in tooling/src/webpack',
  },
  {
    library: /^(react|styled-components)(\/|$)/,
    allowedIn: ['shared-ui/', 'shared-editing/', 'shell/', 'mfe-'],
    areTypesFree: true,
    instead: 'this package is framework-free; components belong to shared-ui or a remote',
  },
];

/** What browsers would have to download or cannot run, in every file that may reach one. */
export const BROWSER_RULES: readonly Omit<LibraryRule, 'allowedIn'>[] = [
  { library: /^node:/, instead: 'browsers lack Node; move it to a *.server.ts file' },
  {
    library: /^@spielplan\/shared-contracts\/(i18n\/dates|rules\/opening-hours)$/,
    areTypesFree: true,
    instead: 'it brings luxon along; format in a *.server.ts file and pass the text on',
  },
  {
    library: /^@spielplan\/shared-contracts\/api$/,
    areTypesFree: true,
    instead: 'it brings every schema along; import types only, or read in a *.server.ts file',
  },
];

/** Folders whose files may reach a browser unless they are called `*.server.ts`: of the shell all but its server's. */
export const BROWSER_FOLDERS = /^(mfe-[a-z]+|shared-(?:ui|editing))\/src\/|^shell\/src\/(?!(server|render)\/)/;
