import { fillPattern } from '../routes/pattern.ts';
import { CONTRACT_VERSION, type BrowserRemote, type ServerRemote } from './defineRemote.ts';
import { SLOT_NAMES } from './slots.ts';

/**
 * Checks a server bundle against the remote contract and answers every breach in words; an empty list is a pass. The
 * shell refuses a release with breaches, and every remote's own tests run the same check.
 */
export function findServerBreaches(remote: unknown): string[] {
  if (typeof remote !== 'object' || remote === null) return ['The bundle exports no remote.'];
  const { contract, name, routes, screens, files, slots, blocks, messages } = remote as Partial<ServerRemote>;
  if (contract !== CONTRACT_VERSION) return [`It speaks contract ${String(contract)}, the shell speaks ${CONTRACT_VERSION}.`];
  if (typeof name !== 'string') return ['It has no name.'];
  const breaches: string[] = [];
  const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (!Array.isArray(routes) || !isRecord(screens) || !isRecord(files) || !isRecord(slots) || !isRecord(blocks)) return ['It lacks routes, screens, files, slots or blocks.'];
  const seen = new Set<string>();
  for (const route of routes) {
    if (seen.has(route.id)) breaches.push(`The route "${route.id}" is there twice.`);
    seen.add(route.id);
    if (!screens[route.id] && !files[route.id]) breaches.push(`The route "${route.id}" has neither a screen nor a file.`);
    for (const lang of ['de', 'en'] as const) {
      const pattern = route.patterns?.[lang];
      if (typeof pattern !== 'string' || !pattern.startsWith('/')) breaches.push(`The route "${route.id}" has no path in "${lang}".`);
    }
  }
  for (const [id, screen] of Object.entries(screens)) {
    if (!seen.has(id)) breaches.push(`The screen "${id}" has no route.`);
    if (!isComponent(screen?.component) || typeof screen?.load !== 'function') breaches.push(`The screen "${id}" lacks its component or its loader.`);
  }
  for (const [slot, component] of Object.entries(slots)) {
    if (!SLOT_NAMES.some((known) => known === slot)) breaches.push(`The slot "${slot}" is not part of the contract.`);
    if (!isComponent(component)) breaches.push(`The slot "${slot}" has no component.`);
  }
  for (const [model, block] of Object.entries(blocks)) {
    if (!isComponent(block?.component) || typeof block?.load !== 'function') breaches.push(`The block "${model}" lacks its component or its loader.`);
  }
  if (!isRecord(messages) || !isRecord(messages.de) || !isRecord(messages.en)) breaches.push('It has no messages in both languages.');
  else {
    for (const key of Object.keys(messages.de)) if (!(key in messages.en)) breaches.push(`The message "${key}" is missing in English.`);
    for (const key of Object.keys(messages.en)) if (!(key in messages.de)) breaches.push(`The message "${key}" is missing in German.`);
  }
  return breaches;
}

/** Checks that browsers get the same screens, slots and blocks as the server renders; otherwise hydration would find nothing. */
export function findPairBreaches(browser: BrowserRemote, server: ServerRemote): string[] {
  const breaches: string[] = [];
  const compare = (kind: string, inBrowser: object, onServer: object) => {
    for (const key of Object.keys(onServer)) if (!(key in inBrowser)) breaches.push(`The ${kind} "${key}" is rendered on the server, but browsers do not get it.`);
    for (const key of Object.keys(inBrowser)) if (!(key in onServer)) breaches.push(`Browsers get the ${kind} "${key}", but the server cannot render it.`);
  };
  if (browser.name !== server.name) breaches.push(`The names differ: "${browser.name}" and "${server.name}".`);
  if (browser.contract !== server.contract) breaches.push(`The contracts differ: ${browser.contract} and ${server.contract}.`);
  compare('screen', browser.screens, server.screens);
  compare('slot', browser.slots, server.slots);
  compare('block', browser.blocks, server.blocks);
  return breaches;
}

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** A sample path of a route for warming it up; `null` where a required part cannot be guessed. */
export function samplePath(pattern: string): string | null {
  return pattern.includes('/:') ? null : fillPattern(pattern, {});
}
