import { loadContext } from '@spielplan/shared-contracts/testing';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { loadStart } from './loadStart.server.ts';

it.each([
  ['de', de],
  ['en', en],
] as const)('the start page has its title and its address in each language (%s)', async (lang, texts) => {
  const { data, head } = await loadStart(loadContext({ lang, messages: { de, en } }));
  expect(data.house).not.toBe('');
  expect(head).toMatchObject({ title: texts['start.title'], canonical: `/${lang}/starter` });
});
