import type { Editor } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { PageToolbar } from './PageToolbar.tsx';

beforeEach(() => {
  globalThis.fetch = async () => Response.json({});
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

function open(lang: Language, interface_language: Editor['interface_language']) {
  const editor: Editor = {
    id: 1,
    email: '',
    username: 'redaktion',
    first_name: '',
    last_name: '',
    admin_menus: [],
    interface_language,
  };
  return renderInHost(<PageToolbar editor={editor} />, { lang, messages: { editor: lang === 'de' ? de : en } });
}

const EDIT = { de: 'Bearbeiten', en: 'Edit' } as const;

it.each<[Language, Editor['interface_language'], Language]>([
  ['de', 'en', 'en'],
  ['en', 'de', 'de'],
  ['de', 'de', 'de'],
  ['en', null, 'en'],
  ['de', undefined, 'de'],
])('on a page in %s the tools of an account that has chosen %s speak %s', async (lang, chosen, spoken) => {
  open(lang, chosen);
  expect(await screen.findByRole('button', { name: EDIT[spoken] })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region')).toHaveAttribute('lang', spoken));
});

it('follow the page again once nobody with another choice is there', async () => {
  const { unmount } = open('de', 'en');
  await screen.findByRole('button', { name: 'Edit' });
  unmount();
  open('de', null);
  expect(screen.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
});
