import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import type { ConflictChoice } from '../domain/workspace/decide.ts';
import type { Problem } from '../domain/workspace/workspace.ts';
import type { TextsMemory } from '../transport/keptTexts.ts';
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

/** What outlives the dialog: what was typed, what it began with, and what is to be decided. */
export type KeptTexts = Pick<PageTextsState, 'known' | 'typed' | 'clashes'>;
const NOTHING = { de: {}, en: {} };
const KEEPS_NOTHING: TextsMemory<KeptTexts> = { read: () => null, write: () => undefined };

/** The texts of a page's head in both languages. */
export interface PageTextsStore extends Omit<StoreApi<PageTextsState>, 'setState'> {
  load(): Promise<void>;
  type(lang: Language, name: TextName, value: string): void;
  /** Gives up what was typed. */
  discard(): void;
  /** Takes one of the three ways on where a text was changed elsewhere; what comes of it is saved with the next save. */
  decide(clash: TextClash, way: ConflictChoice): void;
  /**
   * Saves what was typed, as a draft. Texts that somebody else has changed are told first, and overwritten only when saved again.
   * Answers whether all is saved.
   */
  save(): Promise<boolean>;
}

/** What was typed is kept with each key, and is there again until it is saved or given up. */
export function createPageTexts(calls: PageTextsCalls, memory: TextsMemory<KeptTexts> = KEEPS_NOTHING): PageTextsStore {
  const { setState, ...store } = createStore<PageTextsState>(() => ({
    kind: 'loading',
    known: {},
    typed: NOTHING,
    clashes: [],
    refused: null,
  }));
  const hasTyped = ({ typed }: Pick<PageTextsState, 'typed'>) => LANGUAGES.some((lang) => Object.keys(typed[lang]).length > 0);
  store.subscribe((now, before) => {
    const { known, typed, clashes } = now;
    if (hasTyped(now)) memory.write({ known, typed, clashes });
    else if (hasTyped(before)) memory.write(null);
  });

  /** The revision counts for all languages. */
  const adopt = (lang: Language, texts: PageTexts) =>
    setState(({ known }) => {
      const others = Object.entries(known).map(([each, own]) => [each, { ...own, revision: texts.revision }]);
      return { known: { ...Object.fromEntries(others), [lang]: texts } };
    });

  const saveIn = async (lang: Language): Promise<'done' | 'told' | 'failed'> => {
    const { known, typed } = store.getState();
    const before = known[lang];
    const wanted = typed[lang];
    if (!before || Object.keys(wanted).length === 0) return 'done';
    const reply = await calls.change(lang, wanted, before.revision);
    if (reply.kind === 'done') {
      adopt(lang, reply.value);
      const isNewer = ([name, value]: [string, string]) => value !== wanted[name as TextName];
      setState((state) => ({
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
    adopt(lang, current);
    const clashes = TEXT_NAMES.filter((name) => {
      const mine = wanted[name];
      return mine !== undefined && current[name] !== before[name] && current[name] !== mine;
    }).map((name) => ({ lang, name, theirs: current[name] }));
    if (clashes.length === 0) return saveIn(lang);
    setState((state) => ({ clashes: [...state.clashes, ...clashes] }));
    return 'told';
  };

  const type: PageTextsStore['type'] = (lang, name, value) =>
    setState(({ typed, known }) => {
      const { [name]: _former, ...others } = typed[lang];
      const isBack = known[lang]?.[name] === value;
      return { typed: { ...typed, [lang]: isBack ? others : { ...others, [name]: value } }, refused: null };
    });

  return {
    ...store,
    async load() {
      // Saving tells what somebody else has changed since.
      const kept = memory.read();
      if (kept) return setState({ kind: 'ready', ...kept });
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
    async save() {
      setState({ kind: 'saving', clashes: [], refused: null });
      for (const lang of LANGUAGES) {
        const outcome = await saveIn(lang);
        if (outcome === 'done') continue;
        setState({ kind: outcome === 'told' ? 'ready' : 'failed' });
        return false;
      }
      setState({ kind: 'ready' });
      return true;
    },
  };
}
