import {
  EMAIL_CONFIRMATION,
  FORM_FIELD_TYPES,
  FORM_FILE_TYPES,
  FORM_TEXT_LENGTHS,
  type Form,
  type FormField,
  type FormFieldType,
} from '@spielplan/shared-contracts/api';
import type { Language, MessageValues } from '@spielplan/shared-contracts/i18n';
import { slugify } from '@spielplan/shared-contracts/routes';
import { findEmail } from '../domain/checkForm.ts';
import type { FieldView, FormView } from '../domain/formView.ts';
import { autocompleteOf } from './autocompleteOf.server.ts';
import { ownPaths } from '../../routes.ts';

const KINDS = new Map(Object.entries(FORM_FIELD_TYPES).map(([kind, number]) => [number as number, kind as FormFieldType]));
const LENGTHS: { readonly [K in FieldView['kind']]?: number } = {
  text: FORM_TEXT_LENGTHS.line,
  url: FORM_TEXT_LENGTHS.line,
  textarea: FORM_TEXT_LENGTHS.area,
  email: FORM_TEXT_LENGTHS.email,
};

interface FormTexts {
  lang: Language;
  text(key: string, values?: MessageValues): string;
}

/**
 * The view model of a form, with the second e-mail field
 * that every form gets (product.md section 3, R52).
 */
export function presentForm(form: Form, { lang, text }: FormTexts): FormView {
  return {
    id: form.id,
    title: form.title,
    intro: form.intro,
    fields: withConfirmation(
      form.fields.map((field) => presentField(field, lang)),
      text('form.email2'),
    ),
    action: formPath(form, lang),
    fileTypes: Object.entries(FORM_FILE_TYPES)
      .flatMap(([type, ending]) => [type, `.${ending}`])
      .join(','),
  };
}

/** The one address of a form in a language; its slug is that of its title. */
export function formPath({ id, title }: Pick<Form, 'id' | 'title'>, lang: Language): string {
  return ownPaths.form({ lang, slug: slugify(title), id });
}

/** A number that the contract does not name is a text. */
function presentField(field: FormField, lang: Language): FieldView {
  const kind = KINDS.get(field.field_type) ?? 'text';
  const isHidden = kind === 'hidden' || !field.visible;
  const maxLength = field.max_length ?? LENGTHS[kind];
  const autocomplete = isHidden ? undefined : autocompleteOf(kind, field.slug);
  return {
    slug: field.slug,
    kind,
    label: field.label,
    ...(field.required && !isHidden && kind !== 'heading' && { isRequired: true as const }),
    ...(isHidden && { isHidden: true as const }),
    ...(field.help_text && { help: field.help_text }),
    ...(field.placeholder_text && { placeholder: field.placeholder_text }),
    ...(field.default && { preset: field.default }),
    ...(field.choices.length > 0 && { choices: field.choices }),
    ...(maxLength !== undefined && { maxLength }),
    ...(field.min !== null && { min: field.min }),
    ...(field.max !== null && { max: field.max }),
    ...(field.max_bytes !== null && { maxBytes: field.max_bytes, maxSize: megabytes(field.max_bytes, lang) }),
    ...(autocomplete && { autocomplete }),
  };
}

function megabytes(bytes: number, lang: Language): string {
  return `${new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(bytes / 1_048_576)} MB`;
}

/** The confirmation follows the address field that it repeats; it is last where there is none. */
function withConfirmation(fields: FieldView[], label: string): FieldView[] {
  const { slug, type } = EMAIL_CONFIRMATION;
  if (fields.some((field) => field.slug === slug)) return fields;
  const confirmation: FieldView = { slug, kind: type, label, maxLength: FORM_TEXT_LENGTHS.email };
  const email = findEmail(fields);
  return fields.toSpliced(email ? fields.indexOf(email) + 1 : fields.length, 0, confirmation);
}
