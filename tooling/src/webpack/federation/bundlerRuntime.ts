/** Makes a shared module. */
type Factory = () => unknown;

/** A shared module as webpack offers it: first its factory is got, which a host may have to load, then the module made. */
type Getter = () => Factory | Promise<Factory>;

/** An offer in the share scope. `lib` is there once a host of the stock runtime has loaded the module. */
interface Offer {
  get: Getter;
  lib?: Factory;
  from: string;
  eager: boolean;
  loaded?: 1 | boolean;
}

/** Shared modules by name and version, in the shape that containers of every module federation read. */
type ShareScope = Record<string, Record<string, Offer>>;

/**
 * What the generated code of `@module-federation/enhanced`
 * keeps at webpack's `require` of one build.
 */
export interface WebpackRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  S: Record<string, ShareScope>;
  federation: { initOptions: { name: string; shared?: Record<string, { version: string; get: () => Factory }[]> } };
  consumesLoadingData: {
    moduleIdToConsumeDataMapping?: Record<string, { shareKey: string; fallback?: () => Factory }>;
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
    for (const id of initialConsumes) provide(webpackRequire, id, moduleIdToConsumeDataMapping[id]?.fallback?.());
  },

  /** A remote: its container is given the shell's scope before anything is got from it. */
  initContainerEntry({ webpackRequire, shareScope }: Build & { shareScope: ShareScope }): void {
    webpackRequire.S[SCOPE] = shareScope;
  },

  /**
   * A remote: a chunk is asked for, and with it the shared modules it uses. What the host still has to load joins
   * `promises`, for which webpack waits before it runs the chunk. A module that nobody shares throws where it is used.
   */
  consumes({ webpackRequire, chunkId, promises }: Build & { chunkId: string | number; promises: Promise<unknown>[] }): void {
    const { chunkMapping = {}, moduleIdToConsumeDataMapping = {} } = webpackRequire.consumesLoadingData;
    for (const id of chunkMapping[chunkId] ?? []) {
      const { shareKey, fallback } = moduleIdToConsumeDataMapping[id]!;
      const [offer] = Object.values(webpackRequire.S[SCOPE]?.[shareKey] ?? {});
      const factory = offer?.lib ?? (offer?.get ?? fallback)?.();
      if (factory instanceof Promise) promises.push(factory.then((loaded) => provide(webpackRequire, id, loaded)));
      else provide(webpackRequire, id, factory, shareKey);
    }
  },
};

function provide({ m }: WebpackRequire, id: string | number, factory?: Factory, name?: string): void {
  m[id] = (module) => {
    if (!factory) throw new Error(`Nobody shares ${name}.`);
    module.exports = factory();
  };
}

/** `runtime` is what the generated code looks for to know that it has been here. */
const federation = { runtime: {}, bundlerRuntime };
// oxlint-disable-next-line import/no-default-export -- the generated code imports it so
export default federation;
