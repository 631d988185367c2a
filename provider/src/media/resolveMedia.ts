import type { Language } from '@spielplan/shared-contracts/i18n';
import { CROP_FORMATS, type CropFormat } from '@spielplan/shared-contracts/rules/crop-formats';
import type { Db } from '../platform/database/connect.ts';
import { type MediaEntry, presentAtPlace, presentEntryFile, presentPart, readEntries } from './mediaEntry.ts';
import { widthsOf } from './renditions/uploadedPicture.ts';

const UPLOADS = '/media/uploads/';
const KEY = /\/media\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;
/** The formats of blocks that always crop in the same one; an image block says its own. */
const FORMAT_OF_MODEL: Readonly<Record<string, CropFormat>> = {
  full_teaser: 'wide',
  hero_media: 'wide',
  teaser_item: 'landscape',
  teaser_list: 'landscape',
  video: 'wide',
  video_list: 'wide',
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * An answer for visitors with what the library says of its pictures and files: the file it has now, the crop
 * of the place or the focal point, text and credit where the place has none. What names no upload is
 * answered as it is. `model` is that of the block where `answer` are a block's fields alone.
 */
export async function resolveMedia<T>(db: Pick<Db, 'select'>, answer: T, lang: Language, model?: string): Promise<T> {
  const keys = keysIn(answer);
  if (keys.size === 0) return answer;
  const entries = new Map((await readEntries(db, [...keys])).map((entry) => [entry.media.key, entry]));
  // The same shape with other values.
  return entries.size === 0 ? answer : (resolve(answer, { entries, lang, model, format: null, isWhole: false }) as T);
}

interface Place {
  entries: ReadonlyMap<string, MediaEntry>;
  lang: Language;
  model: string | undefined;
  format: CropFormat | null;
  /** Its pictures are shown whole as well, so a crop comes beside the picture. */
  isWhole: boolean;
}

function resolve(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return value.includes(UPLOADS) ? resolveLinks(value, place.entries) : value;
  if (Array.isArray(value)) return value.map((each) => resolve(each, place));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  if (isPicture(fields)) return resolvePicture(fields, place);
  const entry = 'content_type' in fields && 'size' in fields ? entryAt(fields['path'], place.entries) : undefined;
  if (entry) return { ...fields, ...presentEntryFile(entry) };
  const inner = placeIn(fields, place);
  return Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [
      name,
      resolve(each, name === 'og_image' ? { ...inner, format: 'card' } : inner),
    ]),
  );
}

/** What a block says of its pictures; everything else is as around it. */
function placeIn(fields: Fields, place: Place): Place {
  const model = typeof fields['model'] === 'string' ? fields['model'] : place.model;
  if (model === undefined || (model === place.model && !('format' in fields))) return place;
  const own = fields['format'];
  const isImage = model === 'image' || model === 'image_list';
  const chosen = isImage && typeof own === 'string' && Object.hasOwn(CROP_FORMATS, own) ? (own as CropFormat) : null;
  return { ...place, model, format: chosen ?? FORMAT_OF_MODEL[model] ?? null, isWhole: model === 'image_list' };
}

function resolvePicture(fields: Fields & { base: string; alt: string }, { entries, lang, format, isWhole }: Place): unknown {
  const entry = entryAt(fields.base, entries);
  if (entry?.file.kind !== 'picture') return fields;
  const credit = typeof fields['credit'] === 'string' ? fields['credit'] : undefined;
  const { focal_point: _, ...stored } = fields as Fields & { focal_point?: unknown };
  const at = { alt: fields.alt, ...(credit !== undefined && { credit }) };
  const shown = { ...stored, ...presentAtPlace(entry, at, lang, isWhole ? null : format) };
  const part = isWhole && format && presentPart(entry, format);
  return part ? { ...shown, part } : shown;
}

/** Links to a file that was replaced lead to the one there is now. */
function resolveLinks(text: string, entries: Place['entries']): string {
  return text.replace(KEY, (found, key: string, at: number) => {
    const entry = entries.get(key);
    return !entry || entry.file.id === key || !/^[-.]/.test(text.slice(at + found.length)) ? found : UPLOADS + entry.file.id;
  });
}

function entryAt(address: unknown, entries: Place['entries']): MediaEntry | undefined {
  const [, key] = typeof address === 'string' && address.startsWith(UPLOADS) ? (new RegExp(KEY.source).exec(address) ?? []) : [];
  return key ? entries.get(key) : undefined;
}

function isPicture(fields: Fields): fields is Fields & { base: string; alt: string } {
  return typeof fields['base'] === 'string' && typeof fields['alt'] === 'string' && 'widths' in fields;
}

function keysIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.includes(UPLOADS)) for (const [, key] of value.matchAll(KEY)) found.add(key ?? '');
  } else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) keysIn(each, found);
  return found;
}

/** The width of a picture that is nearest to the one asked for, and there is. */
export function nearestWidth(width: number, asked: number): number {
  const widths = widthsOf(width);
  return widths.findLast((each) => each <= asked) ?? Math.min(...widths);
}
