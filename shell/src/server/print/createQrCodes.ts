import { presentFile } from '../http/staticFiles.ts';
import type { PreparedResponse } from '../http/PreparedResponse.ts';

const ADDRESS = /^\/_qr(\/(?:de|en)(?:\/[\w.~%-]{1,120}){0,8})\.svg$/;

/**
 * The code that leads from a printed page to its address: `/_qr/de/….svg`, for paths of this site alone; null for any
 * other address. A page asks for it when it is printed.
 */
export function createQrCodes(origin: string) {
  return async function find(path: string): Promise<PreparedResponse | null> {
    const [, page] = ADDRESS.exec(path) ?? [];
    if (!page) return null;
    // Loaded with the first page that is printed.
    const { default: encodeQr } = await import('qr');
    const svg = encodeQr(origin + page, 'svg', { ecc: 'medium', border: 2 });
    return presentFile('code.svg', { identity: Buffer.from(svg), br: null, gzip: null });
  };
}
