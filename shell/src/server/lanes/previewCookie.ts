import { MAX_TOKEN_CHARS } from '@spielplan/shared-contracts/signing';

/** Holds the token of the preview that this browser looks at. */
const PREVIEW_COOKIE = 'build';
const COOKIE = new RegExp(String.raw`(?:^|;\s?)${PREVIEW_COOKIE}=([\w.-]{1,${MAX_TOKEN_CHARS}})(?:;|$)`);

/** The token that a browser sends, or null. */
export function parsePreviewCookie(header: string | undefined): string | null {
  return (header !== undefined && COOKIE.exec(header)?.[1]) || null;
}

/** The value of `Set-Cookie`: a token until its link expires, or none. */
export function previewCookie(link: { token: string; seconds: number } | null, isSecure: boolean): string {
  const value = `${PREVIEW_COOKIE}=${link?.token ?? ''}; Max-Age=${link?.seconds ?? 0}`;
  return `${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
