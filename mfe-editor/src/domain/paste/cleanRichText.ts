import { toLinkAddress } from '../linkAddress.ts';

/** Elements whose words nobody means to paste. */
const DROPPED = 'style, script, meta, link, title, xml, template, noscript, svg, [hidden], .MsoCommentReference';

/** Markup with paragraphs, both lists, bold, italic and links, and nothing else: exactly what rich text can hold. */
export function cleanRichText(html: string): string {
  return [...piecesOf(parseHtml(html))]
    .map((piece) => (piece.kind === 'headline' ? `<p>${escape(piece.text)}</p>` : piece.html))
    .join('');
}

/** The nodes of markup without what carries no words; nothing in it is run or loaded. */
export function parseHtml(html: string): DocumentFragment {
  // Parsed anywhere else, DOMParser included, Chromium reports a style sheet to the CSP.
  const template = document.createElement('template');
  template.innerHTML = withoutHandlers(html);
  for (const element of template.content.querySelectorAll(DROPPED)) element.remove();
  return template.content;
}

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const VALUE = `(?:"[^"]*"|'[^']*'|[^\\s"'>]+)`;
/** A handler, or the value of another attribute, in which the same letters are words. */
const HANDLER_OR_VALUE = new RegExp(`(?<=["'\\s/])on[a-z]+\\s*=\\s*${VALUE}|(=\\s*${VALUE})`, 'gi');

/** No handler runs here, but Chromium reports each to the CSP as it parses, also in a template. */
function withoutHandlers(html: string): string {
  return html.replace(TAG, (tag) => tag.replace(HANDLER_OR_VALUE, '$1'));
}

type Piece =
  | { readonly kind: 'headline'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph' | 'list'; readonly html: string };

const HEADLINE = /^H([1-6])$/;
const BLOCKS = 'p, div, ul, ol, table, blockquote, pre, section, article, h1, h2, h3, h4, h5, h6, li';

/** What stands in an element, in its order: headlines, paragraphs and lists. */
export function* piecesOf(parent: ParentNode & Node): Generator<Piece> {
  let words: Node[] = [];
  let items: ListItem[] = [];
  const paragraph = function* (): Generator<Piece> {
    const html = inline(words);
    words = [];
    if (html !== '') yield { kind: 'paragraph', html: `<p>${html}</p>` };
  };
  const list = function* (): Generator<Piece> {
    if (items.length > 0) yield { kind: 'list', html: listOf(items) };
    items = [];
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || !isBlock(node)) {
      if (items.length > 0 && (node.textContent ?? '').trim() === '') continue;
      yield* list();
      words.push(node);
      continue;
    }
    yield* paragraph();
    const item = wordListItem(node);
    if (item) {
      items.push(item);
      continue;
    }
    yield* list();
    yield* blockPieces(node);
  }
  yield* list();
  yield* paragraph();
}

function* blockPieces(node: Element): Generator<Piece> {
  const level = HEADLINE.exec(node.tagName)?.[1] ?? (node.matches('.MsoTitle') ? '1' : undefined);
  if (level !== undefined) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text !== '') yield { kind: 'headline', level: Number(level), text };
  } else if (node.matches('ul, ol')) {
    const html = listElement(node);
    if (html !== '') yield { kind: 'list', html };
  } else if (node.matches('tr')) {
    const cells = [...node.children].map((cell) => inline([...cell.childNodes])).filter((cell) => cell !== '');
    if (cells.length > 0) yield { kind: 'paragraph', html: `<p>${cells.join(' · ')}</p>` };
  } else yield* piecesOf(node);
}

function isBlock(node: Element): boolean {
  return node.matches(`${BLOCKS}, thead, tbody, tr`) || node.querySelector(BLOCKS) !== null;
}

interface ListItem {
  readonly isNumbered: boolean;
  readonly level: number;
  readonly html: string;
}

/** Word writes list items as paragraphs: the level stands in the style, the sign in a part to be ignored. */
function wordListItem(node: Element): ListItem | null {
  const style = /mso-list:\s*l\d+ level(\d)/.exec(node.getAttribute('style') ?? '');
  if (!style || !node.matches('p, div')) return null;
  const sign = [...node.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));
  const isNumbered = /^\s*\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign?.textContent ?? '');
  sign?.remove();
  return { isNumbered, level: Number(style[1]), html: inline([...node.childNodes]) };
}

/** Lists of what Word has written: a sign of another sort begins another list. */
function listOf(items: readonly ListItem[]): string {
  const level = items[0]?.level ?? 1;
  let html = '';
  let open = '';
  for (const [at, item] of items.entries()) {
    if (item.level > level) continue;
    const next = items.findIndex((each, index) => index > at && each.level <= level);
    const inside = items.slice(at + 1, next === -1 ? undefined : next);
    const tag = item.isNumbered ? 'ol' : 'ul';
    if (tag !== open) html += `${open && `</${open}>`}<${tag}>`;
    open = tag;
    html += `<li><p>${item.html}</p>${listOf(inside)}</li>`;
  }
  return open && `${html}</${open}>`;
}

function listElement(list: Element): string {
  const items = [...list.children].map((item) => {
    // Some programs put an inner list beside its item instead of into it.
    if (item.matches('ul, ol')) return `<li><p></p>${listElement(item)}</li>`;
    const inner = [...item.children].filter((child) => child.matches('ul, ol'));
    const words = [...item.childNodes].filter((node) => !inner.includes(node as Element));
    const html = inline(words);
    return html === '' && inner.length === 0 ? '' : `<li><p>${html}</p>${inner.map(listElement).join('')}</li>`;
  });
  const html = items.join('').replaceAll('</li><li><p></p>', '');
  const tag = list.tagName === 'OL' ? 'ol' : 'ul';
  return html === '' ? '' : `<${tag}>${html}</${tag}>`;
}

/** Words with their marks; spaces as a browser shows them. */
function inline(nodes: readonly Node[]): string {
  const html = nodes.map(inlineNode).join('');
  return html
    .replace(/<\/(strong|em)>(\s*)<\1>/g, '$2')
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
}

function inlineNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escape((node.nodeValue ?? '').replaceAll('\u00a0', ' '));
  if (!(node instanceof HTMLElement)) return '';
  if (node.tagName === 'BR') return '<br>';
  const inner = [...node.childNodes].map(inlineNode).join('');
  const isSpace = inner.trim() === '';
  const { fontWeight, fontStyle } = node.style;
  const isBold = fontWeight === '' ? node.matches('b, strong') : fontWeight === 'bold' || Number(fontWeight) >= 600;
  const isItalic = fontStyle === '' ? node.matches('i, em, cite') : fontStyle === 'italic';
  const href = node.matches('a[href]') ? linkAddress(node.getAttribute('href') ?? '') : null;
  let html = inner;
  if (isItalic && !isSpace) html = `<em>${html}</em>`;
  if (isBold && !isSpace) html = `<strong>${html}</strong>`;
  if (href !== null && !isSpace) {
    const target = node.getAttribute('target') === '_blank' ? ' target="_blank" rel="noopener"' : '';
    html = `<a href="${escape(href)}"${target}>${html}</a>`;
  }
  return node.matches('p, div, li, h1, h2, h3, h4, h5, h6') ? `${html} ` : html;
}

/** Links of Google Docs lead through Google. */
function linkAddress(href: string): string | null {
  const through = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1];
  const address = (through && new URLSearchParams(through.replaceAll('&amp;', '&')).get('q')) ?? href;
  return toLinkAddress(address);
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
