import { openSite, dataOf } from '../../testing/openSite.ts';

const languagesOf = async (path: string, load?: () => Promise<never>) => {
  const { pages } = openSite(load ? { load } : {});
  return dataOf(await pages.answer(`/_data${path}`, false)).languages as Record<string, string>;
};

describe('the language switch of an error page', () => {
  it.each([
    ['/de/nirgends/dort', '/en/nirgends/dort'],
    ['/de/b%C3%BChne', '/en/b%C3%BChne'],
    ['/de/404', '/en/404'],
    ['/de/team/falsch/999', '/en/team/falsch/999'],
    ['/de/stories/kategorie/999', '/en/stories/kategorie/999'],
    ['/de/search/events/99', '/en/search/events/99'],
    ['/user/profil', '/user/profil?lang=en'],
    ['/nirgends', '/nirgends?lang=en'],
  ])('keeps the address: %s leads to %s', async (path, english) => {
    expect((await languagesOf(path)).en).toBe(english);
  });

  it('leads back from an address that names its language', async () => {
    expect(await languagesOf('/nirgends?lang=en')).toEqual({ de: '/nirgends?lang=de', en: '/nirgends?lang=en' });
  });

  it('knows the address of a list that fails, and for what cannot be read the start page', async () => {
    const fails = () => Promise.reject(new Error('away'));
    expect((await languagesOf('/de/programm/veranstaltungen', fails)).en).toBe('/en/program/events');
    expect((await languagesOf('/de/%E0%A4%A')).en).toBe('/en');
  });
});
