import type { FieldView, FormValue, FormValues } from './formView.ts';
import { fieldName } from './formNames.ts';
import { hasValue } from './initialValues.ts';

/**
 * The values of a filled-in form as HTML posts it. Lines end in one character,
 * as in a browser's own value. A file has no value here (`filesIn`).
 */
export function parseFormData(fields: readonly FieldView[], data: FormData): FormValues {
  return Object.fromEntries(fields.filter(hasValue).map((field) => [field.slug, parseValue(field, data)]));
}

/** The chosen files by the slug of their field. An empty file field posts a file without a name. */
export function filesIn(fields: readonly FieldView[], data: FormData): ReadonlyMap<string, File> {
  const files = fields.filter(({ kind }) => kind === 'file').map(({ slug }) => [slug, data.get(fieldName(slug))] as const);
  return new Map(
    files.flatMap(([slug, file]) => (file instanceof File && (file.name || file.size) ? [[slug, file] as const] : [])),
  );
}

function parseValue({ kind, slug }: FieldView, data: FormData): FormValue {
  const texts = data.getAll(fieldName(slug)).filter((value) => typeof value === 'string');
  switch (kind) {
    case 'file':
      return null;
    case 'checkbox':
    case 'consent':
      return texts.length > 0;
    case 'checkboxList':
    case 'multipleSelect':
      return texts;
    default:
      return (texts[0] ?? '').replace(/\r\n?/g, '\n');
  }
}
