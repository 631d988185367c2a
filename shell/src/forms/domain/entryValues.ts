import type { FormEntryRequest } from '@spielplan/shared-contracts/api';
import type { FieldView, FormValues } from './formView.ts';
import { hasValue } from './initialValues.ts';
import { parseWebAddress } from './parseWebAddress.ts';

/**
 * The `field_values` of a form's entry: every field that has
 * a value by its slug, files by the ids of their uploads.
 */
export function entryValues(
  fields: readonly FieldView[],
  values: FormValues,
  files: Readonly<Record<string, string>>,
): FormEntryRequest['field_values'] {
  return Object.fromEntries(
    fields.filter(hasValue).map(({ slug, kind }) => {
      const value = values[slug] ?? null;
      if (kind === 'file') return [slug, files[slug] ?? null];
      if (typeof value === 'object') return [slug, value && [...value]];
      if (kind === 'url' && typeof value === 'string') return [slug, parseWebAddress(value.trim()) ?? value];
      return [slug, value];
    }),
  );
}
