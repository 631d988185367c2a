import type { LoadContext, PageFound } from '@spielplan/shared-contracts/remote';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { translate, type Language } from '@spielplan/shared-contracts/i18n';
import { loadFormBlock } from '../../blocks/Form/loadFormBlock.server.ts';
import { sampleField, sampleForm } from '../../forms/testing/sampleForm.ts';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import type { FormScreenView } from './formScreenView.ts';
import { loadForm } from './loadForm.server.ts';

const TITLES = { de: 'Barrierefrei für alle', en: 'Access for all' };

function contextOf(path: string, { lang = 'de', fails }: { lang?: Language; fails?: SpielplanError } = {}): LoadContext {
  const url = new URL(path, 'https://haus.example');
  const [, , , slug = '', id = ''] = url.pathname.split('/');
  return {
    lang,
    url,
    params: { slug, id },
    text: (key: string, values?: Record<string, string>) => translate({ de, en }[lang], lang, key, values),
    settings: { languages: ['de', 'en'] },
    provider: {
      read: async (_: unknown, { params }: { params: { lang: Language } }) => {
        if (fails) throw fails;
        const fields = [sampleField('email', 'email'), sampleField('file', 'mappe', { max_bytes: 10_485_760 })];
        return sampleForm(fields, { title: TITLES[params.lang], intro: '<p>Plätze &amp; mehr,<br>auf Wunsch.</p>' });
      },
    },
  } as unknown as LoadContext;
}

describe('the page of a form', () => {
  it('has one address in each language, by its title', async () => {
    const { head, data } = (await loadForm(contextOf('/de/forms/barrierefrei-fuer-alle/7'))) as PageFound<FormScreenView>;
    expect(head).toEqual({
      title: 'Barrierefrei für alle',
      description: 'Plätze & mehr, auf Wunsch.',
      canonical: '/de/forms/barrierefrei-fuer-alle/7',
      alternates: { de: '/de/forms/barrierefrei-fuer-alle/7', en: '/en/forms/access-for-all/7' },
    });
    expect(data.form).toMatchObject({ id: 7, action: '/de/forms/barrierefrei-fuer-alle/7' });
    expect(data.form.fields.map(({ slug, autocomplete, maxSize }) => [slug, autocomplete, maxSize])).toEqual([
      ['email', 'email', undefined],
      ['email2', undefined, undefined],
      ['mappe', undefined, '10 MB'],
    ]);
  });

  it('sends a wrong slug to the right one, keeping the query (R36)', async () => {
    expect(await loadForm(contextOf('/en/forms/zugang/7?utm_source=brief', { lang: 'en' }))).toEqual({
      kind: 'redirect',
      status: 301,
      to: '/en/forms/access-for-all/7?utm_source=brief',
    });
  });

  it('shows the form as sent, which no search engine keeps', async () => {
    const { head, data } = (await loadForm(contextOf('/de/forms/barrierefrei-fuer-alle/7?sent=1'))) as PageFound<FormScreenView>;
    expect([data.isSent, head.title, head.headline, head.robots]).toEqual([
      true,
      'Gesendet: Barrierefrei für alle',
      'Barrierefrei für alle',
      'noindex',
    ]);
  });

  it('is missing without a number, and fails as its provider does', async () => {
    expect(await loadForm(contextOf('/de/forms/x/y'))).toEqual({ kind: 'missing', status: 404 });
    await expect(loadForm(contextOf('/de/forms/x/7', { fails: new SpielplanError('NOT_FOUND') }))).rejects.toThrow('NOT_FOUND');
  });
});

it.each([
  ['Was brauchen Sie?', 'Was brauchen Sie?'],
  ['', 'Barrierefrei für alle'],
])('a form on a page goes by the headline %j: %s', async (headline, shown) => {
  const { data } = await loadFormBlock({ headline, form: 7 }, contextOf('/de/besuch'));
  expect(data).toMatchObject({ headline: shown, form: { id: 7 } });
});
