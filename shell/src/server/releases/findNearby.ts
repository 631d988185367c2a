import { type Language, LANGUAGES } from '@spielplan/shared-contracts/i18n';

/**
 * Where an address leads on that is only a part of others, such as `/de/programm`: to the first page without parameters below
 * it, else, where only things with names lie below, to the nearest page above it. Null where nothing lies below.
 */
export function findNearby(routes: readonly { patterns: Readonly<Record<Language, string>> }[], path: string): string | null {
  const patterns = routes.flatMap(({ patterns: each }) => LANGUAGES.map((lang) => each[lang]));
  const below = patterns.filter((pattern) => pattern.startsWith(`${path}/`));
  if (below.length === 0) return null;
  const isPage = (pattern: string) => !/[:*]/.test(pattern) && !/\.[a-z]+$/.test(pattern);
  const child = below.find(isPage);
  if (child) return child;
  for (let above = parentOf(path); above.includes('/', 1); above = parentOf(above)) if (patterns.includes(above)) return above;
  return null;
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
