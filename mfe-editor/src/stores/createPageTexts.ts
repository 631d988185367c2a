import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import type { TextsStatus } from '../domain/describeSaving.ts';
import type { ConflictChoice } from '../domain/workspace/decide.ts';
import type { Problem } from '../domain/workspace/workspace.ts';
import type { TextsMemory } from '@spielplan/shared-editing/kept';
import { type PageTexts, type PageTextsCalls, TEXT_NAMES, type TextName } from '../transport/createPageTextsCalls.ts';

type Texts = Readonly<Partial<Record<TextName, string>>>;
/** A text that was changed here and elsewhere. */
export interface TextClash {
  readonly lang: Language;
  readonly name: TextName;
  readonly theirs: string;
}

export interface PageTextsState {
  /** `gone`: the provider keeps none, or there is no page. */
  readonly kind: 'loading' | 'ready' | 'saving' | 'gone' | 'failed';
  readonly known: Readonly<Partial<Record<Language, PageTexts>>>;
  /** What was typed and is not saved. */
  readonly typed: Readonly<Record<Language, Texts>>;
  readonly clashes: readonly TextClash[];
  /** A text that the provider refused, until it is typed again. */
  readonly refused: { readonly lang: Language; readonly name: TextName; readonly problem: Problem } | null;
}

/** What outlives the tab: what was typed, what it began with, and what is to be decided. */
export type KeptTexts = Pick<PageTextsState, 'known' | 'typed' | 'clashes'>;
const NOTHING = { de: {}, en: {} };
const NO_TEXTS: PageTextsState = { kind: 'loading', known: {}, typed: NOTHING, clashes: [], refused: null };
/** In the place of those of a page, where something else is edited. */
export const NO_PAGE_TEXTS = createStore<PageTextsState>(() => NO_TEXTS);
const KEEPS_NOTHING: TextsMemory<KeptTexts> = { load: async () => [], write: () => undefined, close: () => undefined };

/** The texts of a page's head in both languages. */
export interface PageTextsStore extends Omit<StoreApi<PageTextsState>, 'setState'> {
  /** Takes over what was typed in tabs that are gone. */
  takeOver(): Promise<void>;
  /** Reads the texts, unless some were typed: saving tells what somebody else has changed since. */
  load(): Promise<void>;
  type(lang: Language, name: TextName, value: string): void;
  /** Gives up what was typed. */
  discard(): void;
  /** Takes one of the three ways on where a text was changed elsewhere; what comes of it is saved with the next save. */
  decide(clash: TextClash, way: ConflictChoice): void;
  /**
   * Saves what was typed, as a draft; where somebody else has changed the same text, nothing more goes before it is decided.
   * Answers whether all is saved.
   */
  save(): Promise<boolean>;
  /** Leaves what was typed to the next tab. */
  stop(): void;
}

