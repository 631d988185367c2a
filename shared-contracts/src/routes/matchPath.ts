/** The parts of a pattern such as `/de/team/:slug/:id`. */
export function splitPattern(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}

/**
 * Reads the values of a path by its pattern, the way back of `fillPattern`: `/de/team/:slug/:id` and
 * `/de/team/anna/7` give `{ slug: 'anna', id: '7' }`. `null` where the path is another one or its
 * percent-encoding is broken. A slash at the end counts as none. A pattern that ends in `*` answers
 * everything below, too. It reads as react-router's `matchPath` does, for code that runs without React.
 */
export function parsePath(pattern: string, pathname: string): Record<string, string> | null {
  const path = pathname.replace(/^\/|\/$/g, '');
  try {
    const segments = path === '' ? [] : path.split('/').map(decodeURIComponent);
    return readParams(splitPattern(pattern), segments);
  } catch {
    return null;
  }
}

function readParams(parts: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (segments.length > parts.length && parts.at(-1) !== '*') return null;
  const params: Record<string, string> = {};
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
  }
  return params;
}
