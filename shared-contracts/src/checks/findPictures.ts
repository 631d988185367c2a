import type { BlockFinding, CheckedBlock } from './contentRules.ts';
import { PICTURE_FIELDS, RICH_FIELDS, textOf, valuesAt } from './fieldsOfBlocks.ts';

const IMG = /<img\b[^>]*>/gi;
const ALT = /\balt\s*=/i;

/** Pictures without an alternative text (WCAG 1.1.1). `alias` is the text of this place, `alt` that of the picture. */
export function findPictures({ model, fields }: CheckedBlock): BlockFinding[] {
  const pictures = (PICTURE_FIELDS[model] ?? []).flatMap((path) =>
    valuesAt(fields, path).flatMap(([field, picture]) => {
      if (typeof picture !== 'object' || picture === null) return [];
      const isNamed = hasText(entryOf(fields, field)['alias']) || hasText((picture as { alt?: unknown }).alt);
      return isNamed ? [] : [{ rule: 'picture-alt' as const, field, words: '' }];
    }),
  );
  // In markup an empty text says that a picture is decoration.
  const written = model === 'html' ? (RICH_FIELDS['html'] ?? []) : [];
  return [
    ...pictures,
    ...written.flatMap((field) =>
      [...textOf(fields[field]).matchAll(IMG)]
        .filter(([img]) => !ALT.test(img))
        .map(() => ({ rule: 'picture-alt' as const, field, words: '' })),
    ),
  ];
}

/** The address of the picture that a finding names; null where it is none of the library. */
export function pictureOfFinding({ fields }: CheckedBlock, { rule, field }: BlockFinding): string | null {
  if (rule !== 'picture-alt' || field === null) return null;
  const picture = entryOf(fields, field)[field.split('.').at(-1) ?? ''];
  const base = typeof picture === 'object' && picture !== null ? (picture as { base?: unknown }).base : undefined;
  return typeof base === 'string' && base.startsWith(LIBRARY) ? base : null;
}

/** Pictures whose text may be in the media library, or that are called decoration there. */
const LIBRARY = '/media/uploads/';

/** The fields of the block, or of the entry of a list that a path leads into. */
function entryOf(fields: CheckedBlock['fields'], field: string): CheckedBlock['fields'] {
  const [list = '', index] = field.split('.');
  const entries = fields[list];
  const entry: unknown = index === undefined || !Array.isArray(entries) ? fields : entries[Number(index)];
  return typeof entry === 'object' && entry !== null ? (entry as CheckedBlock['fields']) : {};
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
