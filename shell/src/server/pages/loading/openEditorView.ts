import { editorCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { parseId } from '@spielplan/shared-contracts/routes';
import { createEditorReader } from '../../provider/createEditorReader.ts';
import type { EditorView, PageRequest, RenderContext } from '../PageRequest.ts';

/** The query key of a moment to come; its value is an instant, to the minute. */
export const MOMENT_PARAM = 'at';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z$/;
/** The provider answers for no later one. */
const MAX_AHEAD_MS = 2 * 365 * 86_400_000;

type Works = Pick<RenderContext, 'readAsEditor' | 'provider'>;

/**
 * Whether an address asks for what only editors are
 * shown: a page in edit mode, one of its saved states, or as it will be.
 */
export function asksForEditorView({ searchParams }: URL): boolean {
  return searchParams.has('v') || searchParams.has('edit') || searchParams.has(MOMENT_PARAM);
}

/**
 * Opens an editor's view of a page, or null for everybody else: no session, one that has ended, an
 * account that is no editor. Anyone who opens it ends its reader. Rejects with the provider's named
 * errors.
 */
export async function openEditorView(
  { readAsEditor, provider }: Works,
  request: Pick<PageRequest, 'cookie' | 'url' | 'now'>,
): Promise<EditorView | null> {
  const { cookie, url, now } = request;
  if (cookie === undefined) return null;
  const at = momentOf(url, now);
  try {
    const { rights } = await readAsEditor(editorCall, { cookie });
    // Without the right to edit, a moment in the address is ignored.
    if (url.searchParams.has(MOMENT_PARAM) && (at === null || rights?.edit === false)) return null;
  } catch (error) {
    if (isSpielplanError(error, 'NOT_LOGGED_IN') || isSpielplanError(error, 'FORBIDDEN')) return null;
    throw error;
  }
  if (at !== null) {
    const reader = createEditorReader({ readAsEditor, shared: provider, cookie, at });
    return { reader, version: null, isEditing: false, at };
  }
  return createEditorView({ readAsEditor, provider }, cookie, url);
}

/** The moment that an address asks for, in epoch ms; null where it is none to come. */
function momentOf({ searchParams }: URL, now: number): number | null {
  const asked = searchParams.get(MOMENT_PARAM);
  const at = asked !== null && MOMENT.test(asked) ? Date.parse(asked) : NaN;
  return at > now && at - now <= MAX_AHEAD_MS ? at : null;
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
