import type { Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES, translate, type Language } from '@spielplan/shared-contracts/i18n';
import type { LoadContext, PageFound } from '@spielplan/shared-contracts/remote';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import type { LegalView } from './legalView.ts';
import { loadLegal } from './loadLegal.server.ts';

const BODY =
  '<p>Wer nur liest, hinterlässt nichts &amp; niemanden.</p><h2>Für alle</h2><p>a</p><h2>Für <em>uns</em></h2><h2>Für alle</h2>';

function contextOf(lang: Language, body = BODY): { context: LoadContext; asked: string[] } {
  const asked: string[] = [];
  const provider = {
    read: async ({ id }: Call, { params }: { params: { lang: Language } }) => {
      asked.push(`${id} ${params.lang}`);
      if (body === '') throw new SpielplanError('NOT_FOUND');
      return { title: `${id} ${params.lang}`, body, urls: { de: '/de', en: '/en' }, modified: '2026-07-31T22:30:00Z' };
    },
  };
  const text = (key: string, values?: Record<string, string>) => translate({ de, en }[lang], lang, key, values);
  return { context: { lang, provider, text } as unknown as LoadContext, asked };
}

describe('a legal text', () => {
  it.each([
    ['terms', 'terms', '/de/agb', '/en/agb', false],
    ['privacy', 'privacy', '/de/datenschutz', '/en/datenschutz', true],
    ['imprint', 'imprint', '/de/impressum', '/en/impressum', false],
  ] as const)('%s is the provider’s, at its address in both languages', async (name, call, german, english, hasCookieTable) => {
    for (const lang of LANGUAGES) {
      const { context, asked } = contextOf(lang);
      const { data, head } = (await loadLegal(name)(context)) as PageFound<LegalView>;
      expect(asked).toEqual([`${call} ${lang}`]);
      expect(data.hasCookieTable).toBe(hasCookieTable);
      expect(head).toMatchObject({
        title: `${call} ${lang}`,
        description: expect.stringMatching(/^Wer nur liest, hinterlässt nichts & niemanden\./),
        canonical: { de: german, en: english }[lang],
        alternates: { de: german, en: english },
      });
    }
  });

  it('has sections that can be linked to, each by a name of its own', async () => {
    const { data } = (await loadLegal('terms')(contextOf('de').context)) as PageFound<LegalView>;
    expect(data.contents).toEqual([
      { id: 'text-fuer-alle', title: 'Für alle' },
      { id: 'text-fuer-uns', title: 'Für uns' },
      { id: 'text-fuer-alle-2', title: 'Für alle' },
    ]);
    expect(data.html).toContain('<h2 id="text-fuer-uns">Für <em>uns</em></h2>');
  });

  it('lists no sections where there are two, and leaves the text as it is', async () => {
    const body = '<h2>a</h2><h2>b</h2>';
    const { data } = (await loadLegal('terms')(contextOf('de', body).context)) as PageFound<LegalView>;
    expect(data).toMatchObject({ contents: [], html: body });
  });

  it.each([
    ['de', 'Stand: 1. August 2026'],
    ['en', 'Last changed on 1 August 2026'],
  ] as const)('says in %s when it was changed, as the Berlin day', async (lang, label) => {
    const { data } = (await loadLegal('terms')(contextOf(lang).context)) as PageFound<LegalView>;
    expect(data.modified).toEqual({ label, day: '2026-08-01' });
  });

  it('is missing where the house has written none', async () => {
    await expect(loadLegal('imprint')(contextOf('de', '').context)).rejects.toThrow('NOT_FOUND');
  });
});
