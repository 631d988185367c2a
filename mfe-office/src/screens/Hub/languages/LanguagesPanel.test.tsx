import type { CheckedDocument, ContentFinding } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../i18n/de.json' with { type: 'json' };
import { LanguagesPanel } from './LanguagesPanel.tsx';

const finding = (rule: ContentFinding['rule'], lang: 'de' | 'en', block: number): ContentFinding => ({
  rule,
  lang,
  block,
  model: 'text',
  field: null,
  words: '',
});
const page = (id: number, ...findings: ContentFinding[]): CheckedDocument => ({
  content_type: 'page',
  object_id: id,
  titles: { de: `Seite ${id}`, en: '' },
  urls: { de: `/de/seite-${id}`, en: `/en/page-${id}` },
  findings,
});
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('counts what each page lacks in each language, the most first, and leads to where it is translated', async () => {
  const documents = [
    page(1, finding('untranslated', 'en', 4), finding('link-text', 'de', 3)),
    page(2, finding('untranslated', 'en', 7), finding('untranslated', 'en', 8), finding('translation-behind', 'de', 9)),
    page(3, finding('contrast', 'de', 2)),
  ];
  const { titles, urls } = page(5);
  const withoutTexts = [
    { id: 5, titles, urls, untitled: ['en'], undescribed: ['de', 'en'] },
    { ...page(1), id: 1, untitled: [], undescribed: ['en'] },
  ] as const;
  const data = { kind: 'languages', first: { documents, checked: 5, total: 5, next: null }, withoutTexts } as const;
  renderInHost(<LanguagesPanel data={data} />, { messages: { office: de } });
  expect(screen.getByText('5 Dokumente angesehen. Offen auf 3: Deutsch 2, Englisch 6.')).toBeVisible();
  expect(rows()).toEqual([
    ['Seite 2', '1 Block zu prüfen', '2 Blöcke nicht übersetzt'],
    ['Seite 5', 'keine Beschreibung', 'kein Titel, keine Beschreibung'],
    ['Seite 1', 'vollständig', 'keine Beschreibung, 1 Block nicht übersetzt'],
  ]);
  const first = within(screen.getAllByRole('row')[1]!);
  expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/page-2?edit=languages#block-9',
    '/de/seite-2?edit=languages#block-7',
  ]);
  const second = within(screen.getAllByRole('row')[2]!);
  expect(second.getAllByRole('link')[1]).toHaveAttribute('href', '/de/seite-5?edit=languages#head');
  await userEvent.selectOptions(screen.getByLabelText('Etwas fehlt auf'), 'Deutsch');
  expect(rows().map(([title]) => title)).toEqual(['Seite 2', 'Seite 5']);
});
