/** The results of a list, or an empty one where the answer is no list. */
export function resultsOf<T = { id: number }>(json: unknown): T[] {
  if (Array.isArray(json)) return json as T[];
  const { results } = (json ?? {}) as { results?: unknown };
  return Array.isArray(results) ? (results as T[]) : [];
}
