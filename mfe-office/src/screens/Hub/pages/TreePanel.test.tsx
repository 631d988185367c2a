import { jest } from '@jest/globals';
import { rulesOf } from '@spielplan/shared-ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../i18n/de.json' with { type: 'json' };
import { mockNet, net, openPage, openPart, PAGES, press, row, show, titles } from './testing/openTree.tsx';
import { pageNode as node } from './testing/pageNode.ts';

mockNet();

describe('The tree of pages', () => {
  it('says where each page stands, its states, and leads to it and to its edit mode, in the language of the tools', () => {
    show();
    expect(titles()).toEqual(['Start', 'Besuch', 'Anfahrt', 'Sommerfest']);
    expect(row('Anfahrt')).toHaveAttribute('aria-level', '2');
    expect(row('Besuch')).toHaveAttribute('aria-expanded', 'true');
    expect(row('Besuch')).toHaveAttribute('aria-setsize', '3');
    expect(within(row('Anfahrt')).getByText('Englisch fehlt')).toBeVisible();
    expect(within(row('Anfahrt')).getByText('Entwurf')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bearbeiten: Besuch' })).toHaveAttribute('href', '/de/seite-2?edit');
    show(PAGES, { mayEdit: true, mayPublish: true }, 'en');
    expect(screen.getByRole('link', { name: 'Edit: Getting here' })).toHaveAttribute('href', '/en/page-3?edit');
  });

  it('has rows that come to rest clear of all that sticks to an edge, the cookie banner too (WCAG 2.4.11)', () => {
    show(PAGES, undefined, 'de', true);
    expect(rulesOf(row('Besuch'))).toContain('scroll-margin-block: var(--clear-above) var(--clear-below);');
  });

  it('is gone through by keyboard as a treegrid: rows, controls in a row, open and closed', async () => {
    show();
    await userEvent.tab();
    while (!row('Start').contains(document.activeElement)) await userEvent.tab();
    expect(row('Start')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(row('Besuch')).toHaveFocus();
    expect(row('Besuch')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Anfahrt')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(row('Anfahrt')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Bearbeiten: Anfahrt' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(row('Besuch')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(row('Sommerfest')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Sommerfest');
  });

  it('is searched by words and narrowed down by state, and says how many are left', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Titel oder Adresse'), 'getting');
    expect(await screen.findByText('1 von 4 Seiten')).toBeVisible();
    expect(titles()).toEqual(['Besuch', 'Anfahrt']);
    await userEvent.clear(screen.getByLabelText('Titel oder Adresse'));
    await userEvent.selectOptions(screen.getByLabelText('Zustand'), 'Offline');
    expect(await screen.findByText('1 von 4 Seiten')).toBeVisible();
    expect(titles()).toEqual(['Sommerfest']);
  });

  it('of two thousand pages has some rows in the document, and brings the others as they are wanted', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => node(index + 1));
    show(many);
    expect(titles()).toHaveLength(60);
    expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '2001');
    await press('60 weitere Seiten');
    expect(titles()).toHaveLength(120);
    act(() => row('Seite 1').focus());
    await userEvent.keyboard('{End}');
    expect(row('Seite 2000')).toHaveFocus();
    expect(titles().length).toBeLessThan(130);
    await userEvent.keyboard('{Home}');
    expect(row('Seite 1')).toHaveFocus();
  });
});

describe('A page is moved', () => {
  it('by a key, on the state that was shown; it keeps the focus and its new place is told', async () => {
    show();
    act(() => row('Sommerfest').focus());
    net.answers = [
      [
        200,
        {
          pages: [
            { ...PAGES[3], position: 2, revision: 1 },
            { ...PAGES[1], position: 3 },
          ],
        },
      ],
    ];
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect(net.sent).toEqual([
      { request: 'PATCH /pageeditor-api/page-tree/4/', ifMatch: '"0"', body: { parent: null, position: 1 } },
    ]);
    expect(await screen.findByText(/steht jetzt auf der obersten Ebene an Stelle 2/)).toBeVisible();
    expect(titles()).toEqual(['Start', 'Sommerfest', 'Besuch', 'Anfahrt']);
    expect(row('Sommerfest')).toHaveFocus();
  });

  it('by dragging onto another one', async () => {
    show();
    net.answers = [[200, { pages: [{ ...PAGES[3], parent: 2, revision: 1 }] }]];
    const data = { dataTransfer: { setData: () => undefined, effectAllowed: '' } };
    fireEvent.dragStart(row('Sommerfest'), data);
    jest.spyOn(row('Besuch'), 'getBoundingClientRect').mockReturnValue({ top: -10, height: 20 } as DOMRect);
    fireEvent.dragOver(row('Besuch'), data);
    fireEvent.drop(row('Besuch'), data);
    expect(await screen.findByText(/steht jetzt unter „Besuch“/)).toBeVisible();
    expect(net.sent[0]).toMatchObject({ body: { parent: 2, position: 1 } });
  });

  it('nowhere where somebody else was faster: that is said, and the page shown as it is', async () => {
    show();
    act(() => row('Sommerfest').focus());
    const current = { ...PAGES[3]!, parent: 2, revision: 7 };
    net.answers = [[412, { error: 'PRECONDITION_FAILED', code: 'SP-1107', current }]];
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect(await screen.findByRole('alert')).toHaveTextContent(de['hub.failed.PRECONDITION_FAILED']);
    expect(row('Sommerfest')).toHaveAttribute('aria-level', '2');
  });

  it('anywhere by a form; nothing of its own is offered', async () => {
    show();
    await openPage('Besuch');
    await openPart(de['hub.pages.part.move']);
    const parent = screen.getByLabelText('Unter');
    expect(within(parent).queryByRole('option', { name: /Anfahrt|Besuch/ })).toBeNull();
    await userEvent.selectOptions(parent, 'Sommerfest');
    net.answers = [[200, { pages: [{ ...PAGES[1], parent: 4 }] }]];
    await press('Verschieben');
    expect(net.sent[0]).toMatchObject({ body: { parent: 4, position: 0 } });
  });
});

it('an account that may not publish sees it all, and is told what it cannot do', async () => {
  show(PAGES, { mayEdit: true, mayPublish: false });
  expect(screen.getByText(de['hub.pages.readOnly'])).toBeVisible();
  expect(row('Besuch')).toHaveAttribute('draggable', 'false');
  act(() => row('Sommerfest').focus());
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  expect(net.sent).toEqual([]);
  await openPage('Besuch');
  expect(screen.queryByText(de['hub.pages.part.remove'])).toBeNull();
  await openPart(de['hub.pages.part.rename']);
  expect(screen.queryByLabelText('Adresse (Deutsch)')).toBeNull();
});
