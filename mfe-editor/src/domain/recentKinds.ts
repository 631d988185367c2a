const MAX_RECENT = 6;

/** The kinds an account has used last, the latest first. */
export function withRecent(recent: readonly string[], model: string): string[] {
  return [model, ...recent.filter((each) => each !== model)].slice(0, MAX_RECENT);
}

/** Kinds by a search, in their order; what is called exactly so comes first, then what was used last. */
export function sortKinds<Kind extends { model: string; label: string }>(
  kinds: readonly Kind[],
  recent: readonly string[],
  term: string,
): Kind[] {
  const words = term.trim().toLowerCase();
  const found = kinds.filter(({ label, model }) =>
    `${label} ${model.replaceAll('_', ' ')} ${model}`.toLowerCase().includes(words),
  );
  const rank = ({ label, model }: Kind) => {
    if ([label.toLowerCase(), model].includes(words)) return -1;
    return recent.includes(model) ? recent.indexOf(model) : recent.length;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}
