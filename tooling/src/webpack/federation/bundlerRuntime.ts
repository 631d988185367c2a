/** A shared module as webpack offers it: first its factory is got, then the module made. */
type Getter = () => () => unknown;

/**
 * Shared modules by name and version, in the shape that containers of every module federation read.
 */
type ShareScope = Record<string, Record<string, { get: Getter; from: string; eager: boolean; loaded: 1 }>>;

/**
 * What the generated code of `@module-federation/enhanced`
 * keeps at webpack's `require` of one build.
 */
export interface WebpackRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  S: Record<string, ShareScope>;
  federation: { initOptions: { name: string; shared?: Record<string, { version: string; get: Getter }[]> } };
  consumesLoadingData: {
    moduleIdToConsumeDataMapping?: Record<string, { shareKey: string; fallback?: Getter }>;
    initialConsumes?: (string | number)[];
    chunkMapping?: Record<string, (string | number)[]>;
  };
}
interface Build {
  webpackRequire: WebpackRequire;
}

const SCOPE = 'default';

/**
 * Stands in for `@module-federation/webpack-bundler-runtime` in every browser build: the functions
 * that the plugin's generated code calls, for one scope whose modules are singletons at hand in the
 * shell (docs/decisions/0061-federation-glue.md).
 */
export const bundlerRuntime = {
  /** Each build is an instance of its own; it needs nothing but its webpack. */
  init: ({ webpackRequire }: Build): WebpackRequire => webpackRequire,

  /** The shell: what it shares goes into the scope. Called by `__webpack_init_sharing__`. */
  I({ webpackRequire }: Build): void {
    const { name: from, shared = {} } = webpackRequire.federation.initOptions;
    const scope = (webpackRequire.S[SCOPE] ??= {});
    for (const [name, offers] of Object.entries(shared))
      for (const { version, get } of offers) (scope[name] ??= {})[version] ??= { get, from, eager: true, loaded: 1 };
  },

  /** The shell: it uses what it shares itself. */
  installInitialConsumes({ webpackRequire }: Build): void {
    const { initialConsumes = [], moduleIdToConsumeDataMapping = {} } = webpackRequire.consumesLoadingData;
    for (const id of initialConsumes) provide(webpackRequire, id, moduleIdToConsumeDataMapping[id]?.fallback);
  },

  /** A remote: its container is given the shell's scope before anything is got from it. */
  initContainerEntry({ webpackRequire, shareScope }: Build & { shareScope: ShareScope }): void {
    webpackRequire.S[SCOPE] = shareScope;
  },

  /**
   * A remote: a chunk is asked for, and with it the shared modules
   * it uses. A module that nobody shares throws where it is used.
   */
  consumes({ webpackRequire, chunkId }: Build & { chunkId: string | number }): void {
    const { chunkMapping = {}, moduleIdToConsumeDataMapping = {} } = webpackRequire.consumesLoadingData;
    for (const id of chunkMapping[chunkId] ?? []) {
      const { shareKey, fallback } = moduleIdToConsumeDataMapping[id]!;
      const [offer] = Object.values(webpackRequire.S[SCOPE]?.[shareKey] ?? {});
      provide(webpackRequire, id, offer?.get ?? fallback, shareKey);
    }
  },
};

function provide({ m }: WebpackRequire, id: string | number, get?: Getter, name?: string): void {
  m[id] = (module) => {
    if (!get) throw new Error(`Nobody shares ${name}.`);
    module.exports = get()();
  };
}

/** `runtime` is what the generated code looks for to know that it has been here. */
const federation = { runtime: {}, bundlerRuntime };
// oxlint-disable-next-line import/no-default-export -- the generated code imports it so
export default federation;
