import type { Language, MessageTable } from '@spielplan/shared-contracts/i18n';
import type { BlockView, PageAnswer, PartOwner, RemoteName, SlotName, SlotProps } from '@spielplan/shared-contracts/remote';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { createContext, useContext, type ComponentType, type RefObject } from 'react';

/** Who owns a message table: a remote, `shell`, or `ui`, this package. */
export type MessageOwner = PartOwner;

/**
 * A slot as the current release set fills it. On the server the
 * component is there; in browsers it may suspend while its remote loads.
 */
export interface FilledSlot<N extends SlotName = SlotName> {
  remote: RemoteName;
  version: string;
  Component: ComponentType<SlotProps[N]>;
  /** The name of what stands behind it in the same slot (`fillingName`). */
  next?: N | undefined;
}

/** A block component as the current release set provides it. */
export interface FilledBlock {
  owner: PartOwner;
  version: string;
  Component: ComponentType<{ data: never }>;
}

/** A remote's failure on the page, for the log. */
export interface RemoteFailure {
  remote: PartOwner;
  version: string;
  place: string;
  error: unknown;
}

export interface LoadPageOptions {
  signal?: AbortSignal;
  /** The day in the house a list session began with (R5). */
  firstDay?: string;
  /** Loaded ahead of the visitor, who must not be thrown to another page by it. */
  isUnasked?: boolean;
}

export interface SuggestionsProps {
  form: RefObject<HTMLFormElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** The visitor has decided: sets the term and submits. */
  onChoose: (suggestion: string) => void;
}

/**
 * Parts of the shell that screens of remotes place, too, by `ScreenBlocks`,
 * `Section` and `SearchSuggestions`. Their code comes with the first one.
 */
export interface HostParts {
  PageBlocks: ComponentType<{ blocks: readonly BlockView[] }>;
  SectionBlocks: ComponentType<{ blocks: readonly BlockView[]; slug: string }>;
  Suggestions: ComponentType<SuggestionsProps>;
}

/**
 * What the shell gives to everything on the page. One object per page load, never replaced, so
 * reading it costs no re-render; what changes while the visitor navigates is in `PageContext` and
 * `NavigationContext`.
 */
export interface Host {
  lang: Language;
  signals: SignalBus;
  messages(owner: MessageOwner): MessageTable;
  slot<N extends SlotName>(name: N): FilledSlot<N> | undefined;
  block(model: string): FilledBlock | undefined;
  parts: HostParts;
  /**
   * Fetches the data answer of a path of this site from the shell. Rejects with `PROVIDER_UNREACHABLE`
   * when there is no usable answer. If the answer comes from another release set the browser navigates
   * fully and the promise never settles; with `isUnasked`, for what no visitor has asked for, it stays
   * on the page and answers null.
   */
  loadPage(pathAndQuery: string, options?: LoadPageOptions): Promise<PageAnswer | null>;
  report(failure: RemoteFailure): void;
}

export const HostContext = createContext<Host | null>(null);

/**
 * The shell's services. Throws outside of a page, which is always a mistake in a test or a remote.
 */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('There is no host: render inside <HostContext value={…}>, in tests with renderInHost().');
  return host;
}

export const PageContext = createContext<PageAnswer | null>(null);

/** The page on screen. */
export function usePage(): PageAnswer {
  const page = useContext(PageContext);
  if (!page) throw new Error('There is no page: render inside <PageContext value={…}>, in tests with renderInHost().');
  return page;
}

export interface NavigationState {
  /** `loading` from the click until the next page is on screen. */
  state: 'idle' | 'loading';
  /** Path and query that is being loaded. */
  to: string | null;
}

export const NavigationContext = createContext<NavigationState>({ state: 'idle', to: null });

/** Whether another page is being loaded, for skeletons and the progress bar. */
export function useNavigationState(): NavigationState {
  return useContext(NavigationContext);
}
