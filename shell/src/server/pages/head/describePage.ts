import { DESCRIPTION_CHARS, joinDescription } from '@spielplan/shared-contracts/rules';
import type { ComposedAnswer } from '../PageOutcome.ts';

/** A description of 70 to 160 characters: what that of a page lacks is taken from title, card and house. */
export function describePage({ head, site, status, layout }: ComposedAnswer): string {
  const parts = [head.description];
  const more = [head.headline || head.title, head.cardLine ?? '', site.siteName, ...(site.house?.address ?? [])];
  for (const part of status === 200 && layout === 'default' ? more : []) {
    const described = joinDescription(parts);
    if (described.length >= DESCRIPTION_CHARS.min) break;
    if (!described.includes(part)) parts.push(part);
  }
  return joinDescription(parts);
}
