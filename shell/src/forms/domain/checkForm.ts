import type { FormFault } from '@spielplan/shared-contracts/api';
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { checkField } from './checkField.ts';
import type { FieldView, FormValue, FormValues } from './formView.ts';

/** Everything that is wrong, by slug and in the order of the form. */
export type FormFaults = Readonly<Record<string, FormFault>>;

/**
 * Checks all values of a form. Its second e-mail address must repeat the first one that is shown,
 * and shares what is wrong with it; where the form asks for none, nothing is compared (R52). `today`
 * is the day in the house.
 */
export function checkForm(fields: readonly FieldView[], values: FormValues, today: IsoDay): FormFaults {
  const faults = fields.flatMap((field) => {
    const fault = checkFieldOf(fields, field, values, today);
    return fault ? [[field.slug, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}

/** What is wrong with one field, the confirmation of the e-mail address included. */
export function checkFieldOf(
  fields: readonly FieldView[],
  field: FieldView,
  values: FormValues,
  today: IsoDay,
): FormFault | null {
  const value = values[field.slug] ?? null;
  if (field.kind !== 'emailconfirm') return checkField(field, value, today);
  const email = findEmail(fields);
  if (!email) return null;
  const address = values[email.slug] ?? null;
  if (normal(value) !== normal(address)) return 'mismatch';
  // A fault of both addresses is reported at both fields; a missing address is reported once.
  return normal(address) === '' ? null : checkField(email, address, today);
}

/** The address that `email2` repeats. */
export function findEmail(fields: readonly FieldView[]): FieldView | undefined {
  return fields.find(({ kind, isHidden }) => kind === 'email' && !isHidden);
}

function normal(value: FormValue): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}
