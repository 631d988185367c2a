import type { FieldView, FormValue, FormValues } from './formView.ts';

const TICKED = new Set(['true', '1', 'on', 'yes']);

/**
 * What every field starts with (product.md section 5): files with nothing, lists with their default
 * in a list, all others with their default. A consent is never given beforehand, and a default that
 * is no choice is none.
 */
export function initialValues(fields: readonly FieldView[]): FormValues {
  return Object.fromEntries(fields.filter(hasValue).map((field) => [field.slug, initialValue(field)]));
}

/** Whether a field has a value at all; a heading has none. */
export function hasValue({ kind }: FieldView): boolean {
  return kind !== 'heading';
}

function initialValue({ kind, preset = '', choices = [] }: FieldView): FormValue {
  switch (kind) {
    case 'file':
    case 'heading':
      return null;
    case 'consent':
      return false;
    case 'checkbox':
      return TICKED.has(preset.toLowerCase());
    case 'checkboxList':
    case 'multipleSelect':
      return choices.filter(({ value }) => value === preset).map(({ value }) => value);
    case 'select':
    case 'radio':
      return choices.some(({ value }) => value === preset) ? preset : '';
    default:
      return preset;
  }
}
