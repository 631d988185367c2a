import { FORM_TEXT_LENGTHS } from '@spielplan/shared-contracts/api';
import type { FieldFaults } from '../../forms/domain/formFaults.ts';
import type { FormView } from '../../forms/domain/formView.ts';

/** All texts of a form and what multipart wraps around them. */
const TEXT_BYTES = 256 * 1024;
const FILE_BYTES = 10 * 1024 * 1024;
/** The limit of one form with all its files. */
const MAX_BYTES = 48 * 1024 * 1024;
/** The limits of all forms that have arrived and are not passed on yet, in total and for one network. */
export const FORM_BUDGET = { maxTotal: 96 * 1024 * 1024, maxPerNetwork: MAX_BYTES };

/** How many bytes a posted form may have: its texts, and its files as large as the form allows. */
export function bodyLimit({ fields }: FormView): number {
  const files = fields.filter(({ kind }) => kind === 'file').map(({ maxBytes = FILE_BYTES }) => maxBytes);
  const texts = fields.length * FORM_TEXT_LENGTHS.area;
  return Math.min(
    MAX_BYTES,
    files.reduce((sum, bytes) => sum + bytes, TEXT_BYTES + texts),
  );
}

/** The fields whose files are larger than the form allows. */
export function oversized({ fields }: FormView, files: ReadonlyMap<string, File>): FieldFaults {
  const wrong = fields.filter(({ slug, maxBytes = Infinity }) => (files.get(slug)?.size ?? 0) > maxBytes);
  return Object.fromEntries(wrong.map(({ slug }) => [slug, 'file_size' as const]));
}
