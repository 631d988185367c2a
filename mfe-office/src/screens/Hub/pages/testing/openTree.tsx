import { jest } from '@jest/globals';
import type { PageNode } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../../i18n/de.json' with { type: 'json' };
import en from '../../../../i18n/en.json' with { type: 'json' };
import { TreePanel } from '../TreePanel.tsx';
import { pageNode as node } from './pageNode.ts';

const NOW = Date.parse('2026-08-01T12:00:00Z');
/** A small site. */
export const PAGES = [
  node(1, { titles: { de: 'Start', en: 'Home' }, urls: { de: '/de', en: '/en' } }),
  node(2, { titles: { de: 'Besuch', en: 'Visit' }, in_menu: true, menu_names: { de: 'Ihr Besuch', en: 'Your visit' } }),
  node(3, { titles: { de: 'Anfahrt', en: 'Getting here' }, parent: 2, has_draft: true, missing: ['en'] }),
  node(4, { titles: { de: 'Sommerfest', en: 'Summer' }, is_online: false, is_template: true }),
];

/** What was sent, and what the next calls answer. */
export const net: {
  sent: { request: string; ifMatch: string | null; body: unknown }[];
  answers: (readonly [status: number, body: unknown])[];
} = { sent: [], answers: [] };

/** Puts answers in the place of the provider, for each test. */
export function mockNet(): void {
  beforeEach(() => {
    net.sent = [];
    net.answers = [];
    document.cookie = 'csrftoken=known; path=/';
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
      const ifMatch = new Headers(init?.headers).get('If-Match');
      net.sent.push({ request: `${init?.method} ${path as string}`, ifMatch, body });
      const [status, answer] = net.answers.shift() ?? [500, {}];
      return Response.json(answer, { status });
    });
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
  afterEach(() => jest.restoreAllMocks());
}

/** Shows the tree to an account that may do everything, unless it is said otherwise. */
export function show(
  pages: readonly PageNode[] = PAGES,
  rights = { mayEdit: true, mayPublish: true },
  lang: 'de' | 'en' = 'de',
  isStyled = false,
) {
  const messages = { office: lang === 'de' ? de : en };
  const panel = <TreePanel data={{ kind: 'tree', pages, now: NOW, isDirect: false, ...rights }} />;
  return renderInHost(panel, { lang, messages, isStyled });
}
/** The row of a page, by its title. */
export const row = (title: string) => within(screen.getByRole('treegrid')).getByText(title).closest<HTMLElement>(`[role="row"]`)!;
/** The titles that show, from the top. */
export const titles = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((text) => text !== de['hub.edit']);
export const openPage = async (title: string) => userEvent.click(screen.getByRole('button', { name: `Verwalten: ${title}` }));
export const openPart = async (title: string) => {
  const part = screen.getByText(title).closest('details')!;
  part.open = true;
  fireEvent(part, new Event('toggle'));
};
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
