import type { BlockFields } from '../../platform/database/schema/index.ts';
import type { LinkPlaces } from '../../platform/releases/kinds.ts';

/** Elements `a` of cleaned markup, whose attributes stand in double quotes. */
const HREF = /(<a\b[^>]*?\bhref=")([^"]*)(")/g;

/** A block's fields with what `visit` makes of each address that a link has, in link fields and in rich text. */
export function mapLinks({ links, richTexts }: LinkPlaces, fields: BlockFields, visit: (href: string) => string): BlockFields {
  const inLinks = links.map((path) => [path, visit] as const);
  const inMarkup = (html: string) =>
    html.replace(HREF, (_, before: string, href: string, after: string) => before + visit(href) + after);
  const inText = richTexts.map((path) => [path, inMarkup] as const);
  return [...inLinks, ...inText].reduce((mapped, [path, change]) => mapAt(mapped, path, change), fields);
}

/** `children.*.link` stands for the field of every part of a list. */
function mapAt(fields: BlockFields, path: string, change: (text: string) => string): BlockFields {
  const [name = '', rest] = path.split('.*.');
  const value = fields[name];
  if (rest === undefined) return typeof value === 'string' ? { ...fields, [name]: change(value) } : fields;
  if (!Array.isArray(value)) return fields;
  const isPart = (part: unknown): part is BlockFields => typeof part === 'object' && part !== null;
  return { ...fields, [name]: value.map((part: unknown) => (isPart(part) ? mapAt(part, rest, change) : part)) };
}
