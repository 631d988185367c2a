import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageAnswer, PageFound } from '@spielplan/shared-contracts/remote';
import { forBrowser } from './composeAnswer.ts';
import type { RenderedApp } from '../../../render/renderApp.server.tsx';
import { memoize } from '@spielplan/shared-contracts/memoize';
import { SHOP_MARKERS } from '@spielplan/shared-contracts/api/webshop-layout';
import { WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import { pageTitle } from '../../../app/pageTitle.ts';
import { makeAbsolute } from './makeAbsolute.ts';
import { escapeAttribute, escapeText } from '../../http/escape.ts';
import type { ComposedAnswer } from '../PageOutcome.ts';
import type { RenderContext } from '../PageRequest.ts';
import { renderHead } from '../head/renderHead.ts';
import { serializeAnswer } from './serializeAnswer.ts';
import { withoutWritten } from './withoutWritten.ts';

export interface RenderedPage {
  html: Buffer;
  /** sha256 sources of the inline styles, for the content-security policy. */
  styleHashes: string[];
  /** The same of the inline script. */
  scriptHashes: string[];
}

interface DocumentParts {
  renderContext: RenderContext;
  answer: ComposedAnswer;
  app: Pick<RenderedApp, 'html' | 'styles'>;
  heroImage: PageFound['heroImage'];
  scripts: readonly string[];
}

/**
 * Writes the HTML document. Scripts come last and with low priority, so that they never compete with
 * the first picture; the shell's own before all others, since it is the largest and HTTP/1.1 has six
 * connections: the seventh waits for a whole round trip.
 */
export function renderDocument(parts: DocumentParts): RenderedPage {
  return parts.answer.layout === 'webshop' ? writeTemplate(parts) : writeDocument(parts);
}

function writeDocument({ renderContext, answer, app, heroImage, scripts }: DocumentParts): RenderedPage {
  const early = renderContext.bundle.EARLY_SCRIPT + (answer.site.tagManagerId ? renderContext.bundle.TAGS_SCRIPT : '');
  const styles = inlineStyles.memo(
    renderContext.bundle.frameCss(app.html) + (answer.brand?.css ?? '') + (answer.ownCss ?? '') + app.styles,
  );
  const fonts = (answer.brand?.fontPreloads ?? renderContext.bundle.FONT_PRELOADS)
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
  const hero = heroImage
    ? `<link rel="preload" as="image" type="${escapeAttribute(heroImage.type)}" imagesrcset="${escapeAttribute(heroImage.srcSet)}" imagesizes="${escapeAttribute(heroImage.sizes)}" fetchpriority="high">`
    : '';
  const preloads = scripts.map((src) => `<link rel="preload" as="script" href="${src}" fetchpriority="low">`).join('');
  const before =
    `<!doctype html><html lang="${answer.lang}" class="${answer.site.theme}${answer.editing ? ' edit-mode' : ''}"${frameAttributes(answer)}><head><meta charset="utf-8">` +
    `<script>${early}</script>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5">` +
    `<title>${escapeText(pageTitle(answer.head.title, answer.site.siteName))}</title><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">${fonts}${hero}`;
  const after =
    renderHead(answer, renderContext) +
    renderContext.shellScripts.map((src) => `<script src="${src}" defer fetchpriority="low"></script>`).join('') +
    `${preloads}</head><body class="${bodyClass(answer)}"><div id="root">${app.html}</div>` +
    `<script type="application/json" id="page">${serializeAnswer(withoutWritten(forBrowser({ ...answer, data: answer.documentData ?? answer.data }), app.html))}</script></body></html>`;
  return {
    html: Buffer.concat([Buffer.from(before), styles.bytes, Buffer.from(after)]),
    styleHashes: [styles.hash],
    scriptHashes: [hashSource(early)],
  };
}

/**
 * The same document for a shop on any host: every
 * address in full, and the places that the shop fills.
 */
function writeTemplate({ renderContext, answer, app, ...rest }: DocumentParts): RenderedPage {
  const { origin, bundle } = renderContext;
  const absolute = (text: string) => makeAbsolute(text, origin);
  const remotes = Object.entries(answer.remotes).map(([name, address]) => [name, { ...address, entry: origin + address.entry }]);
  // The target of the cart entry with tickets is not part of the markup.
  const brand = answer.brand && { ...answer.brand, css: absolute(answer.brand.css) };
  const site = { ...answer.site, basketUrl: new URL(answer.site.basketUrl ?? WEBSHOP_PATHS[0], origin).href };
  const rendered = writeDocument({
    ...rest,
    renderContext: {
      ...renderContext,
      bundle: { ...bundle, EARLY_SCRIPT: absolute(bundle.EARLY_SCRIPT), frameCss: (page) => absolute(bundle.frameCss(page)) },
    },
    app: { html: absolute(app.html), styles: absolute(app.styles) },
    answer: { ...answer, ...(brand && { brand }), origin, site, remotes: Object.fromEntries(remotes) as PageAnswer['remotes'] },
  });
  const html = absolute(rendered.html.toString('utf8'))
    .replace('</head>', `${SHOP_MARKERS.head}</head>`)
    .replace(/<\/body><\/html>$/, `${SHOP_MARKERS.end}</body></html>`);
  return { ...rendered, html: Buffer.from(html) };
}

/**
 * What the early script has to know: the alert, which the visitor
 * may have closed, and whether there is a tag manager to deny.
 */
function frameAttributes({ site }: PageAnswer): string {
  return (site.alert ? ` data-alert="${site.alert.id}"` : '') + (site.tagManagerId ? ' data-tags=""' : '');
}

function bodyClass({ bodyClass: kind }: PageAnswer): string {
  return kind ?? '';
}

interface InlineStyle {
  /** The element in UTF-8. */
  bytes: Buffer;
  hash: string;
}

/** Each combination of components on a page has an element of its own, of some ten thousand bytes. */
const MAX_STYLE_BYTES = 8 * 1024 * 1024;
/** Inline styles repeat from page to page and are half of its bytes, so they are hashed and encoded once. */
const inlineStyles = new LRUCache<string, InlineStyle>({
  maxSize: MAX_STYLE_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
  memoMethod: (css) => ({ bytes: Buffer.from(`<style>${css}</style>`), hash: hashOf(css) }),
});

/** The early script of each release set; those of the releases before are not to stay for long. */
const MAX_SCRIPTS = 100;

const hashSource = memoize(hashOf, MAX_SCRIPTS);

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
