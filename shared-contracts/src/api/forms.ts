import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema, problemSchema } from './common.ts';

/**
 * What a form field is, by the number the provider sends (product.md section 5 names 5, 7 and 9).
 */
export const FORM_FIELD_TYPES = {
  text: 1,
  textarea: 2,
  email: 3,
  checkbox: 4,
  checkboxList: 5,
  select: 6,
  multipleSelect: 7,
  radio: 8,
  file: 9,
  date: 10,
  dateTime: 11,
  hidden: 12,
  number: 13,
  url: 14,
  birthday: 15,
  consent: 16,
  heading: 17,
} as const;
export type FormFieldType = keyof typeof FORM_FIELD_TYPES;

/**
 * The second e-mail field that every form gets behind its own fields (product.md section 3, R52).
 */
export const EMAIL_CONFIRMATION = { slug: 'email2', type: 'emailconfirm' } as const;

/** The most characters of a text where the field itself names no limit. */
export const FORM_TEXT_LENGTHS = { line: 500, area: 5_000, email: 254 } as const;

/**
 * The files that a form takes, by what they are and not
 * by what they are called, with the ending each gets.
 */
export const FORM_FILE_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
} as const;

export const formFieldSchema = z.object({
  id: idSchema,
  label: z.string(),
  slug: z.string().min(1),
  /** One of `FORM_FIELD_TYPES`; a number not listed there is shown as a text field. */
  field_type: z.number().int().positive(),
  required: z.boolean(),
  visible: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).default([]),
  /** Empty where there is none; for lists it is the one value ticked at first. */
  default: z.string().default(''),
  placeholder_text: z.string().default(''),
  help_text: z.string().default(''),
  /** The most characters of a text; null where the kind of field sets it (`FORM_TEXT_LENGTHS`). */
  max_length: z.number().int().positive().nullable().default(null),
  /** The bounds of a number, both included. */
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
  /** The most bytes of a file; null where nobody says. */
  max_bytes: z.number().int().positive().nullable().default(null),
});
export type FormField = z.infer<typeof formFieldSchema>;

export const formSchema = z.object({ id: idSchema, title: z.string(), intro: z.string(), fields: z.array(formFieldSchema) });
export type Form = z.infer<typeof formSchema>;
export const formCall = defineCall({
  id: 'form',
  ...addresses.form,
  topics: ['forms'],
  answer: formSchema,
  caching: { fresh: 30, stale: 86_400 },
});

/** A file kept for a short while until the form that it belongs to is sent. */
export const tempFileSchema = z.object({
  /** Unguessable; what a form entry names as the value of its file field. */
  id: z.uuid(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  content_type: z.string(),
});
export type TempFile = z.infer<typeof tempFileSchema>;
export const uploadTempFileCall = defineCall({
  id: 'uploadTempFile',
  ...addresses.uploadTempFile,
  encoding: 'multipart',
  body: z.object({ file: z.file() }),
  answer: tempFileSchema,
  status: 201,
});

const fieldValueSchema = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(2_000)).max(200),
  z.null(),
]);

/** Nobody fills in a form faster than this. */
export const FORM_LEAST_MS = 1_000;

/** `field_values` maps a field's slug to its value; a file is given by the id of its temp file. */
export const formEntryRequestSchema = z.object({
  form: idSchema,
  field_values: z.record(z.string().min(1).max(200), fieldValueSchema),
  /**
   * Made once for each filling-in; a second request with the same
   * one takes nothing down and answers with the first one's entry.
   */
  submission_id: z.uuid().optional(),
  /**
   * The honeypot: a field that people neither see nor reach. With a
   * text in it nothing is taken down, and the answer does not say so.
   */
  website: z.string().max(2_000).optional(),
  /**
   * Milliseconds from the form's appearing to its sending.
   * Below `FORM_LEAST_MS` it counts as the honeypot does.
   */
  elapsed_ms: z.number().nonnegative().optional(),
});
export type FormEntryRequest = z.infer<typeof formEntryRequestSchema>;
/**
 * What can be wrong with a value: `unknown` is a slug that the form
 * does not have, `file` an upload that is not there (any more).
 */
export const FORM_FAULTS = [
  'required',
  'invalid',
  'too_long',
  'out_of_range',
  'no_choice',
  'mismatch',
  'file',
  'unknown',
] as const;
export type FormFault = (typeof FORM_FAULTS)[number];

/**
 * What a form answers with 400: every field that is wrong by its
 * slug, in the order of the form; `field` is the first of them.
 */
export const formProblemSchema = problemSchema.extend({ fields: z.record(z.string(), z.enum(FORM_FAULTS)) });
export type FormProblem = z.infer<typeof formProblemSchema>;

export const submitFormCall = defineCall({
  id: 'submitForm',
  ...addresses.submitForm,
  body: formEntryRequestSchema,
  answer: z.object({ id: idSchema }),
  status: 201,
});
