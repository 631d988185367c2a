import type { FormFieldType } from '@spielplan/shared-contracts/api';

/**
 * What a field is: the kinds of the contract, and the second
 * e-mail field that the site adds (product.md section 3).
 */
export type FieldKind = FormFieldType | 'emailconfirm';

export interface Choice {
  value: string;
  label: string;
}

/** One field, ready to show. What a field does not have is left out. */
export interface FieldView {
  slug: string;
  kind: FieldKind;
  label: string;
  isRequired?: true;
  /** Not shown: its preset is sent as it is, and it blocks nothing (R52). */
  isHidden?: true;
  help?: string;
  placeholder?: string;
  /** What it starts with; for lists the one value ticked at first. */
  preset?: string;
  choices?: readonly Choice[];
  /** The most characters of a text. */
  maxLength?: number;
  min?: number;
  max?: number;
  /** The most bytes of a file. */
  maxBytes?: number;
  /** The same in words: "10 MB". */
  maxSize?: string;
  /** What browsers may fill in by themselves (HTML `autocomplete`, WCAG 1.3.5). */
  autocomplete?: string;
}

/** A form of the house, ready to show. */
export interface FormView {
  id: number;
  title: string;
  /** Sanitised rich text. */
  intro: string;
  /** In the order in which they are read; `email2` stands behind the address that it repeats. */
  fields: readonly FieldView[];
  /** The form's own page, which also takes it without scripts. */
  action: string;
  /** The `accept` of its file fields. */
  fileTypes: string;
}

/** `null` is a field without a value, which a file always is: what is uploaded is kept apart. */
export type FormValue = string | boolean | readonly string[] | null;
export type FormValues = Readonly<Record<string, FormValue>>;
