import type { ByteRange } from '../../platform/storage/storage.ts';

/**
 * The one range that a Range header asks of a file of `size` bytes (RFC 9110, 14.2). Null means the
 * whole file: no header, several ranges, or another unit; `beyond` that nothing of it is there.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [match, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!match || (from === '' && to === '')) return null;
  if (from === '') return Number(to) === 0 ? 'beyond' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'beyond' : { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
