import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** More would be of people who no longer sign. */
export const MAX_SIGNATURES = 8;

const PREFIX = 'ed25519:';

/** A public key: its kind, and its 32 bytes in base64url (RFC 8037). */
export const publicKeySchema = z.string().regex(/^ed25519:[A-Za-z0-9_-]{43}$/);
/** The 64 bytes of a signature in base64. */
const signatureSchema = z.string().regex(/^[A-Za-z0-9+/]{86}==$/);

export const signaturesSchema = z.array(z.object({ key: publicKeySchema, value: signatureSchema })).max(MAX_SIGNATURES);
export type Signature = z.infer<typeof signaturesSchema>[number];

/**
 * A text and who signed it. The text is kept exactly as it was signed and is parsed only
 * afterwards, so that nothing depends on how somebody writes the same JSON.
 */
export const signedTextSchema = z.object({
  // Lone surrogates would be other texts with the same bytes.
  text: z.string().refine((text) => text.isWellFormed(), 'malformed text'),
  signatures: signaturesSchema,
});
export type SignedText = z.infer<typeof signedTextSchema>;

/** What a signature is for: one for a release is none for a feed. */
export type SignedKind = 'release' | 'entry' | 'feed' | 'keys' | 'preview' | 'note';

/** Signs a text for one purpose. */
export function signText(kind: SignedKind, text: string, privateKey: KeyObject): Signature {
  return { key: publicKeyOf(privateKey), value: sign(null, bytesOf(kind, text), privateKey).toString('base64') };
}

/** Those of the given keys that have signed exactly this text for this purpose. */
export function findSigners(kind: SignedKind, { text, signatures }: SignedText, keys: Iterable<string>): string[] {
  const wanted = new Set(keys);
  return signatures
    .filter(({ key }) => wanted.has(key))
    .flatMap(({ key, value }) => (isSigned(kind, text, key, value) ? [key] : []));
}

/** The public half of a pair, as tables of keys name it. */
export function publicKeyOf(key: KeyObject): string {
  const { x } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  if (key.asymmetricKeyType !== 'ed25519' || x === undefined) throw new Error('It is no key of Ed25519.');
  return PREFIX + x;
}

function isSigned(kind: SignedKind, text: string, key: string, value: string): boolean {
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.slice(PREFIX.length) }, format: 'jwk' });
    return verify(null, bytesOf(kind, text), publicKey, Buffer.from(value, 'base64'));
  } catch {
    return false;
  }
}

function bytesOf(kind: SignedKind, text: string): Buffer {
  return Buffer.from(`spielplan ${kind} 1\n${text}`, 'utf8');
}
