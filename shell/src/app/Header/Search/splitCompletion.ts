/**
 * Cuts a suggestion into what stands before the typed term,
 * the term as it stands there, and what completes it.
 */
export function splitCompletion(suggestion: string, term: string): [before: string, typed: string, after: string] {
  const lower = suggestion.toLowerCase();
  // Letters whose small form is longer would shift what is cut.
  const start = lower.length === suggestion.length && term ? lower.indexOf(term) : -1;
  if (start < 0) return [suggestion, '', ''];
  const end = start + term.length;
  return [suggestion.slice(0, start), suggestion.slice(start, end), suggestion.slice(end)];
}
