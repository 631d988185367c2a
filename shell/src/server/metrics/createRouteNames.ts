import { isLanguage } from '@spielplan/shared-contracts/i18n';
import { PAGE_DATA_PREFIX } from '@spielplan/shared-contracts/routes';
import { FRAME_PREFIX } from '../frames/answerFrame.ts';
import { pathOf } from '../http/requestUrl.ts';
import { isProviderPath } from '../http/proxyToProvider.ts';
import { findRoute } from '../releases/routeMatcher.ts';
import type { RenderContext } from '../pages/PageRequest.ts';

const MAX_KNOWN = 5_000;
const PREFIXES: readonly (readonly [prefix: string, name: string])[] = [
  ['/assets/', 'assets'],
  ['/remotes/', 'remotes'],
  ['/health/', 'health'],
  ['/_messages/', 'messages'],
  ['/_failures', 'failures'],
  ['/_blocks', 'blocks'],
  [FRAME_PREFIX, 'frame'],
];

/**
 * Gives an address the name of its route, such as `programme/event`.
 * There are as many names as routes, whatever is asked for.
 */
export function createRouteNames(renderContext: () => Pick<RenderContext, 'set' | 'bundle'>): (url: string) => string {
  const known = new Map<string, string>();
  return (url) => {
    const path = pathOf(url);
    let name = known.get(path);
    if (name === undefined) {
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(path, (name = nameOf(renderContext(), path)));
    }
    return name;
  };
}

function nameOf(renderContext: Pick<RenderContext, 'set' | 'bundle'>, path: string): string {
  const fixed = PREFIXES.find(([prefix]) => path.startsWith(prefix));
  if (fixed) return fixed[1];
  if (isProviderPath(path)) return 'provider';
  if (path.startsWith(`${PAGE_DATA_PREFIX}/`)) return `data ${pageName(renderContext, path.slice(PAGE_DATA_PREFIX.length))}`;
  return pageName(renderContext, path);
}

function pageName({ set, bundle }: Pick<RenderContext, 'set' | 'bundle'>, path: string): string {
  let segments: string[];
  try {
    segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return 'other';
  }
  const match = set.match(segments);
  if (match === 'absent') return 'absent';
  if (match) return `${match.remote}/${match.route.id}`;
  const own = findRoute(bundle.shellRoutes, segments);
  if (own) return `shell/${own.route.id}`;
  return isLanguage(segments[0]) ? 'shell/page' : 'other';
}
