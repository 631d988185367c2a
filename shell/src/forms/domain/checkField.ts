import type { FormFault } from '@spielplan/shared-contracts/api';
import { formatUrlDate, parseUrlDate, type IsoDay } from '@spielplan/shared-contracts/i18n';
import type { FieldView, FormValue } from './formView.ts';
import { parseWebAddress } from './parseWebAddress.ts';

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/iu;
const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/;
const MINUTE = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d/;

/**
 * What is wrong with one value, or `null`. The rules are the provider's, so that what passes here is
 * taken there; only what it alone can know is left to it. `today` is the day in the house. A file's value
 * is the id of its upload. Hidden fields and fields that need no answer block nothing (R52).
 */
export function checkField(field: FieldView, value: FormValue, today: IsoDay): FormFault | null {
  if (field.isHidden || field.kind === 'heading') return null;
  if (isEmpty(value)) return field.isRequired ? 'required' : null;
  return typeof value === 'string' ? checkText(field, value.trim(), today) : null;
}

/** Whether there is no answer. A box that is not ticked is none. */
function isEmpty(value: FormValue): boolean {
  if (value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function checkText(field: FieldView, value: string, today: IsoDay): FormFault | null {
  const { kind, maxLength = Infinity } = field;
  if ([...value].length > maxLength) return 'too_long';
  switch (kind) {
    case 'number':
      return checkNumber(field, value);
    case 'select':
    case 'radio':
      return field.choices?.some((choice) => choice.value === value) ? null : 'no_choice';
    default:
      return isWellFormed(field, value, today) ? null : 'invalid';
  }
}

function isWellFormed({ kind }: FieldView, value: string, today: IsoDay): boolean {
  switch (kind) {
    case 'email':
      return EMAIL.test(value);
    case 'url':
      return parseWebAddress(value) !== null;
    case 'date':
      return isDay(value);
    case 'birthday':
      return isDay(value) && value <= today;
    case 'dateTime':
      return MINUTE.test(value) && isDay(value.slice(0, 10));
    default:
      return true;
  }
}

function checkNumber({ min = -Infinity, max = Infinity }: FieldView, value: string): FormFault | null {
  if (!NUMBER.test(value)) return 'invalid';
  const read = Number(value.replace(',', '.'));
  return read >= min && read <= max ? null : 'out_of_range';
}

/** A real day of the years that addresses may name, too. */
function isDay(value: string): boolean {
  return parseUrlDate(formatUrlDate(value)) === value;
}
