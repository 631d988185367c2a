import { fieldName } from '../domain/formNames.ts';
import type { FieldView } from '../domain/formView.ts';

/**
 * The slugs of fields whose control holds something that the browser
 * cannot read, such as half a date; its value is empty then.
 */
export function readUnreadable(form: HTMLFormElement, fields: readonly FieldView[]): ReadonlySet<string> {
  const unreadable = fields.filter(({ slug }) => {
    const control = form.elements.namedItem(fieldName(slug));
    return control instanceof HTMLInputElement && control.validity.badInput;
  });
  return new Set(unreadable.map(({ slug }) => slug));
}
