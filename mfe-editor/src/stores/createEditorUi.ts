import type { MessageValues } from '@spielplan/shared-contracts/i18n';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
import { asksForMirror } from '@spielplan/shared-contracts/rules/content-checks';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import type { DropSpot } from '../domain/findDropSpot.ts';
import type { BlockKey, DocumentKey, Place } from '../domain/forest/forest.ts';
import type { PasteLoss } from '../domain/paste/cleanRichText.ts';
import type { PageFinding } from './createChecks.ts';

/** So long an alert about saving is shown (product.md section 9). */
const ALERT_MS = 4_000;
/** So long what somebody else has changed is marked. */
const ARRIVED_MS = 6_000;
/** So long it is shown what a step has done. */
const SAID_MS = 8_000;

/** What did not work, or has to be looked at, stays until the next step. */
const LASTING = /^refusal|[fF]ailed$|outdated$|movedElsewhere$|TooLong$|pasteFiles$/;
/** Asks to wait until all is saved; stays until then. */
const WAITING = /waiting$/;

/** Documents that become visible, now or at an instant. */
export interface Publication {
  readonly documents: readonly DocumentKey[];
  readonly at?: string | undefined;
}

/** What is open above the page. */
export type Layer =
  /** `replaces` is an empty text that makes room for what is chosen. */
  | { readonly kind: 'kinds'; readonly place: Place; readonly replaces?: BlockKey }
  | { readonly kind: 'panel' | 'conflict' | 'move'; readonly key: BlockKey }
  | { readonly kind: 'errors'; readonly errors: readonly PageFinding[]; readonly publication: Publication }
  | { readonly kind: 'keys' | 'checks' | 'publish' | 'history' | 'head' | 'preview' | 'discard' | 'unpublish' };

export interface EditorUi {
  /** The block that has the keyboard, or had it last. */
  readonly active: BlockKey | null;
  /** The block that Tab leads to as long as none was active. */
  readonly first: BlockKey | null;
  /** The block that the pointer drags, and where it would go. */
  readonly dragged: BlockKey | null;
  readonly drop: DropSpot | null;
  /** The block in which somebody writes. */
  readonly writing: BlockKey | null;
  readonly layer: Layer | null;
  readonly alert: 'save' | 'error' | null;
  /** What a screen reader is told, as the key of a text, and what of a paste could not be kept. */
  readonly said: {
    readonly text: string;
    readonly count: number;
    readonly values?: MessageValues;
    readonly lost?: readonly PasteLoss[];
  };
  readonly kinds: readonly BlockKind[] | null;
  /** Whether both languages are shown beside each other. */
  readonly isMirrored: boolean;
  /** False where this browser keeps nothing: what is not saved goes with the tab. */
  readonly isKept: boolean;
  /** Blocks that somebody else has changed just now; marked for a moment. */
  readonly arrived: readonly BlockKey[];
  /** Another account has logged in, in another tab: nothing is sent with its session. */
  readonly isForeign: boolean;
}

/** What the editor shows besides the page, and how it speaks. */
export interface Voice {
  ui: StoreApi<EditorUi>;
  say(text: string, values?: MessageValues, lost?: readonly PasteLoss[]): void;
  alert(kind: 'save' | 'error'): void;
  /** Marks blocks that somebody else has changed, for a moment. */
  arrive(keys: readonly BlockKey[]): void;
  /** All is saved: what asked to wait for it goes. */
  saved(): void;
  stop(): void;
}

/** `isWaiting` is whether anything is not saved. */
export function createEditorUi(isWaiting: () => boolean): Voice {
  const ui = createStore<EditorUi>(() => ({
    active: null,
    first: null,
    dragged: null,
    drop: null,
    writing: null,
    layer: null,
    alert: null,
    said: { text: '', count: 0 },
    kinds: null,
    isMirrored: asksForMirror(location.search),
    isKept: true,
    arrived: [],
    isForeign: false,
  }));
  let saidTimer: ReturnType<typeof setTimeout> | undefined;
  let arrivedTimer: ReturnType<typeof setTimeout> | undefined;
  let alertTimer: ReturnType<typeof setTimeout> | undefined;
  const hush = () => ui.setState({ said: { text: '', count: ui.getState().said.count } });
  return {
    ui,
    say(text, values, lost = []) {
      const count = ui.getState().said.count + 1;
      const isLossy = lost.length > 0;
      ui.setState({ said: { text, count, ...(values && { values }), ...(isLossy && { lost }) } });
      clearTimeout(saidTimer);
      if (isLossy || LASTING.test(text) || (WAITING.test(text) && isWaiting())) return;
      saidTimer = setTimeout(hush, SAID_MS);
    },
    alert(kind) {
      ui.setState({ alert: kind });
      clearTimeout(alertTimer);
      alertTimer = setTimeout(() => ui.setState({ alert: null }), ALERT_MS);
    },
    arrive(keys) {
      ui.setState({ arrived: [...new Set([...ui.getState().arrived, ...keys])] });
      clearTimeout(arrivedTimer);
      arrivedTimer = setTimeout(() => ui.setState({ arrived: [] }), ARRIVED_MS);
    },
    saved() {
      if (WAITING.test(ui.getState().said.text)) hush();
    },
    stop() {
      clearTimeout(saidTimer);
      clearTimeout(alertTimer);
      clearTimeout(arrivedTimer);
    },
  };
}
