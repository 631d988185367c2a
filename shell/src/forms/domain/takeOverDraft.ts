import type { FieldView, FormValues } from './formView.ts';
import { initialValues } from './initialValues.ts';

/**
 * What of a draft still fits the form, which may have been changed since; `null` where it
 * holds nothing that the empty form does not. Hidden fields and files always start again.
 */
export function takeOverDraft(fields: readonly FieldView[], draft: FormValues): FormValues | null {
  const empty = initialValues(fields);
  const fitting = fields.flatMap((field) => {
    const value = draft[field.slug];
    const isFitting = value !== undefined && kindOf(value) === kindOf(empty[field.slug]) && !field.isHidden;
    return isFitting && field.kind !== 'file' ? [[field.slug, value] as const] : [];
  });
  const isNew = fitting.some(([slug, value]) => JSON.stringify(value) !== JSON.stringify(empty[slug]));
  return isNew ? Object.fromEntries(fitting) : null;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
