import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { fillShopTemplate } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { type Html, markup } from './htmlPage.ts';
import { SHOP_AREA_STYLE } from './shopStyle.ts';
import type { ShopTemplate } from './shopTemplate.ts';

const STYLE_HASH = createHash('sha256').update(SHOP_AREA_STYLE).digest('base64');

interface TemplatePage {
  lang: Language;
  title: string;
  main: Html;
  status: number;
  /** The page's own path, for the language switch. */
  path: string;
  /** What the language switch keeps of the page's query, percent-encoded. */
  query?: string;
  /** The number of tickets in the cart, where the page knows it. */
  badge?: string;
  /** A script for the end of the page, and the hash that lets it run. */
  script?: { markup: Html; hash: string };
}

/**
 * Sends a page in the site's webshop layout, under the policy it was
 * handed out with and what the page itself puts in. Never stored.
 */
export function sendInTemplate(reply: FastifyReply, { html, policy }: ShopTemplate, page: TemplatePage): FastifyReply {
  const { lang, title, main, status, path, query = '', badge = '', script } = page;
  const parts = {
    title: markup`${title}`.markup,
    head: `<style>${SHOP_AREA_STYLE}</style>`,
    content: main.markup,
    badge,
    end: script?.markup.markup ?? '',
    path,
    query,
  };
  return reply
    .code(status)
    .header('content-security-policy', withHashes(policy, { 'style-src': STYLE_HASH, 'script-src': script?.hash }))
    .header('cache-control', 'no-store')
    .header('content-language', lang)
    .type('text/html; charset=utf-8')
    .send(fillShopTemplate(html, parts));
}

/** The site's policy, which knows what stands in the template, with what a page puts into it. */
function withHashes(policy: string, own: Readonly<Record<string, string | undefined>>): string {
  return policy
    .split(/;\s*/)
    .map((directive) => {
      const hash = own[directive.split(' ', 1)[0] ?? ''];
      return hash ? `${directive} 'sha256-${hash}'` : directive;
    })
    .join('; ');
}
