import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { findSigners, signText, type SignedText } from './signedText.ts';

/** Says that anyone who has it may look at one build until then. */
export const previewStatementSchema = z.object({
  schema: z.literal(1),
  remote: z.string().regex(/^[a-z][a-z0-9]{0,31}$/),
  version: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,63}$/),
  /** The secret of the link; its digest stands beside the build for as long as the link is open. */
  id: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  /** ISO instant. */
  until: z.iso.datetime(),
});
export type PreviewStatement = z.infer<typeof previewStatementSchema>;

/** The links of a build that are open, in a file beside it. Without the file there are none. */
export const PREVIEWS_FILE = 'previews.json';
export const openPreviewsSchema = z.object({ schema: z.literal(1), open: z.array(z.string()).max(100) });
export type OpenPreviews = z.infer<typeof openPreviewsSchema>;

/** Below this path of the site a link opens its preview. */
export const PREVIEW_PREFIX = '/_preview/';
export const MAX_TOKEN_CHARS = 600;

const KEY = 'ed25519:';

/** Writes the token of a link; unsigned without a key, as shells take it in development alone. */
export function formatPreviewToken(statement: PreviewStatement, key: KeyObject | null): string {
  const text = JSON.stringify(statement);
  const parts = [Buffer.from(text).toString('base64url')];
  if (key) {
    const signature = signText('preview', text, key);
    parts.push(Buffer.from(signature.value, 'base64').toString('base64url'), signature.key.slice(KEY.length));
  }
  return parts.join('.');
}

/** What a token says and who says so; null for what is no token. */
export function parsePreviewToken(token: string): { statement: PreviewStatement; signed: SignedText } | null {
  if (token.length > MAX_TOKEN_CHARS) return null;
  const [head = '', value, key] = token.split('.');
  try {
    const text = Buffer.from(head, 'base64url').toString('utf8');
    const signatures = value && key ? [{ key: KEY + key, value: Buffer.from(value, 'base64url').toString('base64') }] : [];
    return { statement: previewStatementSchema.parse(JSON.parse(text)), signed: { text, signatures } };
  } catch {
    return null;
  }
}

/** Whether one of these keys has signed the token. */
export function isPreviewSigned(signed: SignedText, keys: Iterable<string>): boolean {
  return findSigners('preview', signed, keys).length > 0;
}
