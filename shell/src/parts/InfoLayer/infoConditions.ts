/**
 * What may be wrong around a page, worst first. The shell's script finds out about
 * the last three; `loadFirstScreen` says `broken`, the service worker `stored`.
 */
export const INFO_KINDS = ['script', 'unsupported', 'broken', 'stored', 'offline', 'slow', 'weak'] as const;
export type InfoKind = (typeof INFO_KINDS)[number];

/**
 * What a browser tells of its device and its connection (Network
 * Information and Device Memory drafts; Chromium only).
 */
interface DeviceHints {
  onLine: boolean;
  connection?: { effectiveType?: string };
  /** GiB, rounded to a power of two. */
  deviceMemory?: number;
  hardwareConcurrency?: number;
}

/**
 * The notice that a device deserves (product.md section 1: low bandwidth,
 * weak hardware), or null. A browser that tells nothing gets none.
 */
export function getCondition({ onLine, connection, deviceMemory, hardwareConcurrency }: DeviceHints): InfoKind | null {
  if (!onLine) return 'offline';
  if (/^(slow-)?2g$/.test(connection?.effectiveType ?? '')) return 'slow';
  if ((deviceMemory ?? 1) < 1 || hardwareConcurrency === 1) return 'weak';
  return null;
}
