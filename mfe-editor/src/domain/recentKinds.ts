const MAX_RECENT = 6;

/** The kinds an account has used last, the latest first. */
export function withRecent(recent: readonly string[], model: string): string[] {
  return [model, ...recent.filter((each) => each !== model)].slice(0, MAX_RECENT);
}

/** Kinds by a search, in their order; what was used last comes first. */
export function sortKinds<Kind extends { model: string; label: string }>(
  kinds: readonly Kind[],
  recent: readonly string[],
  term: string,
): Kind[] {
  const words = term.trim().toLowerCase();
  const found = kinds.filter(({ label, model }) =>
    `${label} ${model.replaceAll('_', ' ')} ${model}`.toLowerCase().includes(words),
  );
  const rank = ({ model }: Kind) => (recent.includes(model) ? recent.indexOf(model) : recent.length);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
