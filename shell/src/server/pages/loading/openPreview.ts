import { PREVIEW_TOKEN, previewCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { createEditorReader } from '../../provider/createEditorReader.ts';
import { queryOf, readQuery } from '../../http/requestUrl.ts';
import type { EditorView, PageRequest, RenderContext } from '../PageRequest.ts';

/** The query key of a preview link; its value is the link's secret. */
export const PREVIEW_PARAM = 'preview';

/** Whether a value has the form of a preview link's secret. */
export function isPreviewToken(value: string): boolean {
  return PREVIEW_TOKEN.test(value);
}

/** The secret of the preview link that an address carries. */
export function previewTokenOf({ searchParams }: URL): string | null {
  return searchParams.getAll(PREVIEW_PARAM).find(isPreviewToken) ?? null;
}

/** The same of an address as it was asked for, which may be none. */
export function namesPreview(address: string): boolean {
  const query = queryOf(address);
  return query !== '' && readQuery(query).getAll(PREVIEW_PARAM).some(isPreviewToken);
}

/**
 * Opens the view of a preview link: the working state of one document, without a session. Null once
 * the link has expired. Anyone who opens it ends its reader. Rejects with the provider's named errors.
 */
export async function openPreview(
  { readAsEditor, provider }: Pick<RenderContext, 'readAsEditor' | 'provider'>,
  { lang }: Pick<PageRequest, 'lang'>,
  token: string,
): Promise<EditorView | null> {
  try {
    const { expires } = await readAsEditor(previewCall, { cookie: '', params: { lang }, query: { preview: token } });
    const reader = createEditorReader({ readAsEditor, shared: provider, cookie: '', more: { [PREVIEW_PARAM]: token } });
    return { reader, version: null, isEditing: false, previewUntil: expires };
  } catch (error) {
    // A provider of before has no such call.
    if (isSpielplanError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}
