import { EMAIL_CONFIRMATION, FORM_FIELD_TYPES, type FormEntryRequest, type FormFault } from '@spielplan/shared-contracts/api';
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { checkValue, type FieldRow, type FieldValue } from './checkValue.ts';

/** Everything that is wrong, by slug and in the order of the form. */
export type FormFaults = Readonly<Record<string, FormFault>>;

export interface CheckedEntry {
  /** What is stored: a value or null for every field that has one. */
  values: Record<string, FieldValue>;
  faults: FormFaults;
  /** The ids of the uploads by the slug of their field; they must still be claimed. */
  files: Readonly<Record<string, string>>;
}

/**
 * Checks all values of a submission against the form's fields. The confirmation of the
 * e-mail address is compared, where it was sent, and not stored. `today` is the day in the house.
 */
export function checkEntry(fields: readonly FieldRow[], given: FormEntryRequest['field_values'], today: IsoDay): CheckedEntry {
  const sent = new Map<string, FieldValue>(Object.entries(given));
  const values: [string, FieldValue][] = [];
  const faults: [string, FormFault][] = [];
  const files: [string, string][] = [];
  for (const field of fields) {
    const { slug, fieldType } = field;
    const checked = checkValue(field, sent.get(slug) ?? null, today);
    if ('fault' in checked) faults.push([slug, checked.fault]);
    else if (fieldType !== FORM_FIELD_TYPES.heading) values.push([slug, checked.value]);
    if (fieldType === FORM_FIELD_TYPES.file && 'value' in checked && checked.value) files.push([slug, String(checked.value)]);
  }
  const known = new Set(fields.map(({ slug }) => slug));
  if (!confirmsEmail(fields, sent)) faults.push([EMAIL_CONFIRMATION.slug, 'mismatch']);
  for (const slug of sent.keys()) if (!known.has(slug) && slug !== EMAIL_CONFIRMATION.slug) faults.push([slug, 'unknown']);
  return { values: Object.fromEntries(values), faults: Object.fromEntries(faults), files: Object.fromEntries(files) };
}

/**
 * Whether the second e-mail address repeats the first (R52).
 * Without one in the request there is nothing to compare.
 */
function confirmsEmail(fields: readonly FieldRow[], sent: ReadonlyMap<string, FieldValue>): boolean {
  const confirmation = sent.get(EMAIL_CONFIRMATION.slug);
  const email = fields.find(({ fieldType, visible }) => visible && fieldType === FORM_FIELD_TYPES.email);
  if (confirmation === undefined || !email) return true;
  return normal(confirmation) === normal(sent.get(email.slug));
}

function normal(value: FieldValue | undefined): string {
  return String(value ?? '')
    .trim()
    .toLowerCase();
}
