/**
 * What makes two old addresses of redirects one rule, however they are written: the letters of the path, without a slash
 * at its end, and the pairs of the query in one order.
 */
export function ruleKey(address: string): string {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/s.exec(address) ?? [];
  const pairs = new URLSearchParams(query);
  pairs.sort();
  const key = readPath(path.replace(/(?<=[^/])\/$/, ''));
  return pairs.size > 0 ? `${key}?${pairs}` : key;
}

/** The first rule, by its place in the list, that can never lead anywhere: it comes back to itself over others. */
export function findCircle(rules: readonly { old_path: string; new_path: string }[]): number | null {
  const nextOf = new Map(rules.map(({ old_path: old, new_path: next }) => [ruleKey(old), next]));
  const follow = (key: string) => {
    const known = nextOf.get(key) === undefined ? (key.split('?')[0] ?? '') : key;
    return nextOf.has(known) ? known : null;
  };
  const index = rules.findIndex(({ old_path: old, new_path: next }) => {
    const start = ruleKey(old);
    let at = follow(ruleKey(next));
    for (let hops = 0; at !== null && at !== start && hops < rules.length; hops += 1) at = follow(ruleKey(nextOf.get(at) ?? ''));
    return at !== null;
  });
  return index < 0 ? null : index;
}

function readPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
