import { FORM_FIELD_TYPES } from '@spielplan/shared-contracts/api';
import type { formFields, forms } from '../platform/database/schema/index.ts';
import { FORMS } from './content/forms/index.ts';

export interface FormRows {
  forms: (typeof forms.$inferInsert)[];
  fields: (typeof formFields.$inferInsert)[];
}

/** The forms of the house with their fields. */
export function buildForms(): FormRows {
  const fields = FORMS.flatMap((form, formIndex) =>
    form.fields.map(
      ({ kind, slug, label, isRequired, choices, default: preset, placeholder, help, maxLength, min, max }, index) => ({
        formId: formIndex + 1,
        position: index + 1,
        slug,
        fieldType: FORM_FIELD_TYPES[kind],
        required: isRequired,
        visible: kind !== 'hidden',
        label,
        choices,
        defaultValue: preset,
        placeholderText: placeholder,
        helpText: help,
        maxLength,
        minValue: min,
        maxValue: max,
      }),
    ),
  );
  return {
    forms: FORMS.map(({ title, intro }, index) => ({ id: index + 1, title, intro, isOnline: true })),
    fields: fields.map((field, index) => ({ id: index + 1, ...field })),
  };
}
