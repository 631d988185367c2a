import type { Language } from '@spielplan/shared-contracts/i18n';
import { cleanRichText } from '../domain/paste/cleanRichText.ts';
import { filesOf } from '@spielplan/shared-ui/media';
import { isRich } from '../domain/richFields.ts';

/** A block as it is copied, in one language. */
export interface CopiedBlock {
  readonly model: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly columns: readonly { readonly classes: string; readonly children: readonly CopiedBlock[] }[];
}

/** A block with everything in it. The subtree, which the provider has sealed, has both languages; a block that was never saved has none. */
export interface CopiedBlocks {
  readonly form: 1;
  /** What other programs get. */
  readonly text: string;
  readonly subtree?: unknown;
  readonly blocks: Readonly<Partial<Record<Language, CopiedBlock>>>;
}

export type ClipboardContent =
  | { readonly kind: 'blocks'; readonly copied: CopiedBlocks }
  | { readonly kind: 'text'; readonly html: string; readonly text: string }
  /** A picture or file, without words. */
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'nothing' };

const MARK = 'data-spielplan-blocks';

/** Puts a block into the clipboard, and into this browser for this account where the clipboard is closed to us. */
export async function writeClipboard(account: number, copied: CopiedBlocks): Promise<void> {
  const json = JSON.stringify(copied);
  try {
    localStorage.setItem(storageKey(account), json);
  } catch {
    // A browser that keeps nothing still has its clipboard.
  }
  const paragraph = document.createElement('p');
  paragraph.setAttribute(MARK, encodeURIComponent(json));
  paragraph.textContent = copied.text;
  const parts = { 'text/plain': copied.text, 'text/html': paragraph.outerHTML };
  const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
  try {
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)]);
  } catch {
    // Refused or missing: what this browser keeps is pasted instead.
  }
}

/** What a menu pastes; a browser may ask its user first. Never rejects. */
export async function getClipboard(account: number): Promise<ClipboardContent> {
  try {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
    return toContent(account, await read('text/html'), await read('text/plain'));
  } catch {
    return toContent(account, '', '');
  }
}

/** What comes with a paste event. */
export function contentOf(data: DataTransfer, account: number): ClipboardContent {
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  const files = filesOf(data);
  if (html === '' && text === '' && files.length > 0) return { kind: 'files', files };
  return toContent(account, html, text);
}

function toContent(account: number, html: string, text: string): ClipboardContent {
  const marked = new RegExp(`${MARK}="([^"]*)"`).exec(html)?.[1];
  const copied = marked === undefined ? null : parse(decode(marked));
  if (copied) return { kind: 'blocks', copied: cleaned(copied) };
  const kept = parse(localStorage.getItem(storageKey(account)));
  if (kept && (text === kept.text || (text === '' && html === ''))) return { kind: 'blocks', copied: kept };
  return html === '' && text === '' ? { kind: 'nothing' } : { kind: 'text', html, text };
}

function parse(json: string | null): CopiedBlocks | null {
  try {
    const read = JSON.parse(json ?? 'null') as CopiedBlocks | null;
    return read?.form === 1 && typeof read.blocks === 'object' ? read : null;
  } catch {
    return null;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Any page may write into the clipboard: markup that is shown before the provider has cleaned it is cleaned here. */
function cleaned({ blocks, ...rest }: CopiedBlocks): CopiedBlocks {
  const entries = Object.entries(blocks).map(([lang, block]) => [lang, cleanBlock(block)]);
  return { ...rest, blocks: Object.fromEntries(entries) as CopiedBlocks['blocks'] };
}

function cleanBlock({ model, fields, columns }: CopiedBlock): CopiedBlock {
  return {
    model,
    fields: cleanFields(model, fields),
    columns: columns.map(({ classes, children }) => ({ classes, children: children.map(cleanBlock) })),
  };
}

function cleanFields(model: string, fields: CopiedBlock['fields']): CopiedBlock['fields'] {
  const entries = Object.entries(fields).map(([name, value]) => [name, cleanValue(model, name, value)]);
  return Object.fromEntries(entries) as CopiedBlock['fields'];
}

function cleanValue(model: string, name: string, value: unknown): unknown {
  if (typeof value === 'string') return isRich(model, name) ? cleanRichText(value) : value;
  if (!Array.isArray(value)) return value;
  return value.map((each: unknown) =>
    each !== null && typeof each === 'object' ? cleanFields(model, each as CopiedBlock['fields']) : each,
  );
}

function storageKey(account: number): string {
  return `spielplan.editor.clipboard.${account}`;
}
