import * as host from '@spielplan/shared-ui/host';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en.json' with { type: 'json' };
import type { ComponentType } from 'react';
import { readyParts } from '../parts/lazy/lazyPart.tsx';
import { shellScreens as lazyScreens } from '../screens/shellScreens.ts';

/**
 * What the shell's server takes from this bundle. Remotes
 * get `host` from here, so that all share one React context.
 */
export { createRenderer } from './renderApp.server.tsx';
export { frameCss } from '../app/globalCss.server.ts';
export { EARLY_SCRIPT, TAGS_SCRIPT } from '../app/earlyScript.ts';
export { FONT_PRELOADS } from '../app/fontPreload.ts';
export { loadCmsPage } from '../screens/CmsPage/loadCmsPage.server.ts';
export { orderHeadings } from '../blocks/headingOrder.ts';
export { loadPageBlocks } from '../blocks/loadPageBlocks.server.ts';
export { loadSection } from '../sections/loadSection.server.ts';
export { serverBlocks } from '../blocks/serverBlocks.server.ts';
export { resolveMessages } from '../i18n/resolveMessages.server.ts';
export { MESSAGE_AREAS, splitMessages, type MessageAreas } from '../parts/lazy/messageAreas.ts';
export { areaOwner, partOfScreen, PARTS, type MessageArea, type PartName } from '../parts/lazy/parts.ts';
export { shellRoutes } from '../screens/shellRoutes.server.ts';
export { host };

export const shellMessages = { de, en };

/** The shell's screens by id, there once `ready` has resolved. */
export const shellScreens: Record<string, ComponentType<{ data: unknown }>> = {};

/** Loads what browsers load lazily. Nothing is rendered before it resolves. */
export async function ready(): Promise<void> {
  for (const [id, load] of Object.entries(lazyScreens)) shellScreens[id] = await load();
  await readyParts();
}
