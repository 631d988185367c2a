import { escapeAttribute } from '../../http/escape.ts';

export interface HeadCode {
  /** Elements for the head of every document, rewritten. */
  tags: string;
  /** What was left out, each element once: `script`, `meta robots`. */
  refused: readonly string[];
}

/**
 * Names that prove who owns the site or say who makes it. Search
 * engines, colours, sharing and policy are the shell's to state.
 */
const META =
  /^(?:[\w.:-]*verif(?:y|ication)[\w.:-]*|msvalidate\.01|author|publisher|copyright|geo\.[\w.-]+|icbm|dc\.[\w.-]+|apple-itunes-app|format-detection|fediverse:creator)$/i;
/** Relations that make no browser fetch anything. */
const RELATIONS = new Set(['me', 'author', 'license', 'publisher', 'webmention', 'pgpkey', 'payment']);

const known = new Map<string, HeadCode>();
const MAX_KNOWN = 10;

/**
 * Reads the house's own code for the head of all pages (`html_header.code`). Of what it holds,
 * `meta` and `link` elements of a known purpose are rewritten, so that nothing of the markup
 * itself reaches a page; scripts and styles never do: what runs comes by the tag manager, which
 * waits for consent.
 */
export function parseHeadCode(code: string): HeadCode {
  let read = known.get(code);
  if (!read) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(code, (read = parse(code)));
  }
  return read;
}

function parse(code: string): HeadCode {
  const tags = new Set<string>();
  const refused = new Set<string>();
  const bare = code
    .replace(/<!--.*?(?:-->|$)/gs, '')
    .replace(/<(script|style|noscript|template|iframe)\b.*?(?:<\/\1\s*>|$)/gis, (_, name: string) => {
      refused.add(name.toLowerCase());
      return '';
    });
  for (const [, name = '', attributes = ''] of bare.matchAll(/<([a-z][\w-]*)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)) {
    const { tag, what } = rewrite(name.toLowerCase(), parseAttributes(attributes));
    if (tag) tags.add(tag);
    else refused.add(what);
  }
  return { tags: [...tags].join(''), refused: [...refused] };
}

function rewrite(element: string, given: ReadonlyMap<string, string>): { tag: string | null; what: string } {
  if (element === 'meta') {
    const [name = '', content = ''] = [given.get('name'), given.get('content')];
    const isKnown = META.test(name) && content !== '';
    const what = `meta ${name || given.get('property') || given.get('http-equiv') || ''}`.trim();
    return { what, tag: isKnown ? `<meta name="${escapeAttribute(name)}" content="${escapeAttribute(content)}">` : null };
  }
  if (element === 'link') {
    const [rel = '', href = ''] = [given.get('rel')?.toLowerCase(), given.get('href')];
    const isKnown = RELATIONS.has(rel) && /^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(href);
    return { what: `link ${rel}`.trim(), tag: isKnown ? `<link rel="${rel}" href="${escapeAttribute(href)}">` : null };
  }
  return { tag: null, what: element };
}

function parseAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  )) {
    const key = name.toLowerCase();
    // The first of two equal attributes counts, as in browsers.
    if (!found.has(key)) found.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Once, so that it is not written down escaped twice. */
function decode(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity).trim();
}
