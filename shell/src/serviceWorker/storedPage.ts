/** Addresses of this site's scripts and fonts that a page names, each once. */
export function scriptsOf(html: string): string[] {
  const found = html.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.(?:js|woff2))"/g);
  return [...new Set([...found].map(([, address = '']) => address))];
}

/**
 * A kept page as it is shown: `data-stored` on its document element tells page and visitor since
 * when it is kept, and `data-missing` takes the booking away, because free seats of another hour
 * must never be sold (issue of stale checkout data). The ticket link stays.
 */
export async function markAsStored(response: Response): Promise<Response> {
  const html = await response.text();
  const madeAt = response.headers.get('date') ?? '';
  const marked = html.replace(
    /<html /,
    `<html data-stored="${escapeAttribute(madeAt)}" data-info="stored" data-missing="booking" `,
  );
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(marked, { status: response.status, headers });
}

function escapeAttribute(text: string): string {
  return text.replace(/[^\w ,:+-]/g, '');
}
