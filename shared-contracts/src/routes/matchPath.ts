/** A pattern that a path may match, and what is found by it. */
export interface Candidate<T> {
  parts: readonly string[];
  value: T;
}

export interface PathMatch<T> {
  value: T;
  params: Record<string, string>;
}

/** The parts of a pattern such as `/de/team/:slug/:id`. */
export function splitPattern(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}

/**
 * Finds the pattern that answers the decoded segments of a path. Static words win over parameters,
 * part by part from the left. A pattern that ends in `*` answers everything below, too.
 */
export function findBestMatch<T>(candidates: readonly Candidate<T>[], segments: readonly string[]): PathMatch<T> | null {
  let best: { value: T; params: Record<string, string>; rank: string } | null = null;
  for (const { parts, value } of candidates) {
    const found = matchParts(parts, segments);
    if (found && (!best || found.rank > best.rank)) best = { value, ...found };
  }
  return best && { value: best.value, params: best.params };
}

/**
 * Reads the values of a path by its pattern, the way back of `fillPattern`: `/de/team/:slug/:id` and
 * `/de/team/anna/7` give `{ slug: 'anna', id: '7' }`. `null` where the path is another one or its
 * percent-encoding is broken. A slash at the end counts as none.
 */
export function parsePath(pattern: string, pathname: string): Record<string, string> | null {
  const path = pathname.replace(/^\/|\/$/g, '');
  try {
    const segments = path === '' ? [] : path.split('/').map(decodeURIComponent);
    return matchParts(splitPattern(pattern), segments)?.params ?? null;
  } catch {
    return null;
  }
}

function matchParts(
  parts: readonly string[],
  segments: readonly string[],
): { params: Record<string, string>; rank: string } | null {
  if (segments.length > parts.length && parts.at(-1) !== '*') return null;
  const params: Record<string, string> = {};
  let rank = '';
  for (const [index, part] of parts.entries()) {
    if (part === '*') break;
    const segment = segments[index];
    if (segment === undefined) {
      if (part.endsWith('?')) continue;
      return null;
    }
    const isParameter = part.startsWith(':');
    if (isParameter ? segment === '' : part !== segment) return null;
    if (isParameter) params[part.replace(/^:|\?$/g, '')] = segment;
    rank += isParameter ? '1' : '2';
  }
  return { params, rank };
}
