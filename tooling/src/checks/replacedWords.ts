/** A word that was replaced, and what is written instead. */
export interface ReplacedWord {
  /** What is refused in names, names of files, comments and documents. Strings are left out: they hold keys of the wire and texts. */
  pattern: RegExp;
  instead: string;
  /** Where it may stand: the beginning of a path, or its end, and the reason. */
  besides?: Readonly<Record<string, string>>;
  /** The only paths where it is refused; everywhere where it is left out. */
  within?: RegExp;
  /** Refused in code, in comments and documents, or in paths alone, where the others may mean something else. */
  only?: 'code' | 'prose' | 'name';
}

const LOADER = 'a module of JavaScript or of an engine';
const CLOCK = 'it follows the clock, the bus or storage, and keeps nothing';
const FILES = 'it reads a file or what a process says';
/** Apart from its addresses and its tests, whose answers are named by calls. */
const MAGAZINE = /^mfe-magazine\/src\/(?!routes[.]ts|remote[.]|i18n\/)(?!.*[.]test[.])/;
const CALL_ID = 'the id of a call, which is on the wire';

/** One word for one thing: docs/architecture.md has the glossary, CONTRIBUTING.md says how limits and functions are named. */
export const REPLACED_WORDS: readonly ReplacedWord[] = [
  {
    pattern:
      /\b(?!EngineModule|ProtectKernelModules|resetModules|sharedModules|SharedModules|NormalModule|HotModule)\w*[a-z]Modules?\b|\bModule(?:s|[A-Z]\w*)\b(?!\w*Plugin)|\bmodules?[A-Z]\w*/g,
    instead: 'block',
    besides: {
      'provider/src/openapi/': 'names of schemas in the OpenAPI document',
      'tooling/': LOADER,
      'shell/src/browser/federation/': LOADER,
      'shared-contracts/src/remote/': LOADER,
    },
  },
  {
    pattern: /\b\w*[a-z]Articles?(?=[A-Z]|\b)\w*|\bArticles?[A-Z]\w*|\barticles?(?!Section)[A-Z]\w*|\bARTICLES?_\w+/g,
    instead: 'story',
    besides: { '.test.ts': CALL_ID, '.test.tsx': CALL_ID, 'docs/provider.md': CALL_ID },
  },
  {
    pattern: /\b(?!favouritesCalendarFile)\w*[fF]avourites?[A-Z]\w*|\b\w+Favourites?\b|\bFAVOURITES?_\w+/g,
    instead: 'saved events',
  },
  { pattern: /\/(?:favourites?|articles?|modules?)(?=[/.])/g, instead: 'savedEvents, stories, blocks', only: 'name' },
  {
    pattern:
      /\b(?:MOST|LONGEST|LARGEST|SHORTEST|FEWEST|SMALLEST|LEAST)_[A-Z_]+\b|\b(?:MOST|LONGEST|LARGEST|SHORTEST|FEWEST|DEEPEST)\b(?! )/g,
    instead: 'MAX_… or MIN_… with its unit',
  },
  { pattern: /\b[A-Z_]*(?:PATIENCE|PAUSE)(?:_[A-Z]+)?\b/g, instead: '…_TIMEOUT_MS or …_DELAY_MS' },
  { pattern: /\bpatience(?:Ms)?\b/g, instead: 'timeoutMs', only: 'code' },
  { pattern: /\b(?:timeout|providerTimeout)(?=\??: number\b)/g, instead: 'timeoutMs', only: 'code' },
  {
    pattern: /\bconst (?:(?:[A-Z]+_)*(?:TIMEOUT|DELAY|INTERVAL|TICK)|(?:ONE_)?(?:SECOND|MINUTE|HOUR|DAY|YEAR)S?) = (?=[\d(])/g,
    instead: 'the name with its unit, …_MS or …_SECONDS',
    only: 'code',
  },
  {
    pattern: /\bconst (?:[A-Z]+_)+MAX = |\bWIDEST_\w+|\bROWS_AT_ONCE\b/g,
    instead: 'MAX_… with its unit, BATCH_ROWS',
    only: 'code',
  },
  { pattern: /\b\w*PageWorks\w*|\b(?:create|Head|Frame)Works\b/g, instead: 'RenderContext' },
  { pattern: /\btightens?\b|\bcompressAtLeisure\b|\bat (?:its )?leisure\b/g, instead: 'recompress, compressInBackground' },
  { pattern: /\bPASSING(?:_STATES)?\b|\bmayPass\b/g, instead: 'TRANSIENT, isTransient' },
  { pattern: /\btakeUp(?:All)?\b/g, instead: 'activate' },
  { pattern: /(?<!-)\b\w*[rR]ehears(?:e|al|ing)\w*/g, instead: 'smoke test' },
  { pattern: /\blivingIn\b/g, instead: 'activeReservations' },
  { pattern: /\b[wW]ish(?:es|Outcome|Key|Of|esOf)?\b|\bnewWishKey\b/g, instead: 'request, HoldRequest, idempotencyKey' },
  { pattern: /\bnoteCart\b|\b\w*CartNote\b/g, instead: 'CartCookies, writeCartCookies' },
  { pattern: /\bkeepLostPress\b|\bpressAgain\b|\blostPress\b/g, instead: 'recordEarlyClicks, replayEarlyClicks' },
  { pattern: /\btell(?:Failure|Nobody|AllProcesses|OfChanges|sTexts)\b/g, instead: 'reportFailure, notifyAllProcesses' },
  {
    pattern: /\bsayAnew\b|\bborrowReleases\b|\bgoFirst\b|\b[wW]aitingFirst\b|\blettersOf\b|\btakeTurns\b/g,
    instead: 'what it does: withoutRepeats, copyCurrentReleases, raisePriority, slowestFirst',
  },
  {
    pattern: /\bConsentDesk\b|\bSealedFrame\w*|\b\w*LastResort\w*|\blastResort\b/g,
    instead: 'ConsentController, SandboxedFrame, RootErrorBoundary, fallbackPage',
  },
  {
    pattern: /(?<!shared |webpack |one |first |another |this |JavaScript )\b[mM]odules?\b(?! federation)/g,
    instead: 'block',
    only: 'prose',
    within: /^(?!docs\/decisions\/)/,
    besides: {
      'tooling/': LOADER,
      'shell/src/browser/federation/': LOADER,
      'shell/src/server/releases/loadServerBundle.ts': LOADER,
    },
  },
  {
    pattern: /\buseSyncExternalStore\b/g,
    instead: 'createStore and useStore of @spielplan/shared-ui/host',
    only: 'code',
    besides: {
      'shared-ui/src/host/useEventState.ts': CLOCK,
      'shell/src/parts/useInBrowser.ts': CLOCK,
      'shell/src/parts/cart/useHasCart.ts': CLOCK,
      'shell/src/app/Header/SavedEventCount.tsx': CLOCK,
    },
  },
  { pattern: /\bworks\b/g, instead: 'renderContext', only: 'code', within: /^shell\/src\/.*[.]tsx?$/ },
  { pattern: /(?<![.</`])\barticles?\b/g, instead: 'story, stories', only: 'code', within: MAGAZINE },
  { pattern: /\b[tT]opics?\b/g, instead: 'tag', within: MAGAZINE },
  {
    pattern:
      /^(?:export )?(?:function|const) read[A-Z]\w*(?: = )?\((?:\w+: (?:string|unknown|URLSearchParams|FormData|Readonly<Record)|\{[^}]*\}: Readonly<Record)(?!.*Promise)/g,
    instead: 'parse… for what reads a text or a value; `read…` reads the database',
    besides: {
      'tooling/': FILES,
      'e2e/': FILES,
      'provider/src/database/': FILES,
      'provider/src/testing/': FILES,
      'shell/src/server/releases/': FILES,
      'shell/src/server/pages/RenderBundle.ts': FILES,
    },
  },
  {
    pattern: /^(?:export )?(?:async )?function read[A-Z]\w*/g,
    instead: 'fetch… for the network, get… for what the browser keeps, parse… for a text',
    within: /^(?:mfe-|shell\/src\/|shared-ui\/).*(?:transport|login|consent)\/(?!.*(?:[.]server|[.]test)[.])/,
  },
  { pattern: /\b[aA]new\b|\w+Anew\b/g, instead: 'again, re-…, or a new one' },
  { pattern: /\b[wW]hoever\b/g, instead: '"anyone who", or the one who does it' },
];
