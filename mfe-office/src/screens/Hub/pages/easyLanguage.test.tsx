import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../i18n/de.json' with { type: 'json' };
import { mockNet, net, openPage, openPart, PAGES, press, row, show } from './testing/openTree.tsx';

mockNet();

it('a page becomes the twin in easy language of what is at an address, and says where that is nothing (R73)', async () => {
  const easy = { ...PAGES[1]!, is_easy: false, easy_of: null };
  show([PAGES[0]!, easy]);
  await openPage('Besuch');
  await openPart(de['hub.pages.part.places']);
  expect(screen.queryByLabelText(de['hub.pages.easyOf'])).toBeNull();
  await userEvent.click(screen.getByLabelText(de['hub.pages.flag.is_easy']));
  const field = screen.getByLabelText(de['hub.pages.easyOf']);
  await userEvent.type(field, '/de/nirgends');
  net.answers = [[400, { error: 'INVALID_BODY', code: 'SP-1002', field: 'easy_of' }]];
  await press('Speichern');
  expect(net.sent).toMatchObject([{ body: { is_easy: true, easy_of: '/de/nirgends' } }]);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(de['hub.pages.easyOfMisfit'])));
  expect(field).toHaveValue('/de/nirgends');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, '/de');
  net.answers = [[200, { pages: [{ ...easy, is_easy: true, easy_of: { de: '/de', en: '/en' }, revision: 1 }] }]];
  await press('Speichern');
  expect(row('Besuch')).toHaveTextContent(de['hub.pages.is.easy']);
});

it('a page of a provider that knows no easy language is not asked for it', async () => {
  show();
  await openPage('Besuch');
  await openPart(de['hub.pages.part.places']);
  expect(screen.queryByLabelText(de['hub.pages.flag.is_easy'])).toBeNull();
});
