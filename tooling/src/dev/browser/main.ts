import { createHotUpdates, type DevEvent, type WebpackHot } from './hotUpdates.ts';
import { startRefresh, type PageRefresh } from './refreshRuntime.ts';

declare global {
  var spielplanRefresh: PageRefresh | undefined;
  var SC_DISABLE_SPEEDY: boolean | undefined;
  // Given by webpack: the hash of the build this file is in.
  const __webpack_hash__: string;
  interface ImportMeta {
    webpackHot?: WebpackHot;
  }
}

const EVENTS = '/_dev/events';

// The first module of the shell's development bundle. Style rules go through the CSSOM as
// in production: the content-security policy refuses style elements with text in them.
globalThis.SC_DISABLE_SPEEDY = false;

const updates = createHotUpdates({
  reload: () => location.reload(),
  // oxlint-disable-next-line no-console
  say: (text, isError) => (isError ? console.error : console.info)(`[dev] ${text}`),
});
globalThis.spielplanRefresh = startRefresh(updates.join);
if (import.meta.webpackHot) updates.join('shell', import.meta.webpackHot, () => __webpack_hash__);

new EventSource(EVENTS).addEventListener('message', ({ data }) => void updates.handle(JSON.parse(String(data)) as DevEvent));
