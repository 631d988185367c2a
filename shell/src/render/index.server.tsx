import * as host from '@spielplan/shared-ui/host';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en.json' with { type: 'json' };

/** What the shell's server takes from this bundle. Remotes get `host` from here, so that all share one React context. */
export { createStyleSheets, type StyleSheets } from './createStyleSheets.server.ts';
export { renderApp, type ScreenResolver } from './renderApp.server.tsx';
export { GLOBAL_CSS } from '../app/globalCss.server.ts';
export { EARLY_SCRIPT } from '../app/TopAlert/earlyScript.ts';
export { FONT_PRELOADS } from '../app/fontPreload.ts';
export { loadCmsPage } from '../screens/CmsPage/loadCmsPage.server.ts';
export { serverBlocks } from '../blocks/serverBlocks.server.ts';
export { resolveMessages } from '../i18n/resolveMessages.server.ts';
export { shellScreens } from '../screens/shellScreens.ts';
export { host };

export const shellMessages = { de, en };
