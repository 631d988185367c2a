import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { findLacking, readCompatData, type Minima } from './browserList.ts';

/** What scripts can name, and the browsers of the list that lack it. */
export interface NewerNames {
  /**
   * `URL.parse`, `Iterator`, `requestIdleCallback`: found by the name of a global and of its member.
   */
  globals: ReadonlyMap<string, string>;
  /** `toSorted`: methods of objects, where nothing older has one of that name. */
  members: ReadonlyMap<string, string>;
}

/** Interfaces whose members are globals. */
const GLOBAL_SCOPES = new Set(['Window', 'ServiceWorkerGlobalScope', 'WorkerGlobalScope']);

/** Collects every name of the language and the platform that is newer than the list. */
export function collectNewerNames(minima: Minima): NewerNames {
  const { api, javascript } = readCompatData();
  const globals = new Map<string, string>();
  const members = new Map<string, string>();
  const known = new Set<string>();
  const note = (table: Map<string, string>, name: string, compat: CompatStatement) => {
    const lacking = findLacking(compat, minima);
    // A method that one engine alone has, or that is on its
    // way out, is more likely one of our own by that name.
    if (table === members && lacking.length > 0 && !isPlanned(compat)) return;
    if (lacking.length > 0) table.set(name, lacking.join(', '));
    else known.add(table === members ? `.${name}` : name);
  };
  const visit = (owner: string, parts: Identifier) => {
    if (parts.__compat) note(globals, owner, parts.__compat);
    for (const [key, part] of Object.entries(parts)) {
      const compat = key.startsWith('__') ? undefined : (part as Identifier).__compat;
      if (!compat || key.endsWith('_event') || key.includes('_parameter') || key.startsWith('@@')) continue;
      const name = key.replace(/_static$/, '');
      note(globals, `${owner}.${name}`, compat);
      note(members, name, compat);
      if (GLOBAL_SCOPES.has(owner)) note(globals, name, compat);
      if (owner === 'Intl') visit(`${owner}.${key}`, part as Identifier);
    }
  };
  for (const [owner, parts] of [...Object.entries(javascript.builtins), ...Object.entries(api)])
    visit(owner, parts as Identifier);
  for (const name of known) (name.startsWith('.') ? members : globals).delete(name.replace(/^\./, ''));
  return { globals, members };
}

function isPlanned({ status, support }: CompatStatement): boolean {
  const engines = (['chrome', 'firefox', 'safari'] as const).filter((name) => [support[name] ?? []].flat()[0]?.version_added);
  return status?.standard_track === true && !status.deprecated && engines.length > 1;
}
