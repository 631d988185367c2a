import type { PageAnswer } from '@spielplan/shared-contracts/remote';

/** Brings title, description, canonical and language links in step after a navigation in the browser. */
export function updateHead({ head, site, status, bodyClass }: PageAnswer): void {
  document.title = head.title && head.title !== site.siteName ? `${head.title} – ${site.siteName}` : site.siteName;
  document.body.classList.remove('cms', 'non-cms');
  if (bodyClass) document.body.classList.add(bodyClass);
  setMeta('name', 'description', head.description);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('property', 'og:url', absolute(head.canonical));
  for (const old of document.head.querySelectorAll(
    'link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]',
  ))
    old.remove();
  if (status !== 200) return;
  addLink('canonical', head.canonical);
  for (const [lang, path] of Object.entries(head.alternates)) addLink('alternate', path, lang);
  if (head.alternates.de !== undefined) addLink('alternate', head.alternates.de, 'x-default');
  if (head.feed) Object.assign(addLink('alternate', head.feed.path), { type: 'application/rss+xml', title: head.feed.title });
}

function setMeta(kind: 'name' | 'property', name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[${kind}="${name}"]`);
  if (!content) {
    meta?.remove();
    return;
  }
  if (!meta) {
    meta = document.createElement('meta');
    meta.setAttribute(kind, name);
    document.head.append(meta);
  }
  meta.content = content;
}

function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

function addLink(rel: string, path: string, hreflang?: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = absolute(path);
  if (hreflang) link.hreflang = hreflang;
  document.head.append(link);
  return link;
}
