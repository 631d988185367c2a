import { plainText } from '../fields/plainText.ts';
import type { CheckedBlock } from './contentRules.ts';

type Fields = CheckedBlock['fields'];
export type FieldValue = readonly [path: string, value: unknown];

/** Paths of fields by model; `*` stands for every entry of a list. */
type PathsOf = Readonly<Record<string, readonly string[]>>;

/** Rich text, in which links are looked for. */
export const RICH_FIELDS: PathsOf = {
  text: ['content'],
  two_columns: ['text'],
  full_teaser: ['text'],
  teaser_item: ['text'],
  teaser_list: ['children.*.text'],
  hero_media: ['text'],
  faq: ['items.*.answer'],
  html: ['html_code'],
};

/** Pictures that say something by themselves; those beside the headline of a teaser or a name are decoration. */
export const PICTURE_FIELDS: PathsOf = {
  image: ['image'],
  image_list: ['children.*.image'],
  two_columns: ['image'],
  hero_media: ['image'],
};

/** A link and its text, side by side. The text of a teaser's link is not read out: its headline is the link. */
export const LINK_FIELDS: Readonly<Record<string, readonly { link: string; text: string | null }[]>> = {
  link: [{ link: 'link', text: 'link_text' }],
  anchor_item: [{ link: 'link_url', text: 'link_text' }],
  anchor_list: [{ link: 'children.*.link_url', text: 'children.*.link_text' }],
  // Without a text it is the headline.
  full_teaser: [{ link: 'link', text: 'link_text' }],
  hero_media: [{ link: 'button_link', text: 'button_text' }],
  teaser_item: [{ link: 'link', text: null }],
  teaser_list: [{ link: 'children.*.link', text: null }],
  logo_list: [{ link: 'children.*.link', text: null }],
};

/** What makes a block one that visitors see; without any of it there is nothing. */
const SHOWN_FIELDS: PathsOf = {
  text: ['content'],
  headline: ['content'],
  quote: ['content'],
  html: ['html_code'],
  link: ['link_text'],
  faq: ['items.*.question'],
  image: ['image'],
  two_columns: ['text', 'image'],
  image_list: ['children.*.image'],
  logo_list: ['children.*.image'],
  teaser_list: ['children.*.headline'],
  anchor_list: ['children.*.link_text'],
  video_list: ['children.*.video_url'],
  audio: ['embed'],
  viewer: ['embed'],
  social_media: ['embed'],
};

/** Markup that shows something without a word. */
const MEDIA = /<(?:img|video|audio|iframe|svg|hr|picture)\b/i;

/** Whether a block shows visitors nothing: columns without blocks, a text without words. */
export function isEmptyBlock({ model, fields, columns }: CheckedBlock): boolean {
  if (model === 'container' || model === 'section') return columns.every(({ children }) => children.length === 0);
  const shown = SHOWN_FIELDS[model];
  return shown?.every((path) => valuesAt(fields, path).every(([, value]) => isEmptyValue(value))) ?? false;
}

function isEmptyValue(value: unknown): boolean {
  return typeof value === 'string' ? plainText(value) === '' && !MEDIA.test(value) : value === null || value === undefined;
}

/** Every value of a path, each with the path of its own. */
export function valuesAt(fields: Fields, path: string): FieldValue[] {
  const [list, rest] = path.split('.*.');
  if (list === undefined || rest === undefined) return [[path, fields[path]]];
  const entries = fields[list];
  if (!Array.isArray(entries)) return [];
  return entries.map((entry: unknown, index) => {
    const own = typeof entry === 'object' && entry !== null ? (entry as Fields)[rest] : undefined;
    return [`${list}.${index}.${rest}`, own];
  });
}

/** A field as the text it is; empty where it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Names of fields in which words stand that have a translation. */
const WORDS = new Set(
  'alias answer author button_text content description headline html_code link_text name preline question subline text title'.split(
    ' ',
  ),
);

/** Whether a field of this name holds words. */
export function isWordField(name: string): boolean {
  return WORDS.has(name);
}

/** Whether a block has words, which another language has others for. */
export function hasWords(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasWords);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) =>
    typeof inner === 'string' ? WORDS.has(name) && inner.trim() !== '' : hasWords(inner),
  );
}
