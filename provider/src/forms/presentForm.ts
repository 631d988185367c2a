import { FORM_FIELD_TYPES, type Form } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { forms } from '../platform/database/schema/index.ts';
import type { FieldRow } from './checkValue.ts';

/**
 * A form with its fields in their order, in one language; `maxBytes` is what a
 * visitor's file may have. The confirmation of the e-mail address is added by the site.
 */
export function presentForm(
  { id, title, intro }: typeof forms.$inferSelect,
  fields: readonly FieldRow[],
  lang: Language,
  maxBytes: number,
): Form {
  return {
    id,
    title: title[lang],
    intro: intro[lang],
    fields: fields.map((field) => ({
      id: field.id,
      label: field.label[lang],
      slug: field.slug,
      field_type: field.fieldType,
      required: field.required,
      visible: field.visible,
      choices: field.choices.map(({ value, label }) => ({ value, label: label[lang] })),
      default: field.defaultValue[lang],
      placeholder_text: field.placeholderText[lang],
      help_text: field.helpText[lang],
      max_length: field.maxLength,
      min: field.minValue,
      max: field.maxValue,
      max_bytes: field.fieldType === FORM_FIELD_TYPES.file ? maxBytes : null,
    })),
  };
}
