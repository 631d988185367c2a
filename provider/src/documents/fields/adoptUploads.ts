import type { ProviderContext } from '../../platform/context.ts';
import type { EditorRow } from '../../accounts/index.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { adoptUpload } from '../../media/uploads/adoptUpload.ts';
import type { AdoptUpload } from './prepareFields.ts';

/**
 * Takes over what this editor uploaded a moment ago, in the transaction of the change that uses it.
 */
export function adoptUploads({ clock }: ProviderContext, tx: Queries, { id }: EditorRow): AdoptUpload {
  return (upload, kind) => adoptUpload(tx, upload, kind, id, clock.now());
}
