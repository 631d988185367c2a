import { editorCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { parseId } from '@spielplan/shared-contracts/routes';
import { createEditorReader } from '../../provider/createEditorReader.ts';
import type { EditorView, PageRequest, RenderContext } from '../PageRequest.ts';

type Works = Pick<RenderContext, 'readAsEditor' | 'provider'>;

/**
 * Whether an address asks for what only editors are
 * shown: a page in edit mode, or one of its saved states.
 */
export function asksForEditorView({ searchParams }: URL): boolean {
  return searchParams.has('v') || searchParams.has('edit');
}

/**
 * Opens an editor's view of a page, or null for everybody else: no session, one that has ended, an
 * account that is no editor. Anyone who opens it ends its reader. Rejects with the provider's named
 * errors.
 */
export async function openEditorView(
  { readAsEditor, provider }: Works,
  request: Pick<PageRequest, 'cookie' | 'url'>,
): Promise<EditorView | null> {
  const { cookie, url } = request;
  if (cookie === undefined) return null;
  try {
    await readAsEditor(editorCall, { cookie });
  } catch (error) {
    if (isSpielplanError(error, 'NOT_LOGGED_IN') || isSpielplanError(error, 'FORBIDDEN')) return null;
    throw error;
  }
  return createEditorView({ readAsEditor, provider }, cookie, url);
}

/** The view of an account that is known to be an editor's. Anyone who makes it ends its reader. */
export function createEditorView({ readAsEditor, provider }: Works, cookie: string, url: URL): EditorView {
  const version = url.searchParams.get('v');
  const isEditing = version === null && url.searchParams.has('edit');
  return {
    reader: createEditorReader({ readAsEditor, shared: provider, cookie, more: isEditing ? { edit: '1' } : undefined }),
    version: version === null ? null : (parseId(version) ?? 'unreadable'),
    isEditing,
  };
}
