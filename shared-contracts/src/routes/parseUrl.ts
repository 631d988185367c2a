/**
 * The address as a URL, or `null` where it is none: `URL.parse`, which younger browsers alone have.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
