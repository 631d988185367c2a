import { PRIVATE_TEMPLATE_PARAM } from '@spielplan/shared-contracts/api/webshop-layout';
import type { Language } from '@spielplan/shared-contracts/i18n';

/**
 * The site's webshop layout (shared-contracts/src/api/webshopLayout.ts),
 * and the policy it was handed out with.
 */
export interface ShopTemplate {
  html: string;
  policy: string;
}

interface TemplateOptions {
  /** Whether the page has a password or a token, and so no tag manager. */
  isPrivate?: boolean;
}

export type ReadShopTemplate = (lang: Language, options?: TemplateOptions) => Promise<ShopTemplate | null>;

const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
const TIMEOUT_MS = 2_000;

interface Kept {
  until: number;
  template: Promise<ShopTemplate | null>;
}

/**
 * Fetches the template as a shop on another server would, and keeps it for a minute. While the site
 * does not answer the last one serves, without one `null`: the shop then shows pages of its own
 * make. `now` is in epoch ms.
 */
export function createShopTemplate(url: string | undefined, now: () => number, timeoutMs: number = TIMEOUT_MS): ReadShopTemplate {
  const kept = new Map<string, Kept>();
  const lastGood = new Map<string, ShopTemplate>();

  async function load(query: string): Promise<ShopTemplate> {
    const response = await fetch(`${url}?${query}`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const html = await response.text();
    if (!response.ok) throw new RangeError(`the template is answered with ${response.status}`);
    return { html, policy: response.headers.get('content-security-policy') ?? '' };
  }

  return async (lang, { isPrivate = false } = {}) => {
    if (url === undefined) return null;
    const query = `lang=${lang}${isPrivate ? `&${PRIVATE_TEMPLATE_PARAM}=1` : ''}`;
    const known = kept.get(query);
    if (known && known.until > now()) return known.template;
    const entry: Kept = { until: now() + FRESH_MS, template: Promise.resolve(null) };
    entry.template = load(query).then(
      (template) => {
        lastGood.set(query, template);
        return template;
      },
      () => {
        entry.until = now() + RETRY_MS;
        return lastGood.get(query) ?? null;
      },
    );
    kept.set(query, entry);
    return entry.template;
  };
}
