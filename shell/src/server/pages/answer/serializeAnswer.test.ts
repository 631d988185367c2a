import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { serializeAnswer } from './serializeAnswer.ts';

const site = { siteName: 'Haus </script><script>', nav: { menu: [], secondary_menu: [], footer: [] } };
const messages = { shell: { 'menu.open': 'Menü <öffnen>' }, programme: { title: 'Spielplan\u2028' } };
const answer = (data: unknown) => ({ lang: 'de', url: '/de', data, site, messages }) as unknown as PageAnswer;

it('says the same as the answer itself, however often what pages share has been written', () => {
  for (const data of [{ title: 'Erste' }, { title: '<!-- Zweite', empty: undefined }]) {
    const json = serializeAnswer(answer(data));
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(answer(data))));
    expect(json).not.toMatch(/[<\u2028]/);
  }
});

it('takes other texts for other texts', () => {
  serializeAnswer(answer(null));
  const english = { ...answer(null), messages: { shell: { 'menu.open': 'Open menu' } } } as unknown as PageAnswer;
  expect(JSON.parse(serializeAnswer(english))).toMatchObject({ messages: { shell: { 'menu.open': 'Open menu' } }, site });
});
