import type { LoadResult } from '@spielplan/shared-contracts/remote';
import { loadContext, pageOf } from '../../testing/loadContext.ts';
import { DIRECTION, ENSEMBLE, samplePerson } from '../../testing/samplePersons.ts';
import { loadTeam } from './loadTeam.server.ts';
import type { TeamView } from './teamView.ts';

const people = [samplePerson(3), samplePerson(4, { categories: [ENSEMBLE] }), samplePerson(5, { categories: [] })];
const answers = { persons: pageOf(people), personCategories: [ENSEMBLE, DIRECTION] };

function found(result: LoadResult<TeamView>) {
  if (result.kind !== 'page') throw new Error(`It is ${result.kind}.`);
  return result;
}
const groupsOf = ({ groups }: TeamView) => groups.map(({ name, people: all }) => [name, all.map(({ id }) => id)]);

describe('the team', () => {
  it('stands under every part of the house it belongs to, and nobody is left out', async () => {
    const { data, head } = found(await loadTeam(loadContext('/de/team', answers)));
    expect(groupsOf(data)).toEqual([
      ['Leitung', [3]],
      ['Ensemble', [3, 4]],
      [null, [5]],
    ]);
    expect(data.groups[0]?.people[0]).toMatchObject({
      name: 'Ismael Kranich',
      functions: 'Chefdirigent, Musikdirektor',
      initials: 'IK',
    });
    expect(data.filters.map(({ label, href, isCurrent }) => [label, href, isCurrent])).toEqual([
      ['Alle', '/de/team', true],
      ['Leitung', '/de/team?category=1', false],
      ['Ensemble', '/de/team?category=2', false],
    ]);
    expect(head).toMatchObject({ title: 'Team', canonical: '/de/team', alternates: { en: '/en/team' } });
  });

  it('is read whole, however many pages it has', async () => {
    const context = loadContext('/de/team', { ...answers, persons: pageOf(people, { count: 7, next: true }) });
    await loadTeam(context);
    expect(context.reads.filter((read) => read.startsWith('persons '))).toEqual([
      'persons {"page":1}',
      'persons {"page":2}',
      'persons {"page":3}',
    ]);
  });

  it('says of a house with more people than one page shows how many these are, and where the others are', async () => {
    const cut = async (url: string) => {
      const persons = pageOf(people, { count: 990, next: true });
      return found(await loadTeam(loadContext(url, { ...answers, persons }))).data.cut;
    };
    expect(await cut('/de/team')).toBe('Sie sehen 3 von 990 Personen. Wählen Sie einen Bereich, um auch die anderen zu sehen.');
    expect(await cut('/de/team?category=2')).toBe('Sie sehen 3 von 990 Personen. Die anderen finden Sie mit der Suche.');
    expect(found(await loadTeam(loadContext('/de/team', answers))).data.cut).toBeUndefined();
  });

  it('shows one part of the house alone', async () => {
    const context = loadContext('/de/team?category=2', answers);
    const { data, head } = found(await loadTeam(context));
    expect(context.reads).toContain('persons {"category":2,"page":1}');
    expect(groupsOf(data)).toEqual([['Ensemble', [3, 4]]]);
    expect(data.filters.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(['Ensemble']);
    expect(head).toMatchObject({ title: 'Team: Ensemble', canonical: '/de/team?category=2' });
  });

  it.each(['99', 'leitung', '0'])('redirects a part that is none (%s), keeping the other keys', async (category) => {
    const context = loadContext(`/de/team?category=${category}&utm_source=brief`, answers);
    expect(await loadTeam(context)).toEqual({ kind: 'redirect', status: 302, to: '/de/team?utm_source=brief' });
    expect(context.logged).toEqual(['team.invalidQuery']);
  });

  it('stands together when its parts cannot be read, but not for long', async () => {
    const context = loadContext('/de/team', { persons: pageOf(people) });
    const { data, validUntil } = found(await loadTeam(context));
    expect(groupsOf(data)).toEqual([[null, [3, 4, 5]]]);
    expect(data.filters).toEqual([]);
    expect(validUntil).toBe(context.now + 10_000);
  });

  it('fails when nobody can be read', async () => {
    const { personCategories } = answers;
    await expect(loadTeam(loadContext('/de/team', { personCategories }))).rejects.toThrow('PROVIDER_UNREACHABLE');
  });
});
