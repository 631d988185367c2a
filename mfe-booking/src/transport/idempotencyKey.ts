/**
 * A new name for one hold request for tickets: 32 hexadecimal digits. `randomUUID` would need https.
 */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
