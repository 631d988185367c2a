/**
 * Reads the values of a path by its pattern, the way back of `fillPattern`: `/de/team/:slug/:id` and `/de/team/anna/7`
 * give `{ slug: 'anna', id: '7' }`. `null` where the path is another one or its percent-encoding is broken. A slash at
 * the end counts as none.
 */
export function parsePath(pattern: string, pathname: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const given = pathname.replace(/(?<=.)\/$/, '').split('/');
  if (given.length > expected.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = given[index];
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(part) ?? [];
    if (value === undefined) return optional ? params : null;
    if (!name) {
      if (value !== part) return null;
      continue;
    }
    const decoded = decode(value);
    if (!decoded) return null;
    params[name] = decoded;
  }
  return params;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
