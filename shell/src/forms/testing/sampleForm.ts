import { FORM_FIELD_TYPES, formSchema, type Form, type FormFieldType } from '@spielplan/shared-contracts/api';
import { translate, type Language } from '@spielplan/shared-contracts/i18n';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import type { FormView } from '../domain/formView.ts';
import { presentForm } from '../server/presentForm.server.ts';

let nextId = 1;

/** One field as the provider sends it. */
export function sampleField(kind: FormFieldType, slug: string, rest: object = {}) {
  return { id: nextId++, label: slug, slug, field_type: FORM_FIELD_TYPES[kind], required: false, visible: true, ...rest };
}

/** A form as the provider sends it. */
export function sampleForm(fields: readonly object[], rest: object = {}): Form {
  return formSchema.parse({ id: 7, title: 'Kontakt', intro: '<p>Schreiben Sie uns.</p>', fields, ...rest });
}

/** The same, ready to show. */
export function sampleView(fields: readonly object[], lang: Language = 'de'): FormView {
  return presentForm(sampleForm(fields), { lang, text: (key) => translate({ de, en }[lang], lang, key) });
}

export const CHOICES = [
  { value: 'a', label: 'Apfel' },
  { value: 'b', label: 'Birne' },
];
