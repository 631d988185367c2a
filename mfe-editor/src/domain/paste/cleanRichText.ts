import { toLinkAddress } from '../linkAddress.ts';

/** Elements whose words nobody means to paste. */
const DROPPED = 'style, script, meta, link, title, xml, template, noscript, [hidden]';
/** Text that a word processor hides. */
const HIDDEN_STYLE = /display:\s*none|mso-hide:\s*all/i;

/** What a text of another program may hold and a text of ours cannot. */
export type PasteLoss = 'pictures' | 'struck' | 'comments' | 'tables' | 'raised';

interface LossRule {
  readonly selector: string;
  readonly style?: RegExp;
  /** Its words go as well: whoever struck them out, or wrote them beside the text, does not want them in it. */
  readonly isRemoved: boolean;
}

const LOSSES: Readonly<Record<PasteLoss, LossRule>> = {
  pictures: { selector: 'img, picture, svg, canvas, video, audio, iframe, object, embed', isRemoved: true },
  struck: { selector: 'del, s, strike, .msoDel', style: /line-through/i, isRemoved: true },
  comments: {
    selector: '.MsoCommentReference, .msocomanchor, .msocomtxt, [href^="#cmnt"], [id^="cmnt"]',
    style: /mso-element:\s*comment/i,
    isRemoved: true,
  },
  tables: { selector: 'table', isRemoved: false },
  raised: { selector: 'sub, sup', style: /vertical-align:\s*(?:super|sub)\b/i, isRemoved: false },
};

/** What of pasted markup a text cannot hold, in the order in which it is told. */
export function lossesOf(html: string): PasteLoss[] {
  const content = parseInert(html);
  return (Object.keys(LOSSES) as PasteLoss[]).filter((loss) =>
    foundBy(content, LOSSES[loss]).some((element) => LOSSES[loss].selector.startsWith('img') || hasWords(element)),
  );
}

function foundBy(content: DocumentFragment, { selector, style }: LossRule): Element[] {
  const styled = style ? [...content.querySelectorAll('[style]')].filter((each) => style.test(styleOf(each))) : [];
  return [...content.querySelectorAll(selector), ...styled];
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function hasWords(element: Element): boolean {
  return (element.textContent ?? '').trim() !== '';
}

/** Markup with paragraphs, both lists, bold, italic and links, and nothing else: exactly what rich text can hold. */
export function cleanRichText(html: string): string {
  return [...piecesOf(parseHtml(html))]
    .map((piece) => (piece.kind === 'headline' ? `<p>${escape(piece.text)}</p>` : piece.html))
    .join('');
}

/** The nodes of markup without what carries no words; nothing in it is run or loaded. */
export function parseHtml(html: string): DocumentFragment {
  const content = parseInert(html);
  for (const rule of Object.values(LOSSES)) if (rule.isRemoved) for (const element of foundBy(content, rule)) element.remove();
  return content;
}

function parseInert(html: string): DocumentFragment {
  // Parsed anywhere else, DOMParser included, Chromium reports a style sheet to the CSP.
  const template = document.createElement('template');
  template.innerHTML = withoutHandlers(html);
  for (const element of template.content.querySelectorAll(DROPPED)) element.remove();
  for (const element of template.content.querySelectorAll('[style]')) if (HIDDEN_STYLE.test(styleOf(element))) element.remove();
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
    const found = listItemsOf(node);
    if (found.length > 0) {
      items.push(...found);
      continue;
    }
    yield* list();
    yield* blockPieces(node);
  }
  yield* list();
  yield* paragraph();
}

