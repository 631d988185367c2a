import { getNeeds, storeNeeds, type AccessNeed, type KeptNeeds } from '@spielplan/shared-contracts/storage';
import { SIGNS } from '../domain/access/signs.ts';
import type { Fits } from '../domain/events/groupByDay.ts';
import { needsStore } from './needsStore.ts';

/** Marks are styles of their own: rows stay as the server made them, also those that are still to come. */
let marks: CSSStyleSheet | null = null;
let words = '';

/**
 * Marks in every list and on pages of events what fits the needs this browser keeps, with the words `fits`, and puts
 * it first where that is asked for.
 */
export function applyNeeds(fits: string): void {
  words = fits;
  const { needs, isFirst } = getNeeds(() => localStorage);
  if (!marks) document.adoptedStyleSheets = [...document.adoptedStyleSheets, (marks = new CSSStyleSheet())];
  marks.replaceSync(needs.length > 0 ? markingRules(needs, words) : '');
  const before = needsStore.getState();
  if (before?.needs.join() === needs.join() && (before.fits !== null) === isFirst) return;
  needsStore.setState(needs.length > 0 ? { needs, fits: isFirst ? fitsOf(needs) : null } : null, true);
}

/** Keeps other needs, or none, and shows it; `false` where this browser keeps nothing. */
export function changeNeeds(kept: KeptNeeds): boolean {
  const isKept = storeNeeds(() => localStorage, kept);
  applyNeeds(words);
  return isKept;
}

/** An event fits that has the signs of all needs. */
export function fitsOf(needs: readonly AccessNeed[]): Fits {
  const signs = needs.map((need) => SIGNS[need]);
  return (item) => item.kind === 'event' && signs.every((of) => item.access.some(({ sign }) => of.includes(sign)));
}

/** Styles that say `words` where the signs of all needs are, and single out the sign of each. */
function markingRules(needs: readonly AccessNeed[], fits: string): string {
  const signs = needs.map((need) => `:is(${SIGNS[need].map((sign) => `[data-a="${sign}"]`).join()})`);
  const all = signs.map((sign) => `:has(>${sign})`).join('');
  return `
.access${all}::before{content:${JSON.stringify(`✓ ${fits}`)};padding-inline:.4em;background:var(--accent);color:var(--on-accent);font-weight:650}
.access>:is(${signs.join()}){font-weight:750;text-decoration:underline;text-underline-offset:.2em}`;
}
