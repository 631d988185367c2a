import { parseEmbed, parseVideoUrl } from '@spielplan/shared-contracts/api';
import { toLinkTarget } from '@spielplan/shared-contracts/rules/field-rules';
import type { IOptions } from 'sanitize-html';

/** Media come from the site itself: nothing else is asked for anything before consent (R44). */
const OWN_PATH = /^\/(?!\/)[^\\\p{Cc}]*$/u;

const LENGTH = /^\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|ch|%)$/;
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30})$/i;

type Attributes = Record<string, string>;

const TEXT_TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'b', 'i', 'blockquote', 'br'];
/** Exactly what an editor may write (product.md section 5), as paragraphs. */
const RICH_TEXT_TAGS = ['p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'b', 'i', 'br'];
const SECTION_TAGS = [
  'h4',
  'h5',
  'h6',
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'address',
  'hr',
  'pre',
  'details',
  'summary',
];
const SMALL_TAGS = ['span', 'code', 'small', 'sub', 'sup', 'u', 's', 'mark', 'abbr', 'cite', 'q', 'time', 'dl', 'dt', 'dd'];
const TABLE_TAGS = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const MEDIA_TAGS = ['figure', 'figcaption', 'img', 'picture', 'source', 'video', 'audio', 'iframe'];
const LINK_ATTRIBUTES = ['href', 'target', 'rel'];

/**
 * Elements that take their text with them: what is in them is
 * no markup, and its characters would be escaped once more.
 */
const TEXT_ENDS_WITH = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'template',
  'title',
  'plaintext',
];

/**
 * What every kind of markup has in common: unknown elements go
 * and leave their text, the dangerous ones take it with them.
 */
const COMMON: IOptions = {
  disallowedTagsMode: 'discard',
  nonTextTags: TEXT_ENDS_WITH,
  textFilter: (text, tagName) => (TEXT_ENDS_WITH.includes(tagName) ? '' : text),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowProtocolRelative: false,
  nestingLimit: 40,
};

/** Rich text: bold, italic, links and both lists; headings are blocks of their own. */
export const RICH_TEXT: IOptions = {
  ...COMMON,
  allowedTags: RICH_TEXT_TAGS,
  allowedAttributes: { a: LINK_ATTRIBUTES },
  transformTags: { a: cleanLink, ...toParagraphs() },
};

/** The words of a heading are a paragraph of rich text. */
function toParagraphs(): Record<string, string> {
  return Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'p']));
}

/**
 * HTML blocks: the whole of a document's body without scripts,
 * forms, styles of its own or anything from elsewhere.
 */
export const HTML_BLOCK: IOptions = {
  ...COMMON,
  allowedTags: [...TEXT_TAGS, ...SECTION_TAGS, ...SMALL_TAGS, ...TABLE_TAGS, ...MEDIA_TAGS],
  allowedAttributes: {
    '*': ['class', 'lang', 'dir', 'title', 'style'],
    a: LINK_ATTRIBUTES,
    img: ['src', 'alt', 'width', 'height', 'loading'],
    source: ['src', 'type', 'media'],
    video: ['src', 'poster', 'width', 'height', 'controls', 'muted', 'loop', 'playsinline'],
    audio: ['src', 'controls', 'loop'],
    iframe: ['src', 'width', 'height', 'allowfullscreen', 'loading', 'sandbox', 'referrerpolicy'],
    ol: ['start', 'reversed'],
    time: ['datetime'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    details: ['open'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(?:left|right|center|justify|start|end)$/],
      'font-weight': [/^(?:normal|bold|[1-9]00)$/],
      'font-style': [/^(?:normal|italic)$/],
      'text-decoration': [/^(?:none|underline|line-through)$/],
      color: [COLOR],
      'background-color': [COLOR],
      width: [LENGTH],
      'max-width': [LENGTH],
    },
  },
  transformTags: {
    a: cleanLink,
    h1: 'h2',
    img: cleanMedia,
    source: cleanMedia,
    video: cleanMedia,
    audio: cleanMedia,
    iframe: cleanFrame,
  },
  exclusiveFilter: ({ tag, attribs }) => ['img', 'iframe', 'source'].includes(tag) && !attribs['src'],
};

/**
 * A link whose target is not allowed becomes plain text; a new window never gets hold of this one.
 */
function cleanLink(tagName: string, { href = '', target }: Attributes) {
  const link = toLinkTarget(href);
  if (link === null) return { tagName: 'no-link', attribs: {} };
  const newWindow: Attributes = target === '_blank' ? { target, rel: 'noopener' } : {};
  return { tagName, attribs: { href: link, ...newWindow } };
}

function cleanMedia(tagName: string, attribs: Attributes) {
  const kept = Object.entries(attribs).filter(([name, value]) => !['src', 'poster'].includes(name) || OWN_PATH.test(value));
  return { tagName, attribs: Object.fromEntries(kept) };
}

/**
 * Frames are players of the services an editor may embed
 * anyway, and sealed off from the page around them.
 */
function cleanFrame(tagName: string, { src = '', width, height, allowfullscreen }: Attributes) {
  const isPlayer = parseVideoUrl(src) !== null;
  const address = isPlayer
    ? src.trim()
    : (['audio', 'viewer', 'social'] as const).map((kind) => parseEmbed(kind, src)?.address).find(Boolean);
  if (!address || !/^https:\/\/[^\\\s<>"']+$/i.test(address)) return { tagName, attribs: {} };
  const attribs: Attributes = { src: address, loading: 'lazy', referrerpolicy: 'no-referrer' };
  attribs['sandbox'] = 'allow-scripts allow-same-origin allow-popups allow-presentation';
  if (width) attribs['width'] = width;
  if (height) attribs['height'] = height;
  if (allowfullscreen !== undefined) attribs['allowfullscreen'] = '';
  return { tagName, attribs };
}

/** Words alone: what is left of markup that was made to deceive. */
export const TEXT_ALONE: IOptions = { ...COMMON, allowedTags: [], allowedAttributes: {} };

/**
 * Code for the head of all pages: elements that tell machines
 * something, and nothing that runs, loads or redirects.
 */
export const HEAD_CODE: IOptions = {
  allowedTags: ['meta', 'link'],
  allowedAttributes: { meta: ['name', 'content'], link: ['rel', 'href', 'title', 'type'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: TEXT_ENDS_WITH,
};
