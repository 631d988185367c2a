import type { ShellText } from '../../i18n/useText.ts';
import type { FieldFault } from '../domain/formFaults.ts';
import type { FieldView, FormValue } from '../domain/formView.ts';

/** What is wrong with a field and how to put it right, in one sentence. */
export function describeFault(text: ShellText, field: FieldView, fault: FieldFault, value: FormValue): string {
  const { min, max, maxLength, maxSize } = field;
  switch (fault) {
    case 'required':
      return describeMissing(text, field);
    case 'invalid':
    case 'unknown':
      return describeInvalid(text, field);
    case 'too_long':
      return text('form.fault.too_long', { max: maxLength ?? 0, count: [...String(value ?? '').trim()].length });
    case 'out_of_range':
      if (min === undefined) return text('form.fault.atMost', { max: max ?? 0 });
      return max === undefined ? text('form.fault.atLeast', { min }) : text('form.fault.between', { min, max });
    case 'file_size':
      return maxSize ? text('form.fault.file_sizeOf', { size: maxSize }) : text('form.fault.file_size');
    default:
      return text(`form.fault.${fault}`);
  }
}

/** What a field asks for, in its own words; the sentence for all fields where a slug does not tell (product.md section 5). */
function describeMissing(text: ShellText, { kind, autocomplete }: FieldView): string {
  switch (kind) {
    case 'email':
    case 'number':
    case 'url':
    case 'file':
      return text(`form.missing.${kind}`);
    case 'date':
    case 'dateTime':
    case 'birthday':
      return text(`form.invalid.${kind}`);
    case 'checkbox':
    case 'consent':
      return text('form.missing.tick');
    case 'select':
    case 'radio':
    case 'multipleSelect':
    case 'checkboxList':
      return text('form.missing.choice');
    default:
      return text(MISSING_BY_PURPOSE[autocomplete ?? ''] ?? 'form.fault.required');
  }
}

const MISSING_BY_PURPOSE: Partial<
  Record<string, 'form.missing.name' | 'form.missing.firstName' | 'form.missing.lastName' | 'form.missing.tel'>
> = {
  name: 'form.missing.name',
  'given-name': 'form.missing.firstName',
  'family-name': 'form.missing.lastName',
  tel: 'form.missing.tel',
};

function describeInvalid(text: ShellText, { kind }: FieldView): string {
  switch (kind) {
    case 'emailconfirm':
      return text('form.invalid.email');
    case 'email':
    case 'url':
    case 'number':
    case 'date':
    case 'dateTime':
    case 'birthday':
      return text(`form.invalid.${kind}`);
    default:
      return text('form.invalid.other');
  }
}
