import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Language, MessageTable } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer, SlotName } from '@spielplan/shared-contracts/remote';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import {
  HostContext,
  PageContext,
  HostRouter,
  type FilledBlock,
  type Host,
  type MessageOwner,
  type Navigator,
} from '@spielplan/shared-ui/host';
import type { ComponentType, ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import { App } from '../app/App.tsx';
import { hostParts } from '../app/hostParts.ts';
import type { PartName } from '../parts/lazy/parts.ts';
import { PartsContext } from '../parts/lazy/PartsContext.ts';
import { createPageStyles } from './createPageStyles.server.ts';

/** The code of one release set: what a renderer is made with, once. */
export interface RenderComponents {
  /** Throws where there is none. */
  screen(screen: PageAnswer['screen']): ComponentType<{ data: unknown }>;
  messages(owner: MessageOwner, lang: Language): MessageTable;
  slot: Host['slot'];
  block(model: string): FilledBlock | undefined;
}

/** A page to be rendered: plain data, so that another thread could do it. */
export interface RenderInput {
  answer: PageAnswer;
  /** Any error fails the page; otherwise a failing slot shows its fallback. */
  isErrorFatal: boolean;
  /** Milliseconds; `RENDER_TIMEOUT_MS` where it is left out. */
  limitMs?: number;
}

/** A rendered page: plain data, and what its hydration will ask for. */
export interface RenderedApp {
  kind: 'rendered';
  html: string;
  /** The rules of every component on the page. */
  styles: string;
  slots: readonly SlotName[];
  blocks: readonly string[];
  /** Lazy parts of the shell. */
  parts: readonly PartName[];
  /** What failed on the page, and left a fallback. */
  errors: readonly unknown[];
}

/** The page frame itself failed, or anything where that is fatal. */
export interface CrashedApp {
  kind: 'crashed';
  error: unknown;
  errors: readonly unknown[];
}

export type RenderApp = (input: RenderInput) => Promise<RenderedApp | CrashedApp>;

/**
 * Milliseconds a page may take to render; a component
 * that waits for ever must not keep its visitors waiting.
 */
const RENDER_TIMEOUT_MS = 5_000;

const NOWHERE: Navigator = {
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/**
 * What React writes where a part of the page suspended or failed, and its fallback stands instead.
 */
const FALLBACK = '<!--$!-->';

/**
 * Makes the renderer of one release set: data in, data out, never a rejection. A page is one string, slots of
 * other remotes included. Nothing is streamed: styles belong in the head, and a whole page is compressed at once.
 */
export function createRenderer(components: RenderComponents): RenderApp {
  const stylesOfPage = createPageStyles();
  return async function renderApp({ answer, isErrorFatal, limitMs = RENDER_TIMEOUT_MS }) {
    const seen = { slots: new Set<SlotName>(), blocks: new Set<string>(), parts: new Set<PartName>() };
    const errors: unknown[] = [];
    try {
      const styles = stylesOfPage();
      const app = pageOf(answer, components, styles.sheet, seen);
      const onError = (error: unknown) => void errors.push(error);
      const html =
        (isErrorFatal ? null : renderAtOnce(app)) ?? (await renderInTime(app, { onError, isErrorFatal, limit: limitMs }));
      const { slots, blocks, parts } = seen;
      return {
        kind: 'rendered',
        html,
        styles: styles.css(),
        slots: [...slots],
        blocks: [...blocks],
        parts: [...parts],
        errors,
      };
    } catch (error) {
      return { kind: 'crashed', error, errors };
    }
  };
}

type PageSheet = ReturnType<ReturnType<typeof createPageStyles>>['sheet'];

interface Seen {
  slots: Set<SlotName>;
  blocks: Set<string>;
  parts: Set<PartName>;
}

/** What the page asks for while it renders is what its hydration will ask for. */
function pageOf(answer: PageAnswer, components: RenderComponents, sheet: PageSheet, seen: Seen): ReactElement {
  const { lang, screen, url } = answer;
  const host: Host = {
    lang,
    signals: createSignalBus(),
    messages: (owner) => components.messages(owner, lang),
    slot: ((name: SlotName) => {
      const filled = components.slot(name);
      if (filled) seen.slots.add(name);
      return filled;
    }) as Host['slot'],
    block(model) {
      const filled = components.block(model);
      if (filled) seen.blocks.add(model);
      return filled;
    },
    parts: hostParts,
    loadPage: () => Promise.reject(new Error('Pages are loaded in the browser.')),
    report: () => undefined,
  };
  const parts = {
    onRender: (name: PartName) => void seen.parts.add(name),
    loadTexts: () => Promise.resolve(),
    onFailure: () => undefined,
  };
  return (
    <StyleSheetManager sheet={sheet}>
      <HostContext value={host}>
        <PageContext value={answer}>
          <PartsContext value={parts}>
            <HostRouter location={url} navigator={NOWHERE} pattern={answer.pattern}>
              <App Screen={components.screen(screen)} />
            </HostRouter>
          </PartsContext>
        </PageContext>
      </HostContext>
    </StyleSheetManager>
  );
}

/**
 * The way of nearly every page, which has all it needs: a stream to a string costs a third more.
 * Null where something has to be waited for or fails: that is for the other way to settle, and to
 * tell.
 */
function renderAtOnce(app: ReactElement): string | null {
  try {
    const html = renderToString(app);
    return html.includes(FALLBACK) ? null : html;
  } catch {
    return null;
  }
}

interface TimeOptions {
  onError(error: unknown): void;
  isErrorFatal: boolean;
  limit: number;
}

/**
 * Waits for what suspends, for `limit` ms at most; what has not come by then shows its fallback.
 */
function renderInTime(app: ReactElement, { onError, isErrorFatal, limit }: TimeOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const output = new PassThrough();
        text(output).then(resolve, reject);
        // Not at once: after the time limit React is still tidying up.
        queueMicrotask(() => pipe(output));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        onError(error);
        if (isErrorFatal) reject(error);
      },
    });
    const timer = setTimeout(() => abort(new Error(`rendering took longer than ${limit} ms`)), limit);
  });
}
