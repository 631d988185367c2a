import { previewTokenOf } from './loading/openPreview.ts';
import type { PageRequest } from './PageRequest.ts';

/**
 * Whether the answer to a page view is the same for every visitor: it was asked without a session and without a
 * preview link, and was not read as an editor. Every other answer is `private, no-store`, and nothing of others runs on it.
 */
export function isForEverybody({ hasSession, url, editor }: Pick<PageRequest, 'hasSession' | 'url' | 'editor'>): boolean {
  return !hasSession && !editor && previewTokenOf(url) === null;
}
