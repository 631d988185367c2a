import { isDeepStrictEqual } from 'node:util';
import { BLOCKS } from '../api/blocks/blocks.ts';
import { parseReleasedKind } from './parseReleasedKind.ts';
import { fillPattern } from '../routes/pattern.ts';
import { SESSION_CONTRACT } from './account.ts';
import { CONTRACT_VERSION, isRunContract, type BrowserRemote, type RemoteRoute, type ServerRemote } from './defineRemote.ts';
import { releasedBlockSchema, type ReleasedBlock, type ReleasedParts, type RemoteRelease } from './release.ts';
import { isRemoteName } from './remoteName.ts';
import { findRouteBreaches } from './routeBreaches.ts';
import { contractLoading } from './slots.ts';

type Entries = Record<string, unknown>;

/**
 * Checks a server bundle against the remote contract and answers every breach in words; an empty
 * list is a pass. The shell refuses a release with breaches, and every remote's own tests run the
 * same check. Never throws, whatever the bundle exports.
 */
export function findServerBreaches(remote: unknown): string[] {
  if (!isRecord(remote)) return ['The bundle exports no remote.'];
  const { contract, name, routes, screens, files, slots, blocks, messages } = remote;
  if (!isRunContract(contract)) return [`It speaks contract ${String(contract)}, the shell speaks ${CONTRACT_VERSION}.`];
  if (typeof name !== 'string') return ['It has no name.'];
  if (!isRemoteName(name)) return [`"${String(name)}" is not the name of a remote.`];
  if (!Array.isArray(routes) || !isRecord(screens) || !isRecord(files) || !isRecord(slots) || !isRecord(blocks)) {
    return ['It lacks routes, screens, files, slots or blocks.'];
  }
  return [
    ...routeBreaches(routes, screens, files),
    ...sessionBreaches(routes, remote.sessionContract),
    ...loadedBreaches(screens, files, blocks),
    ...kindBreaches(blocks),
    ...slotBreaches(slots),
    ...offerBreaches(name, isRecord(remote.offers) ? remote.offers : {}),
    ...messageTableBreaches(messages),
  ];
}

/**
 * Checks that browsers get the same screens, slots and blocks as
 * the server renders; otherwise hydration would find nothing.
 */
export function findPairBreaches(browser: BrowserRemote, server: ServerRemote): string[] {
  const breaches: string[] = [];
  const compare = (kind: string, inBrowser: object, onServer: object) => {
    for (const key of Object.keys(onServer)) {
      if (!Object.hasOwn(inBrowser, key))
        breaches.push(`The ${kind} "${key}" is rendered on the server, but browsers do not get it.`);
    }
    for (const key of Object.keys(inBrowser)) {
      const isBrowserOnly = kind === 'slot' && contractLoading(key) === 'onDemand';
      if (!Object.hasOwn(onServer, key) && !isBrowserOnly)
        breaches.push(`Browsers get the ${kind} "${key}", but the server cannot render it.`);
    }
  };
  if (browser.name !== server.name) breaches.push(`The names differ: "${browser.name}" and "${server.name}".`);
  if (browser.contract !== server.contract) breaches.push(`The contracts differ: ${browser.contract} and ${server.contract}.`);
  compare('screen', browser.screens, server.screens);
  compare('slot', browser.slots, server.slots);
  compare('block', browser.blocks, server.blocks);
  return breaches;
}

/**
 * Checks that the browser half of a build holds what its server half renders: a screen, slot or
 * block without a script would be dead HTML, and its page would try to load what is not there.
 */
export function findChunkBreaches(chunks: Readonly<Record<string, unknown>>, server: ServerRemote): string[] {
  const rendered = [
    ...Object.keys(server.screens).map((id) => `screen-${id}`),
    ...Object.keys(server.slots).map((name) => `slot-${name}`),
    ...Object.keys(server.blocks).map((model) => `block-${model}`),
  ];
  const isLoadedLater = (chunk: string) => contractLoading(chunk.replace(/^slot-/, '')) === 'onDemand';
  return [
    ...rendered
      .filter((chunk) => !Object.hasOwn(chunks, chunk))
      .map((chunk) => `Browsers do not get "${chunk}", which the server renders: name it in src/remote.ts.`),
    ...Object.keys(chunks)
      .filter((chunk) => !rendered.includes(chunk) && !isLoadedLater(chunk))
      .map((chunk) => `Browsers get "${chunk}", but the server cannot render it: name it in src/remote.server.ts.`),
  ];
}

/**
 * Checks that a release says of itself what its code exports: others read the release, and hand
 * out addresses by it. Older builds say nothing.
 */
export function findReleaseBreaches({ brings }: Pick<RemoteRelease, 'brings'>, server: ServerRemote): string[] {
  if (!brings) return [];
  const { routes, slots, offers, blocks } = partsOf(server);
  const parts = { routes, slots, offers, blocks };
  return (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => !isDeepStrictEqual(JSON.parse(JSON.stringify(parts[part])), brings[part]))
    .map((part) => `Its release.json says other ${part} than its code: build it again.`);
}

/** What a remote brings, as its release says it. */
function partsOf({ routes, slots, offers, blocks }: ServerRemote): ReleasedParts {
  return {
    routes: [...routes],
    slots: Object.keys(slots).sort(),
    offers: { ...offers },
    blocks: Object.fromEntries(Object.entries(blocks).map(([model, { kind }]) => [model, kind ?? null])),
  } as ReleasedParts;
}

/**
 * Tells whether React could render a value: a function,
 * or what memo, forwardRef and styled components make.
 */
