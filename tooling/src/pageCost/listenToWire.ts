import type { CDPSession } from '@playwright/test';

/** What came over the wire for one page. */
export interface Wire {
  /** Bytes on the wire, heads of the answers included, by kind. */
  bytes: Record<'html' | 'script' | 'style' | 'image' | 'font' | 'data', number>;
  /** Bytes of the HTML on the wire, without the head of the answer. */
  htmlBody: number;
  requests: number;
  /** Addresses in the order they were asked for, with their bytes. */
  list: string[];
}

type Kind = keyof Wire['bytes'];
const KINDS: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
};

/** Listens to a page whose session has `Network.enable`; answers what tells the cost so far. */
export function listenToWire(session: CDPSession): () => Wire {
  const asked = new Map<string, { url: string; kind: Kind; head: number; bytes: number | null }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^(data|blob):/.test(request.url))
      asked.set(requestId, { url: request.url, kind: KINDS[type ?? ''] ?? 'data', head: 0, bytes: null });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = asked.get(requestId);
    if (!request) return;
    request.head = response.encodedDataLength;
    if (KINDS[type]) request.kind = KINDS[type];
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => {
    const bytes = { html: 0, script: 0, style: 0, image: 0, font: 0, data: 0 };
    const done = [...asked.values()].filter((request) => request.bytes !== null && !request.url.includes('favicon'));
    for (const request of done) bytes[request.kind] += request.bytes ?? 0;
    const heads = done.filter(({ kind }) => kind === 'html').reduce((sum, { head }) => sum + head, 0);
    return {
      bytes,
      htmlBody: bytes.html - heads,
      requests: done.length,
      list: done.map(({ url, bytes: size }) => `${String(size).padStart(7)} ${new URL(url).pathname}`),
    };
  };
}
