import type { ProviderContext } from '../../../context.ts';
import type { EditorRow } from '../../../security/sessions.ts';
import type { Queries } from '../../content/readBlocks.ts';
import { adoptUpload } from '../../uploads/adoptUpload.ts';
import type { AdoptUpload } from './prepareFields.ts';

/**
 * Takes over what this editor uploaded a moment ago, in the transaction of the change that uses it.
 */
export function adoptUploads({ clock }: ProviderContext, tx: Queries, { id }: EditorRow): AdoptUpload {
  return (upload, kind) => adoptUpload(tx, upload, kind, id, clock.now());
}
