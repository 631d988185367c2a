import type { FormFieldType } from '@spielplan/shared-contracts/api';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from '../text.ts';

/** A question of a form as it is written down. */
export interface SeedField {
  kind: FormFieldType;
  slug: string;
  label: Localised;
  isRequired: boolean;
  choices: readonly { value: string; label: Localised }[];
  default: Localised;
  placeholder: Localised;
  help: Localised;
  maxLength: number | null;
  min: number | null;
  max: number | null;
}

export interface SeedForm {
  title: Localised;
  intro: Localised;
  fields: readonly SeedField[];
}

interface Details {
  choices?: readonly (readonly [value: string, de: string, en: string])[];
  default?: Localised;
  placeholder?: Localised;
  help?: Localised;
  maxLength?: number;
  min?: number;
  max?: number;
}

const NONE = t('', '');

/** A question that may stay open. */
export function optional(kind: FormFieldType, slug: string, de: string, en: string, details: Details = {}): SeedField {
  const { choices = [], default: preset = NONE, placeholder = NONE, help = NONE, maxLength, min, max } = details;
  return {
    kind,
    slug,
    label: t(de, en),
    isRequired: false,
    choices: choices.map(([value, german, english]) => ({ value, label: t(german, english) })),
    default: preset,
    placeholder,
    help,
    maxLength: maxLength ?? null,
    min: min ?? null,
    max: max ?? null,
  };
}

/** A question that must be answered. */
export function required(kind: FormFieldType, slug: string, de: string, en: string, details: Details = {}): SeedField {
  return { ...optional(kind, slug, de, en, details), isRequired: true };
}

/** The consent that stands at the end of every form. */
export function consent(de: string, en: string): SeedField {
  return required('consent', 'datenschutz', de, en, {
    help: t(
      'Sie können Ihre Einwilligung jederzeit widerrufen: datenschutz@altwasser.example.',
      'You can withdraw your consent at any time: datenschutz@altwasser.example.',
    ),
  });
}