function* blockPieces(node: Element): Generator<Piece> {
  const level = headlineLevel(node);
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

function headlineLevel(node: Element): string | undefined {
  if (node.matches('[role=heading]')) return node.getAttribute('aria-level') ?? '2';
  return HEADLINE.exec(node.tagName)?.[1] ?? (node.matches('.MsoTitle') ? '1' : undefined);
}

function isBlock(node: Element): boolean {
  return node.matches(`${BLOCKS}, thead, tbody, tr`) || node.querySelector(BLOCKS) !== null;
}

interface ListItem {
  readonly isNumbered: boolean;
  readonly level: number;
  /** Its number is the first one: a list begins anew. */
  readonly isFirst: boolean;
  readonly html: string;
}

/** The items that an element holds where a program writes each as a paragraph or a list of its own, with its level beside it. */
function listItemsOf(node: Element): ListItem[] {
  const item = wordListItem(node);
  return item ? [item] : onlineListItems(node);
}

/** Word writes list items as paragraphs: the level stands in the style, the sign in a part to be ignored. */
function wordListItem(node: Element): ListItem | null {
  const style = /mso-list:\s*l\d+ level(\d)/i.exec(styleOf(node));
  if (!style || !node.matches('p, div')) return null;
  const sign = [...node.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  const number = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i.exec(sign?.textContent ?? '')?.[1];
  sign?.remove();
  return {
    isNumbered: number !== undefined,
    level: Number(style[1]),
    isFirst: number === '1' || number?.toLowerCase() === 'a',
    html: inline([...node.childNodes]),
  };
}

const ONLINE_ITEM = 'li[data-aria-level]';

/** Word Online writes each item as a list of its own: level and number stand beside it. */
function onlineListItems(node: Element): ListItem[] {
  const items = [...node.querySelectorAll(ONLINE_ITEM)];
  const isAll = items.length > 0 && [...node.querySelectorAll('li, p')].every((each) => each.closest(ONLINE_ITEM) !== null);
  if (!isAll || !node.matches('div, ul, ol')) return [];
  return items.map((item) => {
    const isNumbered = item.parentElement?.tagName === 'OL';
    return {
      isNumbered,
      level: Number(item.getAttribute('data-aria-level')) || 1,
      isFirst: isNumbered && item.getAttribute('data-aria-posinset') === '1',
      html: inline([...item.childNodes]),
    };
  });
}

interface List {
  level: number;
  readonly isNumbered: boolean;
  readonly items: { readonly html: string; readonly inner: List[] }[];
}

/** Lists of items that stand beside each other: a sign of another sort, or a first number, begins another list. */
function listOf(items: readonly ListItem[]): string {
  const roots: List[] = [];
  let open: List[] = [];
  for (const { level, isNumbered, isFirst, html } of items) {
    // An item further out than the first one of all belongs to the same list.
    if (open.length === 1 && open[0]!.level > level) open[0]!.level = level;
    open = open.filter((each) => each.level <= level);
    const last = open.at(-1);
    const isSame = last?.level === level && last.isNumbered === isNumbered && !(isFirst && isNumbered);
    if (!isSame) {
      if (last?.level === level) open = open.slice(0, -1);
      const list: List = { level, isNumbered, items: [] };
      (open.at(-1)?.items.at(-1)?.inner ?? roots).push(list);
      open = [...open, list];
    }
    open.at(-1)!.items.push({ html, inner: [] });
  }
  return roots.map(listHtml).join('');
}

function listHtml({ isNumbered, items }: List): string {
  const tag = isNumbered ? 'ol' : 'ul';
  const inside = items.map(({ html, inner }) => `<li><p>${html}</p>${inner.map(listHtml).join('')}</li>`);
  return `<${tag}>${inside.join('')}</${tag}>`;
}

function listElement(list: Element): string {
  const items = [...list.children].map((item) => {
    // Some programs put an inner list beside its item instead of into it.
    if (item.matches('ul, ol')) return `<li><p></p>${listElement(item)}</li>`;
    const nodes = unwrapped(item);
    const inner = nodes.filter((node): node is Element => node instanceof Element && node.matches('ul, ol'));
    const words = nodes.filter((node) => !inner.includes(node as Element));
    const html = inline(words);
    return html === '' && inner.length === 0 ? '' : `<li><p>${html}</p>${inner.map(listElement).join('')}</li>`;
  });
  const html = items.join('').replaceAll('</li><li><p></p>', '');
  const tag = list.tagName === 'OL' ? 'ol' : 'ul';
  return html === '' ? '' : `<${tag}>${html}</${tag}>`;
}

/** What an item holds, also where its inner lists stand in elements of their own. */
function unwrapped(item: Element): Node[] {
  return [...item.childNodes].flatMap((node) =>
    node instanceof Element && !node.matches('ul, ol') && node.querySelector('ul, ol') ? unwrapped(node) : [node],
  );
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

const PLACE_IN_SOURCE = /^#(?:_|cmnt|ftnt|sdfootnote|sdendnote)/;

/** Links of Google Docs lead through Google; notes and places of the document that was copied do not exist here. */
function linkAddress(href: string): string | null {
  if (PLACE_IN_SOURCE.test(href)) return null;
  const through = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1];
  const address = (through && new URLSearchParams(through.replaceAll('&amp;', '&')).get('q')) ?? href;
  return toLinkAddress(address);
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
