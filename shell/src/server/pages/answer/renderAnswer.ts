import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import { REMOTES_PREFIX, slotOf, type PageAnswer, type PageFound, type RemoteName } from '@spielplan/shared-contracts/remote';
import type { RenderedApp } from '../../../render/renderApp.server.tsx';
import type { ComposedAnswer } from '../PageOutcome.ts';
import type { RenderContext } from '../PageRequest.ts';
import { hasOwnTexts } from './messageTables.ts';
import { renderDocument, type RenderedPage } from './renderDocument.ts';
import { pathOf } from '../../http/requestUrl.ts';

/** A lazy part of a remote, named as its chunk is. */
interface Part {
  owner: RemoteName | undefined;
  chunk: string;
}

interface RenderOptions {
  renderContext: RenderContext;
  answer: ComposedAnswer;
  found: Pick<PageFound, 'heroImage'>;
  /** A smoke test fails on any error; a visitor's page lets a slot show its fallback. */
  isSmokeTest?: boolean;
}

/**
 * Renders the document of a page answer: markup, styles, data
 * and the preloads of exactly the scripts it will ask for.
 */
export async function renderAnswer(options: RenderOptions): Promise<RenderedPage & { uses: readonly RemoteName[] }> {
  const { renderContext, answer, found, isSmokeTest = false } = options;
  const { set, bundle, log } = renderContext;
  const place = `${answer.screen.remote}/${answer.screen.id}`;
  const app = await renderContext.renderApp({ answer, isErrorFatal: isSmokeTest });
  for (const error of app.errors) log.error('render.failed', error, { path: pathOf(answer.url), screen: place });
  if (app.kind === 'crashed') {
    const cause = app.error;
    if (isSpielplanError(cause, 'REMOTE_CONTRACT')) throw cause;
    const detail = `${place}: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new SpielplanError('REMOTE_CRASHED', { detail, cause });
  }

  const parts: Part[] = [
    ...app.blocks.map((model) => ({ owner: set.blocks[model], chunk: `block-${model}` })),
    ...app.slots
      .filter((name) => set.loadings[slotOf(name)] === 'eager')
      .map((name) => ({ owner: answer.slots[name], chunk: `slot-${slotOf(name)}` })),
  ];
  const own = answer.screen.remote === 'shell' ? bundle.partOfScreen(answer.screen.id) : null;
  const shellParts = [...(own ? [own] : []), ...app.parts];
  const shellTexts = renderContext.messages.ofPage(
    shellParts.map((name) => bundle.PARTS[name]),
    answer.lang,
  );
  const { messages, texts } = textsOf(renderContext, answer, parts);
  const written = { ...answer, messages: { ...answer.messages, ...messages, shell: shellTexts }, ...(texts && { texts }) };
  const scripts = [
    ...shellParts.flatMap((name) => renderContext.shellParts[name] ?? []),
    ...scriptsOf(renderContext, answer, parts),
  ];
  const page = renderDocument({
    renderContext,
    answer: written,
    app,
    heroImage: found.heroImage ?? null,
    scripts: [...new Set(scripts)],
  });
  return { ...page, uses: usesOf(renderContext, answer, app) };
}

/** The remotes whose code made a page: that of its screen, and those of all slots and blocks on it. */
function usesOf(
  { set }: RenderContext,
  { screen, slots: fillings }: PageAnswer,
  { slots, blocks }: Pick<RenderedApp, 'slots' | 'blocks'>,
) {
  const owners = [
    screen.remote,
    ...slots.flatMap((name) => fillings[name] ?? []),
    ...blocks.flatMap((model) => set.blocks[model] ?? []),
  ];
  return [...new Set(owners)].filter((owner) => owner !== 'shell');
}

/** The texts of what the page shows of each remote; where these are not all, of which parts. */
function textsOf(
  { set, messages: tables }: RenderContext,
  answer: ComposedAnswer,
  parts: readonly Part[],
): Pick<PageAnswer, 'messages' | 'texts'> {
  const { remote, id } = answer.screen;
  const shown = remote === 'shell' ? parts : [{ owner: remote, chunk: `screen-${id}` }, ...parts];
  const messages: PageAnswer['messages'] = {};
  let { texts } = answer;
  for (const owner of new Set(shown.flatMap((part) => part.owner ?? []))) {
    const chunks = shown.filter((part) => part.owner === owner).map(({ chunk }) => chunk);
    messages[owner] = tables.ofParts(owner, chunks, answer.lang);
    if (hasOwnTexts(set, owner, chunks)) texts = { ...texts, [owner]: chunks };
  }
  return { messages, ...(texts && { texts }) };
}

/** Scripts this page's hydration asks for beyond the shell's own, in the order it does. */
function scriptsOf({ set }: RenderContext, { screen }: PageAnswer, parts: readonly Part[]): string[] {
  const own = screen.remote === 'shell' ? [] : [{ owner: screen.remote, chunk: `screen-${screen.id}` }];
  const scripts = new Set<string>();
  for (const { owner, chunk } of [...own, ...parts]) {
    const release = owner && set.remotes.get(owner)?.release;
    if (!release) continue;
    const folder = `${REMOTES_PREFIX}/${release.name}/${release.version}`;
    scripts.add(`${folder}/${release.entry}`);
    for (const file of release.chunks[chunk] ?? []) scripts.add(`${folder}/${file}`);
  }
  return [...scripts];
}