export function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** A sample path of a route for warming it up; `null` where a required part cannot be guessed. */
export function samplePath(pattern: string): string | null {
  const needsValue = pattern.split('/').some((part) => part.startsWith(':') && !part.endsWith('?'));
  return needsValue ? null : fillPattern(pattern, {});
}

function routeBreaches(routes: readonly unknown[], screens: Entries, files: Entries): string[] {
  const breaches: string[] = [];
  const seen = new Set<string>();
  for (const route of routes) {
    const id = isRecord(route) ? route.id : undefined;
    if (!isRecord(route) || typeof id !== 'string' || id === '') {
      breaches.push('A route has no id.');
      continue;
    }
    if (seen.has(id)) breaches.push(`The route "${id}" is there twice.`);
    seen.add(id);
    if (!Object.hasOwn(screens, id) && !Object.hasOwn(files, id))
      breaches.push(`The route "${id}" has neither a screen nor a file.`);
    const { query = [] } = route;
    if (!Array.isArray(query) || !query.every((key) => typeof key === 'string' && key !== ''))
      breaches.push(`The route "${id}" names query keys that are none.`);
    for (const lang of ['de', 'en']) {
      const pattern = isRecord(route.patterns) ? route.patterns[lang] : undefined;
      if (typeof pattern !== 'string' || !pattern.startsWith('/')) breaches.push(`The route "${id}" has no path in "${lang}".`);
    }
  }
  if (breaches.length === 0) breaches.push(...findRouteBreaches({ routes: routes as readonly RemoteRoute[] }));
  for (const id of Object.keys(screens)) if (!seen.has(id)) breaches.push(`The screen "${id}" has no route.`);
  for (const id of Object.keys(files)) if (!seen.has(id)) breaches.push(`The file "${id}" has no route.`);
  return breaches;
}

/** What an account's loader is given is a contract of its own: neither side guesses what the other means. */
function sessionBreaches(routes: readonly unknown[], contract: unknown): string[] {
  const asking = routes.filter((route) => isRecord(route) && route.session !== undefined) as Entries[];
  const strange = asking.find(({ session }) => session !== 'account');
  if (strange) return [`The route "${String(strange.id)}" asks for a session that this shell does not know.`];
  return asking.length === 0 || contract === SESSION_CONTRACT
    ? []
    : [
        `It reads the account's session by contract ${String(contract)}, this shell gives it by contract ${SESSION_CONTRACT}: ` +
          'release it again, or update the shell.',
      ];
}

function loadedBreaches(screens: Entries, files: Entries, blocks: Entries): string[] {
  const isLoaded = (entry: unknown) => isRecord(entry) && isComponent(entry.component) && typeof entry.load === 'function';
  const withoutLoader = (entry: unknown) => !isRecord(entry) || typeof entry.load !== 'function';
  return [
    ...keysWhere(screens, (entry) => !isLoaded(entry)).map((id) => `The screen "${id}" lacks its component or its loader.`),
    ...keysWhere(files, withoutLoader).map((id) => `The file "${id}" lacks its loader.`),
    ...keysWhere(blocks, (entry) => !isLoaded(entry)).map((model) => `The block "${model}" lacks its component or its loader.`),
  ];
}

/** Only what somebody describes can be stored and edited. */
function kindBreaches(blocks: Entries): string[] {
  return Object.entries(blocks).flatMap(([model, block]) => {
    const kind = isRecord(block) ? block.kind : undefined;
    if (Object.hasOwn(BLOCKS, model)) return kind ? [`The block "${model}" is of the contract: it is described there.`] : [];
    const [issue] = releasedBlockSchema.safeParse(kind).error?.issues ?? [];
    if (issue) return [`The block "${model}" does not say what it is (kind ${issue.path.join('.')}: ${issue.message}).`];
    const problem = parseReleasedKind(model, kind as ReleasedBlock);
    return typeof problem === 'string' ? [`The block "${model}" cannot be stored: ${problem}.`] : [];
  });
}

function slotBreaches(slots: Entries): string[] {
  return [
    ...Object.keys(slots)
      .filter((slot) => !isSlotName(slot))
      .map((slot) => `The slot "${slot}" is not part of the contract.`),
    ...keysWhere(slots, (component) => !isComponent(component)).map((slot) => `The slot "${slot}" has no component.`),
  ];
}

/** Of the contract, or offered by another remote: what is offered here or there begins with who offers it. */
function isSlotName(slot: string): boolean {
  const [offering = ''] = slot.split('.', 1);
  return contractLoading(slot) !== undefined || (isRemoteName(offering) && offering !== slot && !OF_CONTRACT.includes(offering));
}

/** First words of the contract's own slots: another one of them is a slip. */
const OF_CONTRACT = ['event', 'header', 'page', 'plan'];

function offerBreaches(name: string, offers: Entries): string[] {
  return Object.keys(offers)
    .filter((slot) => contractLoading(slot) === undefined && !slot.startsWith(`${name}.`))
    .map((slot) => `It offers the slot "${slot}", whose name has to begin with "${name}.".`);
}

function messageTableBreaches(messages: unknown): string[] {
  if (!isRecord(messages) || !isRecord(messages.de) || !isRecord(messages.en)) return ['It has no messages in both languages.'];
  const { de, en } = messages;
  return [
    ...Object.keys(de)
      .filter((key) => !Object.hasOwn(en as object, key))
      .map((key) => `The message "${key}" is missing in English.`),
    ...Object.keys(en)
      .filter((key) => !Object.hasOwn(de as object, key))
      .map((key) => `The message "${key}" is missing in German.`),
  ];
}

function keysWhere(entries: Entries, isMatch: (entry: unknown) => boolean): string[] {
  return Object.entries(entries)
    .filter(([, entry]) => isMatch(entry))
    .map(([key]) => key);
}

function isRecord(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null;
}
