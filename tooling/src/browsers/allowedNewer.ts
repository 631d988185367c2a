/**
 * Features by the names the check reports, and why asking
 * for them is safe where a browser of the list lacks them.
 */
export type Allowed = Readonly<Record<string, string>>;

export const ALLOWED_SCRIPT: Allowed = {
  cookieStore: 'asked for first: without it a login in another tab shows on the next page',
  navigation: 'asked for first: without it "back" leads to the list above',
  '.startViewTransition()': 'asked for first: without it pages change at once',
  '.skipTransition()': 'of a transition that has begun',
  requestIdleCallback: 'asked for first by the editor’s checks',
  cancelIdleCallback: 'called with what requestIdleCallback gave',
  '.share()': 'the button is there only where the browser can share',
  '.forget()': 'a method of our forms',
  '.use()': 'a function of React',
  '.messages()': 'a method of our host',
  '.retry()': 'a method of our booking store',
  '.changed()': 'a method of the editor’s queue',
  '.destroy()': 'a method of the editor’s rich text',
  '.drop()': 'a method of the editor’s dragging',
  '.s()': 'a short name in the editor’s dragging',
  ClipboardItem: 'caught where the editor’s clipboard lacks it: blocks go by the browser’s storage',
  '.getType()': 'of a ClipboardItem',
  trustedTypes: 'asked for first by the editor’s rich text, with its two methods: without it markup is read as it is',
  '.createPolicy()': 'of trustedTypes',
  '.createHTML()': 'of trustedTypes',
  '.caretPositionFromPoint()': 'asked for first by the editor’s rich text: without it WebKit’s caretRangeFromPoint',
  '.getComposedRanges()': 'asked for first by the editor’s rich text, for WebKit alone',
};

/**
 * A browser drops a declaration that it does not know; here that leaves a page as good as before.
 */
export const ALLOWED_STYLE: Allowed = {
  'overscroll-behavior': 'partly there: what scrolls beneath a layer may move along',
  'overscroll-behavior-x': 'partly there: what scrolls beneath a layer may move along',
  'cursor: pointer': 'telephones have no pointer',
  'cursor: not-allowed': 'telephones have no pointer',
  'cursor: grab': 'telephones have no pointer',
  'cursor: default': 'telephones have no pointer',
  resize: 'the field cannot be drawn larger, and scrolls',
  'resize: vertical': 'the field cannot be drawn larger, and scrolls',
  'hyphenate-limit-chars': 'WebKit has the two prefixed properties beside it; Firefox before 137 parts shorter words',
  '-webkit-hyphenate-limit-before': 'WebKit alone needs it',
  '-webkit-hyphenate-limit-after': 'WebKit alone needs it',
  '-webkit-tap-highlight-color': 'a flash on touch, of WebKit and Chromium alone',
  '@starting-style': 'layers are there at once',
  'scrollbar-width': 'the scrollbar is as wide as everywhere',
  'scrollbar-width: thin': 'the scrollbar is as wide as everywhere',
  'scrollbar-width: none': 'the scrollbar is there',
  'scrollbar-color': 'the scrollbar has the colours of the system',
  'scrollbar-gutter': 'the page moves by a scrollbar’s width under a layer',
  'scrollbar-gutter: stable': 'the page moves by a scrollbar’s width under a layer',
  'content-visibility': 'everything is drawn at once',
  'content-visibility: auto': 'everything is drawn at once',
  'content-visibility: visible': 'print leaves out closed answers',
  ':details-content': 'print leaves out closed answers',
  'overflow-clip-margin': 'only together with content-visibility',
  'overflow-anchor': 'WebKit before 27 has no scroll anchoring that had to be switched off',
  'overflow-anchor: none': 'WebKit before 27 has no scroll anchoring that had to be switched off',
  'accent-color': 'partly there: boxes have the colour of the system',
  orphans: 'a paragraph may end a page with one line',
  widows: 'a paragraph may begin a page with one line',
  'break-after: avoid': 'a heading may end a printed page',
  '@page': 'print has the margins of the browser',
  'text-size-adjust': 'prefixed beside it for WebKit',
  ':selection': 'selected text has the colour of the system',
  ':view-transition-group': 'only together with startViewTransition',
  ':view-transition-old': 'only together with startViewTransition',
  ':view-transition-new': 'only together with startViewTransition',
  'forced-color-adjust': 'WebKit has no forced colours',
  'forced-color-adjust: none': 'WebKit has no forced colours',
};
