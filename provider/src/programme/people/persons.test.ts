import { personCall, personCategoriesCall, personsCall, type PersonSummary } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const get = async (path: string) => (await fetch(provider.url + path)).json();
const list = async (query = '') => personsCall.answer.parse(await get(`/de/api/persons/?${query}`));
const person = async (id: number, lang = 'de') => personCall.answer.parse(await get(`/${lang}/api/persons/${id}/`));

async function everybody(): Promise<PersonSummary[]> {
  const first = await list();
  return [...first.results, ...(await list('page=2')).results];
}

describe('The team', () => {
  it('has thirty people over two pages, each once and with a portrait of their own', async () => {
    const people = await everybody();
    expect(people).toHaveLength((await list()).count);
    expect(people.length).toBeGreaterThanOrEqual(30);
    expect(new Set(people.map(({ slug }) => slug)).size).toBe(people.length);
    expect(new Set(people.map(({ image_obj }) => image_obj?.base)).size).toBe(people.length);
    const portrait = await fetch(`${provider.url}${people[0]?.image_obj?.base}-320.webp`);
    expect(portrait.headers.get('content-type')).toBe('image/webp');
  });

  it('is divided into categories, none of them empty and nobody left out', async () => {
    const categories = personCategoriesCall.answer.parse(await get('/api/person-categories/?lang=en'));
    expect(categories.map(({ order }) => order)).toEqual(categories.map(({ order }) => order).sort((a, b) => a - b));
    const found = new Set<number>();
    for (const { id } of atLeastOne(categories)) {
      const { results, count } = await list(`category=${id}`);
      expect(count).toBeGreaterThan(0);
      for (const member of atLeastOne(results)) {
        expect(member.categories.some((category) => category.id === id)).toBe(true);
        found.add(member.id);
      }
    }
    expect(found.size).toBe((await list()).count);
  });

  it('refuses a category that is none, and has nobody in one that does not exist', async () => {
    const response = await fetch(`${provider.url}/de/api/persons/?category=ensemble`);
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ field: 'category' })]);
    expect(await list('category=9999')).toMatchObject({ count: 0, next: null });
    expect((await fetch(`${provider.url}/de/api/persons/?page=3`)).status).toBe(404);
  });
});

describe('Somebody of the team', () => {
  it('comes with functions and biography in both languages, and no text is missing', async () => {
    for (const { id } of atLeastOne(await everybody())) {
      const [german, english] = [await person(id), await person(id, 'en')];
      expect(german.biography).toMatch(/^<p>.{80,}<\/p>$/);
      expect(english.biography).toMatch(/^<p>.{80,}<\/p>$/);
      expect(english.biography).not.toBe(german.biography);
      expect(english.functions).toHaveLength(german.functions.length);
      expect(english.urls).toEqual(german.urls);
    }
  });

  it('is named in the credits of each production, and plays in each event, that their page lists', async () => {
    const director = (await everybody()).find(({ last_name }) => last_name === 'Lindqvist-Rau');
    const { productions, events } = await person(director?.id ?? 0);
    expect(productions.length).toBeGreaterThan(2);
    expect(events.length).toBeGreaterThan(2);
    expect(events.map(({ date_start }) => date_start)).toEqual(events.map(({ date_start }) => date_start).sort());
    const ids = new Set(productions.map(({ id }) => id));
    for (const { production } of atLeastOne(events)) expect(ids).toContain(production);
    for (const { id } of atLeastOne(productions)) {
      const { credits } = (await get(`/de/api/productions/${id}/`)) as { credits: { names: string[] }[] };
      expect(credits.flatMap(({ names }) => names)).toContain('Toomas Lindqvist-Rau');
    }
  });

  it('who is not there is not found', async () => {
    expect((await fetch(`${provider.url}/de/api/persons/9999/`)).status).toBe(404);
  });
});
