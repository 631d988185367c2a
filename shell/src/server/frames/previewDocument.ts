import { frameDocument, type FrameDocument } from './frameDocument.ts';

const PREVIEW_PATH = '/_frame/preview';

/**
 * Writes what stands behind its own address into itself, and only inside of a page
 * of the site: opened by itself it would show anybody's words under the site's name.
 */
const WRITE =
  "if(parent!==self)document.write(decodeURIComponent(location.hash.slice(1)));addEventListener('hashchange',()=>location.reload())";

/** Where a sealed document of this markup is shown. No server is told of it. */
export function previewAddress(markup: string): string {
  return `${PREVIEW_PATH}#${encodeURIComponent(markup)}`;
}

/** The document for markup with scripts that is not saved yet. */
export function previewDocument(): FrameDocument {
  return frameDocument({ body: `<script>${WRITE}</script>` });
}
