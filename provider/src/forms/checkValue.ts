import { domainToASCII } from 'node:url';
import { cleanLine, cleanLines } from '@spielplan/shared-contracts/rules';
import { z } from 'zod';
import { FORM_FIELD_TYPES, FORM_TEXT_LENGTHS, type FormFault, webUrlSchema } from '@spielplan/shared-contracts/api';
import { formatUrlDate, type IsoDay, parseUrlDate } from '@spielplan/shared-contracts/i18n';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { formFields } from '../platform/database/schema/index.ts';

export type FieldRow = typeof formFields.$inferSelect;
export type FieldValue = string | number | boolean | string[] | null;
/** A value as it is stored, `null` when there is none; or what is wrong with it. */
export type CheckedValue = { value: FieldValue } | { fault: FormFault };

type Rule = (value: FieldValue, field: FieldRow, today: IsoDay) => CheckedValue;

const INVALID: CheckedValue = { fault: 'invalid' };
const NOTHING: CheckedValue = { value: null };
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/;

/**
 * What each number of the contract takes. A number that is not here is a text, as the site shows it.
 */
const RULES: Readonly<Record<number, Rule>> = {
  [FORM_FIELD_TYPES.textarea]: (value, { maxLength }) => text(value, maxLength ?? FORM_TEXT_LENGTHS.area, cleanLines),
  [FORM_FIELD_TYPES.email]: (value) => inAscii(fitting(text(value, FORM_TEXT_LENGTHS.email), isEmail)),
  [FORM_FIELD_TYPES.url]: (value, { maxLength }) =>
    fitting(text(value, maxLength ?? FORM_TEXT_LENGTHS.line), (address) => webUrlSchema.safeParse(address).success),
  [FORM_FIELD_TYPES.checkbox]: tick,
  [FORM_FIELD_TYPES.consent]: tick,
  [FORM_FIELD_TYPES.select]: oneChoice,
  [FORM_FIELD_TYPES.radio]: oneChoice,
  [FORM_FIELD_TYPES.checkboxList]: manyChoices,
  [FORM_FIELD_TYPES.multipleSelect]: manyChoices,
  [FORM_FIELD_TYPES.file]: (value) => fitting(text(value, 36), (id) => z.uuid().safeParse(id).success, 'file'),
  [FORM_FIELD_TYPES.date]: (value) => fitting(text(value, 10), isDay),
  [FORM_FIELD_TYPES.birthday]: (value, _, today) => fitting(text(value, 10), (day) => isDay(day) && day <= today),
  [FORM_FIELD_TYPES.dateTime]: (value) => fitting(text(value, 16), isWallTime),
  [FORM_FIELD_TYPES.number]: number,
  [FORM_FIELD_TYPES.heading]: (value) => (value === '' ? NOTHING : INVALID),
};

/**
 * Checks one value of a form by the definition of its field and brings it into the form that is
 * stored: texts without spaces around them, numbers as numbers, days as `YYYY-MM-DD`, moments as
 * wall time of the house. Only visible fields can be missing (R52). `today` is the day in the house. Whether an
 * uploaded file is there is for the caller to find out.
 */
export function checkValue(field: FieldRow, given: FieldValue, today: IsoDay): CheckedValue {
  const rule = RULES[field.fieldType] ?? line;
  const checked = given === null || (Array.isArray(given) && given.length === 0) ? NOTHING : rule(given, field, today);
  const isMissing = 'value' in checked && (checked.value === null || checked.value === false);
  return isMissing && isAsked(field) ? { fault: 'required' } : checked;
}

function isAsked({ required, visible, fieldType }: FieldRow): boolean {
  return required && visible && fieldType !== FORM_FIELD_TYPES.hidden && fieldType !== FORM_FIELD_TYPES.heading;
}

function line(value: FieldValue, { maxLength }: FieldRow): CheckedValue {
  return text(value, maxLength ?? FORM_TEXT_LENGTHS.line);
}

/** Signs that nobody sees are left out of what somebody has written: they are no reason to refuse it. */
function text(value: FieldValue, longest: number, clean = cleanLine): CheckedValue {
  if (typeof value !== 'string' || !value.isWellFormed()) return INVALID;
  const trimmed = clean(value).trim();
  if (trimmed === '') return NOTHING;
  if ([...trimmed].length > longest) return { fault: 'too_long' };
  return { value: trimmed };
}

function fitting(checked: CheckedValue, fits: (value: string) => boolean, fault: FormFault = 'invalid'): CheckedValue {
  if ('fault' in checked) return fault === 'file' ? { fault } : checked;
  return checked.value === null || fits(String(checked.value)) ? checked : { fault };
}

function tick(value: FieldValue): CheckedValue {
  if (value === '') return { value: false };
  return typeof value === 'boolean' ? { value } : INVALID;
}

function oneChoice(value: FieldValue, { choices }: FieldRow): CheckedValue {
  if (value === '') return NOTHING;
  return choices.some((choice) => choice.value === value) ? { value } : { fault: 'no_choice' };
}

function manyChoices(value: FieldValue, { choices }: FieldRow): CheckedValue {
  if (value === '') return NOTHING;
  if (!Array.isArray(value)) return INVALID;
  const known = new Set(choices.map((choice) => choice.value));
  return value.every((each) => known.has(each)) ? { value: [...new Set(value)] } : { fault: 'no_choice' };
}

function number(value: FieldValue, { minValue, maxValue }: FieldRow): CheckedValue {
  const given = typeof value === 'string' ? value.trim() : value;
  if (given === '') return NOTHING;
  const read = typeof given === 'string' && NUMBER.test(given) ? Number(given.replace(',', '.')) : given;
  if (typeof read !== 'number' || !Number.isFinite(read)) return INVALID;
  const isWithin = read >= (minValue ?? -Infinity) && read <= (maxValue ?? Infinity);
  return isWithin ? { value: read } : { fault: 'out_of_range' };
}

/** An address with umlauts in its domain as mail servers know it. */
function asciiMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

function inAscii(checked: CheckedValue): CheckedValue {
  return 'value' in checked && typeof checked.value === 'string' ? { value: asciiMailbox(checked.value) } : checked;
}

function isEmail(address: string): boolean {
  const value = asciiMailbox(address);
  return z.email({ pattern: z.regexes.html5Email }).safeParse(value).success && /\.[^.]+$/.test(value.split('@')[1] ?? '');
}

function isDay(value: string): boolean {
  return parseUrlDate(formatUrlDate(value)) === value;
}

/** A time that the clocks of that day leave out (the last Sunday of March) is none. */
function isWallTime(value: string): boolean {
  if (!DATE_TIME.test(value) || !isDay(value.slice(0, 10)) || !/T(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)) return false;
  return inHouseZone(value).toFormat("yyyy-MM-dd'T'HH:mm") === value;
}
