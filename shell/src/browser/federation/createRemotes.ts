import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { MessageTable } from '@spielplan/shared-contracts/i18n';
import type { BrowserRemote, PageAnswer, RemoteName } from '@spielplan/shared-contracts/remote';
import type { MessageOwner } from '@spielplan/shared-ui/host';
import type { ComponentType } from 'react';
import { areaOwner, PARTS, partOfScreen, type MessageArea } from '../../parts/lazy/parts.ts';
import { shellScreens } from '../../screens/shellScreens.ts';
import { SectionPart } from '../../sections/SectionPart.ts';
import { loadRemoteModule } from './runtime.ts';
import { fetchMessages } from '../../transport/fetchMessages.ts';

type AnyScreen = ComponentType<{ data: unknown }>;
type AnyPart = ComponentType<never>;

/** The remotes of this page's release set, as the browser loads them. */
export interface Remotes {
  screen(screen: PageAnswer['screen']): Promise<AnyScreen>;
  /** Resolves when sections that editors fill can be shown at once. */
  section(): Promise<void>;
  slot(name: string): Promise<AnyPart>;
  block(model: string): Promise<AnyPart>;
  messages(owner: MessageOwner): MessageTable;
  /** The texts of one of the shell's areas, in the shell's table when this resolves. */
  loadTexts(area: MessageArea): Promise<void>;
  /**
   * Whether an answer's release set has the shell of this page and every remote that it has loaded, as
   * they are. The others are then loaded as that answer names them.
   */
  adopt(answer: PageAnswer): boolean;
  /** Takes over the texts a data answer brought along. */
  addMessages(answer: Pick<PageAnswer, 'messages' | 'texts'>): void;
}

const LOAD_TIMEOUT_MS = 15_000;

/**
 * The remotes of one page answer: each script is loaded once, when first asked for, within a time limit; what failed is tried
 * again the next time. Rejects with REMOTE_TIMEOUT for what does not come, and for a remote outside the release set of the page.
 */
export function createRemotes(answer: PageAnswer): Remotes {
  const { lang, origin = '' } = answer;
  const tables = new Map(Object.entries(answer.messages));
  const loading = new Map<RemoteName, Promise<BrowserRemote>>();
  const NO_TEXTS: MessageTable = {};
  /** The parts whose texts are there, for remotes whose table is not whole. */
  const partial = new Map<MessageOwner, Set<string>>();
  for (const owner of tables.keys()) notePartial(owner, answer.texts);

  function remote(name: RemoteName): Promise<BrowserRemote> {
    let promise = loading.get(name);
    if (!promise) {
      const address = answer.remotes[name];
      if (!address) return Promise.reject(new Error(`No remote ${name}.`));
      promise = withTimeLimit(
        loadRemoteModule<{ remote: BrowserRemote }>(containerName(name), address.entry).then((module) => module.remote),
        name,
      );
      loading.set(name, promise);
      promise.catch(() => loading.delete(name));
    }
    return promise;
  }

  async function texts(owner: RemoteName, chunk: string): Promise<void> {
    if (tables.has(owner) && (partial.get(owner)?.has(chunk) ?? true)) return;
    join(owner, await fetchTexts(owner, answer.remotes[owner]?.version));
    partial.delete(owner);
  }

  /** A table stays one object: what shows its texts need not render again when others join it. */
  function join(owner: MessageOwner, table: MessageTable): void {
    const known = tables.get(owner);
    if (known) Object.assign(known, table);
    else tables.set(owner, table);
  }

  function notePartial(owner: MessageOwner, parts: PageAnswer['texts'] = {}): void {
    const chunks = parts[owner];
    if (chunks) partial.set(owner, new Set([...(partial.get(owner) ?? []), ...chunks]));
    else partial.delete(owner);
  }

  async function loadTexts(area: MessageArea): Promise<void> {
    const own = tables.get('shell') ?? NO_TEXTS;
    if (Object.keys(own).some((key) => key.startsWith(`${area}.`))) return;
    Object.assign(own, await fetchTexts(areaOwner(area), answer.shellVersion));
  }

  /** The house's own words take the place of no message that is not in the table: it would seem to be there. */
  async function fetchTexts(owner: string, version = ''): Promise<MessageTable> {
    const table: Record<string, string> = await fetchMessages(`${origin}/_messages/${lang}/${owner}/${version}`, LOAD_TIMEOUT_MS);
    const own = answer.site.texts?.[owner.split('.')[0]!];
    for (const key in own) if (key in table) table[key] = own[key]!;
    return table;
  }

  /** Code and texts of a part come at once; both are called by its kind and its name. */
  async function part(owner: RemoteName | undefined = '', kind: 'screen' | 'slot' | 'block', name: string): Promise<AnyPart> {
    const what = `the ${kind} ${name}`;
    const [loaded] = await Promise.all([remote(owner), texts(owner, `${kind}-${name}`)]);
    const parts: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = loaded[`${kind}s` as const];
    const load = parts[name];
    if (!load) throw new Error(`${owner} lacks ${what}.`);
    return withTimeLimit(load() as Promise<AnyPart>, what);
  }

  return {
    async screen({ remote: owner, id }) {
      if (owner !== 'shell') return (await part(owner, 'screen', id)) as AnyScreen;
      const screen = shellScreens[id];
      if (!screen) throw new Error(`No screen ${id}.`);
      // An error page shows what could not be loaded: its texts have come with the answer.
      const name = id === 'error' ? null : partOfScreen(id);
      const [component] = await Promise.all([withTimeLimit(screen(), `the screen ${id}`), name && loadTexts(PARTS[name])]);
      return component;
    },
    async section() {
      await Promise.all([withTimeLimit(SectionPart.load(), 'the code of sections'), loadTexts(PARTS['screen-page'])]);
    },
    // The name of a filling, which may be one of several.
    slot: (name) => part(answer.slots[name], 'slot', name.split('+')[0] ?? name),
    block: (model) => part(answer.blocks[model], 'block', model),
    loadTexts,
    adopt({ remotes, slots, blocks, shellVersion }) {
      // Texts come with the code that shows them.
      const loaded = [...tables.keys(), ...loading.keys()] as RemoteName[];
      const isSame =
        shellVersion === answer.shellVersion && loaded.every((name) => remotes[name]?.version === answer.remotes[name]?.version);
      if (isSame) Object.assign(answer, { remotes, slots, blocks });
      return isSame;
    },
    messages: (owner) => tables.get(owner) ?? NO_TEXTS,
    addMessages({ messages, texts: parts }) {
      for (const [owner, table] of Object.entries(messages)) {
        // A table that is whole stays so.
        if (!tables.has(owner) || partial.has(owner)) notePartial(owner, parts);
        join(owner, table);
      }
    },
  };
}

function containerName(name: RemoteName): string {
  return `spielplan_${name}`;
}

/** Rejects with REMOTE_TIMEOUT for a script that does not come, or not in time: one that hangs never settles by itself. */
function withTimeLimit<T>(work: Promise<T>, what: string): Promise<T> {
  return Promise.race([
    work.catch(failAs),
    new Promise<never>((_, reject) => {
      const detail = `${what} took longer than ${LOAD_TIMEOUT_MS} ms.`;
      setTimeout(() => reject(new SpielplanError('REMOTE_TIMEOUT', { detail })), LOAD_TIMEOUT_MS);
    }),
  ]);
}

function failAs(error: unknown): never {
  // webpack names what did not come; everything else was thrown by what did.
  if (error instanceof Error && error.name === 'ChunkLoadError')
    throw new SpielplanError('REMOTE_TIMEOUT', { detail: error.message, cause: error });
  throw error;
}
