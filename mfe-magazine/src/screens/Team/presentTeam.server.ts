import type { PersonCategory, PersonSummary } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import { presentPersonCard } from '../../domain/persons/presentPersonCard.server.ts';
import type { TeamGroup, TeamView } from './teamView.ts';

export interface TeamParts {
  people: readonly PersonSummary[];
  /** How many there are where these are not all. */
  cutFrom?: number | null;
  /** `null` where they cannot be read. */
  categories: readonly PersonCategory[] | null;
  /** The category that is shown alone. */
  chosen: number | null;
}

/** The view model of the team: everybody under each part of the house they belong to. */
export function presentTeam({ people, cutFrom = null, categories, chosen }: TeamParts, { lang, text }: LoadContext): TeamView {
  const all = paths.team({ lang });
  const filters = (categories ?? []).map(({ id, name }) => ({
    label: name,
    href: withQuery(all, { category: id }),
    isCurrent: id === chosen,
  }));
  return {
    filters: filters.length > 0 ? [{ label: text('team.all'), href: all, isCurrent: chosen === null }, ...filters] : [],
    groups: categories ? groupByCategory(people, categories, chosen) : withoutGroups(people),
    all,
    ...(cutFrom !== null && {
      cut: text(chosen === null ? 'team.cut' : 'team.cut.category', { shown: people.length, count: cutFrom }),
    }),
  };
}

function groupByCategory(
  people: readonly PersonSummary[],
  categories: readonly PersonCategory[],
  chosen: number | null,
): TeamGroup[] {
  const shown = categories.filter(({ id }) => chosen === null || id === chosen);
  const groups = shown.map(({ id, name }) => ({
    id,
    name,
    people: people.filter((person) => person.categories.some((category) => category.id === id)).map(presentPersonCard),
  }));
  // Anyone who belongs nowhere yet belongs to the house all the same.
  const others = chosen === null ? people.filter((person) => person.categories.length === 0) : [];
  return [...groups, ...withoutGroups(others)].filter((group) => group.people.length > 0);
}

function withoutGroups(people: readonly PersonSummary[]): TeamGroup[] {
  return people.length > 0 ? [{ id: 0, name: null, people: people.map(presentPersonCard) }] : [];
}
