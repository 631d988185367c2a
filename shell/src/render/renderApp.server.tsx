import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { MessageTable } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import {
  HostContext,
  PageContext,
  Router,
  type FilledBlock,
  type Host,
  type MessageOwner,
  type Navigator,
} from '@spielplan/shared-ui/host';
import type { ComponentType, ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StyleSheetManager, type ServerStyleSheet } from 'styled-components';
import { App } from '../app/App.tsx';
import { hostParts } from '../app/hostParts.ts';
import type { PartName } from '../parts/lazy/parts.ts';
import { PartsContext } from '../parts/lazy/PartsContext.ts';

/** Gives the components of the current release set to one rendering. */
export interface ScreenResolver {
  /** The screen's style sheet, kept from view to view. */
  sheet: ServerStyleSheet;
  Screen: ComponentType<{ data: unknown }>;
  messages(owner: MessageOwner): MessageTable;
  slot: Host['slot'];
  block(model: string): FilledBlock | undefined;
  /** A lazy part of the shell is on the page. */
  onPart(name: PartName): void;
  onError(error: unknown): void;
}

export interface RenderedApp {
  html: string;
  /** The `<style>` elements of every component on the page. */
  styleTags: string;
}

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
 * Renders a whole page, slots of other remotes included, to one string. Nothing is streamed: styles
 * belong in the head, and a whole page is compressed at once. Rejects when the page frame itself
 * fails; a failing slot shows its fallback.
 */
export async function renderApp(
  answer: PageAnswer,
  resolver: ScreenResolver,
  isErrorFatal: boolean,
  limit = RENDER_TIMEOUT_MS,
): Promise<RenderedApp> {
  const host: Host = {
    lang: answer.lang,
    signals: createSignalBus(),
    messages: (owner) => resolver.messages(owner),
    slot: (name) => resolver.slot(name),
    block: (model) => resolver.block(model),
    parts: hostParts,
    loadPage: () => Promise.reject(new Error('Pages are loaded in the browser.')),
    report: () => undefined,
  };
  const parts = { onRender: resolver.onPart, loadTexts: () => Promise.resolve(), onFailure: () => undefined };
  const app = (
    <StyleSheetManager sheet={resolver.sheet.instance}>
      <HostContext value={host}>
        <PageContext value={answer}>
          <PartsContext value={parts}>
            <Router location={answer.url} navigator={NOWHERE}>
              <App Screen={resolver.Screen} />
            </Router>
          </PartsContext>
        </PageContext>
      </HostContext>
    </StyleSheetManager>
  );
  const html =
    (isErrorFatal ? null : renderAtOnce(app)) ?? (await renderInTime(app, { onError: resolver.onError, isErrorFatal, limit }));
  return { html, styleTags: resolver.sheet.getStyleTags() };
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
