import vm from 'node:vm';

/** What a release says of itself (`brings` of `remoteReleaseSchema`): plain data. */
export interface Brings {
  routes: readonly unknown[];
  slots: readonly string[];
  offers: Readonly<Record<string, unknown>>;
  blocks: Readonly<Record<string, unknown>>;
}

interface Exported {
  routes?: readonly unknown[];
  slots?: object;
  offers?: Record<string, unknown>;
  blocks?: Record<string, { kind?: unknown }>;
}

/** A remote's part of the environment, as in the shell. */
const PROCESS = { env: { NODE_ENV: 'production' }, versions: process.versions, emitWarning: () => undefined };

/**
 * Reads what a built server bundle exports. What the shell shares is not here, so everything that the
 * bundle requires is a stand-in that can be called, read and extended at will: declaring a remote shows
 * nothing of it.
 */
export function readBrings(code: string, filename: string): Brings {
  const module: { exports: { remote?: Exported } } = { exports: {} };
  const run = vm.runInThisContext(`(function (module, exports, require, process) {${code}\n})`, { filename }) as (
    ...args: unknown[]
  ) => void;
  run(module, module.exports, () => STAND_IN, PROCESS);
  const { remote } = module.exports;
  if (!remote) throw new Error(`${filename} exports no remote.`);
  const { routes = [], slots = {}, offers = {}, blocks = {} } = remote;
  return {
    routes,
    slots: Object.keys(slots).sort(),
    offers,
    blocks: Object.fromEntries(Object.entries(blocks).map(([model, { kind }]) => [model, kind ?? null])),
  };
}

const STAND_IN: object = new Proxy(function standIn() {}, {
  get(target, key) {
    // A bundler asks so whether what it required is a module with a default export.
    if (key === '__esModule') return true;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    if (key === 'then') return undefined;
    return key === 'prototype' ? Reflect.get(target, key) : STAND_IN;
  },
  apply: () => STAND_IN,
  construct: () => STAND_IN,
});
