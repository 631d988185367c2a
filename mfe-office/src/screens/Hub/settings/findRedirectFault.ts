import type { RedirectsValue } from '@spielplan/shared-contracts/api';
import { isOwnAddress } from '@spielplan/shared-contracts/routes';

export interface RedirectFault {
  fault: 'path' | 'own' | 'target' | 'twice' | 'circle';
  path: string;
}

/** The first rule that cannot be, as the provider would refuse it; null where all can. */
export function findRedirectFault(rules: RedirectsValue): RedirectFault | null {
  const nextOf = new Map(rules.map(({ old_path, new_path }) => [old_path, new_path.split(/[?#]/)[0] ?? '']));
  const seen = new Set<string>();
  for (const { lang, old_path: old, new_path: next } of rules) {
    if (!/^\/(?!\/)[^\\]*$/.test(old)) return { fault: 'path', path: old };
    if (isOwnAddress(old)) return { fault: 'own', path: old };
    if (!/^(?:\/(?!\/)[^\\]*|https?:\/\/.+)$/.test(next)) return { fault: 'target', path: old };
    if (seen.has(`${lang} ${old}`)) return { fault: 'twice', path: old };
    let at = nextOf.get(old);
    for (let hops = 0; at !== undefined && at !== old && hops < rules.length; hops += 1) at = nextOf.get(at);
    if (at !== undefined) return { fault: 'circle', path: old };
    seen.add(`${lang} ${old}`);
  }
  return null;
}
