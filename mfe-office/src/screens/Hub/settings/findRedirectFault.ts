import type { RedirectsValue } from '@spielplan/shared-contracts/api';
import { findCircle, isRuleAllowed, ruleKey } from '@spielplan/shared-contracts/routes';

export interface RedirectFault {
  fault: 'path' | 'own' | 'target' | 'twice' | 'circle';
  path: string;
}

/** The first rule that cannot be, as the provider would refuse it; null where all can. */
export function findRedirectFault(rules: RedirectsValue): RedirectFault | null {
  const seen = new Set<string>();
  for (const { lang, old_path: old, new_path: next } of rules) {
    if (!/^\/(?!\/)[^\\]*$/.test(old)) return { fault: 'path', path: old };
    if (!isRuleAllowed(old)) return { fault: 'own', path: old };
    if (!/^(?:\/(?!\/)[^\\]*|https?:\/\/.+)$/.test(next)) return { fault: 'target', path: old };
    const key = `${lang} ${ruleKey(old)}`;
    if (seen.has(key)) return { fault: 'twice', path: old };
    seen.add(key);
  }
  const circle = rules[findCircle(rules) ?? -1];
  return circle ? { fault: 'circle', path: circle.old_path } : null;
}
