import type { Credit } from '@spielplan/shared-contracts/api';

/**
 * Each role once and each name once in it, in the order they come:
 * a production and its house may both name who is at the lights.
 */
export function mergeCredits(credits: readonly Credit[]): Credit[] {
  const roles = [...new Set(credits.map(({ role }) => role))];
  return roles.map((role) => {
    const parts = credits.filter((credit) => credit.role === role);
    const persons = parts.flatMap((part) => part.persons ?? []);
    return {
      role,
      names: [...new Set(parts.flatMap(({ names }) => names))],
      ...(persons.length > 0 && { persons: [...new Map(persons.map((person) => [person.link, person])).values()] }),
    };
  });
}
