import type { CheckedDocument, ContentFinding, SiteChecks } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../i18n/de.json' with { type: 'json' };
import en from '../../../i18n/en.json' with { type: 'json' };
import { mockNet, net } from '../pages/testing/openTree.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';

const finding = (rule: ContentFinding['rule'], lang: 'de' | 'en', block: number, words = ''): ContentFinding => ({
  rule,
  lang,
  block,
  model: 'text',
  field: 'content',
  words,
});
const page = (id: number, ...findings: ContentFinding[]): CheckedDocument => ({
  content_type: 'page',
  object_id: id,
  titles: { de: `Seite ${id}`, en: `Page ${id}` },
  urls: { de: `/de/seite-${id}`, en: `/en/page-${id}` },
  findings,
});
const answer = (next: string | null, ...documents: CheckedDocument[]): SiteChecks => ({
  documents,
  checked: 200,
  total: 400,
  next,
});

mockNet();

function show(first: SiteChecks, lang: 'de' | 'en' = 'de') {
  return renderInHost(<ChecksPanel data={{ kind: 'checks', first }} />, { lang, messages: { office: lang === 'de' ? de : en } });
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('the whole site is asked for bit by bit, and every finding leads to its block in its language', async () => {
  net.answers = [[200, answer(null, page(2, finding('untranslated', 'en', 7)))]];
  show(answer('page 200', page(1, finding('link-text', 'de', 5, 'hier'))));
  expect(await screen.findByText('400 von 400 Dokumenten geprüft: 1 Fehler, 1 Hinweis.')).toBeVisible();
  expect(net.sent.map(({ request }) => request)).toEqual(['GET /pageeditor-api/checks/?after=page%20200']);
  expect(titles()).toEqual(['Seite 1', 'Seite 2']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/de/seite-1?edit=1#block-5',
    '/en/page-2?edit=1#block-7',
  ]);
  expect(screen.getByText('hier')).toBeVisible();
});

it('filters narrow it down by rule, language and title', async () => {
  const user = userEvent.setup();
  show(
    answer(
      null,
      page(1, finding('link-text', 'de', 5), finding('headline-order', 'en', 6)),
      page(2, finding('dead-link', 'en', 7)),
      page(3, finding('untranslated', 'en', 8)),
    ),
    'en',
  );
  await user.selectOptions(screen.getByLabelText('Rule'), 'Errors only');
  expect(titles()).toEqual(['Page 1', 'Page 2']);
  await user.selectOptions(screen.getByLabelText('Language'), 'English');
  expect(titles()).toEqual(['Page 2']);
  await user.selectOptions(screen.getByLabelText('Rule'), 'Order of headlines');
  expect(titles()).toEqual(['Page 1']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Rule'), 'All');
  await user.type(screen.getByLabelText('Title or address'), '/EN/PAGE-3');
  expect(titles()).toEqual(['Page 3']);
  expect(screen.getByText('1 document')).toBeVisible();
});

it('long lists have pages', async () => {
  const user = userEvent.setup();
  show(answer(null, ...Array.from({ length: 60 }, (_, id) => page(id + 1, finding('empty-block', 'de', id + 1)))));
  expect(titles()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(titles()[0]).toBe('Seite 51');
  expect(screen.getByText('Seite 3 von 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Weiter' })).toBeDisabled();
});

it('what could not be asked for is said, and asked for again', async () => {
  const user = userEvent.setup();
  net.answers = [[500, {}]];
  show(answer('page 200', page(1, finding('dead-link', 'de', 5))));
  await user.click(await screen.findByRole('button', { name: 'Weiter prüfen' }));
  net.answers = [];
  expect(titles()).toEqual(['Seite 1']);
  expect(net.sent.length).toBeGreaterThan(1);
});
