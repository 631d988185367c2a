import { readQuery } from '../../http/requestUrl.ts';

/** Whether an address with this query has each key of a rule's query with exactly its values. */
export function namesQuery(ruleQuery: string, query: string): boolean {
  if (ruleQuery === '') return true;
  const wanted = readQuery(ruleQuery);
  const given = readQuery(query);
  return [...new Set(wanted.keys())].every((key) => {
    const values = given.getAll(key).toSorted();
    const exact = wanted.getAll(key).toSorted();
    return values.length === exact.length && values.every((value, index) => value === exact[index]);
  });
}

/** The pairs of a query, as they were written, whose keys a rule's query does not name. */
export function withoutKeys(query: string, ruleQuery: string): string {
  if (ruleQuery === '') return query;
  const named = readQuery(ruleQuery);
  return query
    .split('&')
    .filter((pair) => ![...readQuery(pair).keys()].some((key) => named.has(key)))
    .join('&');
}