/** What was typed is kept with each key, and is there again until it is saved or given up. */
export function createPageTexts(calls: PageTextsCalls, memory: TextsMemory<KeptTexts> = KEEPS_NOTHING): PageTextsStore {
  const { setState, ...store } = createStore<PageTextsState>(() => NO_TEXTS);
  store.subscribe((now, before) => {
    const { known, typed, clashes } = now;
    if (countOpen(now) > 0) memory.write({ known, typed, clashes });
    else if (countOpen(before) > 0) memory.write(null);
  });

  const saveIn = async (lang: Language): Promise<'done' | 'told' | 'failed'> => {
    const { known, typed } = store.getState();
    const before = known[lang];
    const wanted = typed[lang];
    if (!before || Object.keys(wanted).length === 0) return 'done';
    const reply = await calls.change(lang, wanted, before.revision);
    if (reply.kind === 'done') {
      const isNewer = ([name, value]: [string, string]) => value !== wanted[name as TextName];
      setState((state) => ({
        known: { ...withRevision(state.known, before.revision, reply.value.revision), [lang]: reply.value },
        typed: { ...state.typed, [lang]: Object.fromEntries(Object.entries(state.typed[lang]).filter(isNewer)) },
      }));
      // What was typed meanwhile goes out too.
      return saveIn(lang);
    }
    const name = reply.kind === 'refused' ? TEXT_NAMES.find((each) => each === reply.field) : undefined;
    if (reply.kind === 'refused' && name) {
      setState({ refused: { lang, name, problem: reply } });
      return 'told';
    }
    if (reply.kind !== 'outdated' || !reply.current) return 'failed';
    const { current } = reply;
    const clashes = TEXT_NAMES.filter((name) => {
      const mine = wanted[name];
      return mine !== undefined && current[name] !== before[name] && current[name] !== mine;
    }).map((name) => ({ lang, name, theirs: current[name] }));
    // The other language keeps its revision: what was changed in it is not known yet.
    setState((state) => ({ known: { ...state.known, [lang]: current }, clashes: [...state.clashes, ...clashes] }));
    return clashes.length === 0 ? saveIn(lang) : 'told';
  };

  const saveAll = async (): Promise<boolean> => {
    if (store.getState().clashes.length > 0) return false;
    setState({ kind: 'saving', refused: null });
    for (const lang of LANGUAGES) {
      const outcome = await saveIn(lang);
      if (outcome === 'done') continue;
      setState({ kind: outcome === 'told' ? 'ready' : 'failed' });
      return false;
    }
    setState({ kind: 'ready' });
    return true;
  };
  let saving: Promise<boolean> | null = null;

  const type: PageTextsStore['type'] = (lang, name, value) =>
    setState(({ typed, known, clashes }) => {
      const { [name]: _former, ...others } = typed[lang];
      const isBack = known[lang]?.[name] === value;
      return {
        typed: { ...typed, [lang]: isBack ? others : { ...others, [name]: value } },
        refused: null,
        // Who types what the other one has wants nothing else.
        clashes: clashes.filter((each) => each.lang !== lang || each.name !== name || each.theirs !== value),
      };
    });

  return {
    ...store,
    async takeOver() {
      const [first, ...others] = await memory.load();
      if (first) setState({ kind: 'ready', ...others.reduce(joinTexts, first) });
    },
    async load() {
      if (saving || countOpen(store.getState()) > 0) return;
      // Nothing can be typed over texts that may be old.
      setState({ kind: 'loading', known: {} });
      const replies = await Promise.all(LANGUAGES.map(async (lang) => [lang, await calls.read(lang)] as const));
      if (replies.some(([, { kind }]) => kind === 'gone')) return setState({ kind: 'gone' });
      const found = replies.flatMap(([lang, reply]) => (reply.kind === 'done' ? [[lang, reply.value] as const] : []));
      setState({ kind: found.length === LANGUAGES.length ? 'ready' : 'failed', known: Object.fromEntries(found) });
    },
    type,
    discard: () => setState({ typed: NOTHING, clashes: [], refused: null }),
    decide(clash, way) {
      const { lang, name, theirs } = clash;
      const mine = store.getState().typed[lang][name] ?? '';
      if (way === 'theirs') type(lang, name, theirs);
      // What has one line stays on one.
      if (way === 'both') type(lang, name, [mine, theirs].join(name === 'meta_description' ? '\n' : ' '));
      setState(({ clashes }) => ({ clashes: clashes.filter((each) => each !== clash) }));
    },
    save: () => (saving ??= saveAll().finally(() => (saving = null))),
    stop: memory.close,
  };
}

/** How many texts were typed and are not saved, or are to be decided. */
export function countOpen({ typed, clashes }: KeptTexts): number {
  const names = LANGUAGES.flatMap((lang) => Object.keys(typed[lang]).map((name) => `${lang} ${name}`));
  return new Set([...names, ...clashes.map(({ lang, name }) => `${lang} ${name}`)]).size;
}

/** What the toolbar tells of them. */
export function statusOfTexts(state: PageTextsState): TextsStatus {
  const { kind, clashes, refused } = state;
  return { open: countOpen(state), clashes: clashes.length, refused: refused ? 1 : 0, isSaving: kind === 'saving' };
}

/** A revision counts for all languages, where nobody else has made one in between. */
function withRevision(known: PageTextsState['known'], before: number, revision: number): PageTextsState['known'] {
  return Object.fromEntries(
    Object.entries(known).map(([lang, texts]) => [lang, texts.revision === before ? { ...texts, revision } : texts]),
  );
}

/** What two tabs have typed; the same text in both is to be decided. */
function joinTexts(mine: KeptTexts, other: KeptTexts): KeptTexts {
  const clashes = LANGUAGES.flatMap((lang) =>
    TEXT_NAMES.flatMap((name) => {
      const [own, theirs] = [mine.typed[lang][name], other.typed[lang][name]];
      return own === undefined || theirs === undefined || own === theirs ? [] : [{ lang, name, theirs }];
    }),
  );
  const older = (lang: Language) => [mine.known[lang], other.known[lang]].toSorted(byRevision)[0];
  return {
    known: Object.fromEntries(LANGUAGES.map((lang) => [lang, older(lang)])),
    typed: { de: { ...other.typed.de, ...mine.typed.de }, en: { ...other.typed.en, ...mine.typed.en } },
    clashes: [...mine.clashes, ...clashes],
  };
}

function byRevision(one: PageTexts | undefined, other: PageTexts | undefined): number {
  return (one?.revision ?? Infinity) - (other?.revision ?? Infinity);
}
