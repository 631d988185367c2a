import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../i18n/de.json' with { type: 'json' };
import { mockNet, net, openPage, openPart, PAGES, press, row, show, titles } from './testing/openTree.tsx';
import { pageNode as node } from './testing/pageNode.ts';

mockNet();

/** The texts and head fields of a page. */
const TEXTS = {
  id: 2,
  title: 'Besuch',
  headline: 'Besuch',
  meta_title: 'Alter Titel',
  meta_description: '',
  image: null,
  is_landing_page: false,
  theme: null,
  revision: 4,
  is_changed: false,
};

describe('A page is renamed', () => {
  it('with its titles as drafts and its address at once, from which a redirect is offered', async () => {
    show();
    await openPage('Besuch');
    await openPart(de['hub.pages.part.rename']);
    const typeIn = async (label: string, words: string) => {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), words);
    };
    expect(screen.queryByRole('checkbox')).toBeNull();
    await typeIn('Titel (Deutsch)', 'Ihr Weg');
    await typeIn('Adresse (Deutsch)', 'ihr-weg');
    expect(screen.getByRole('checkbox', { name: de['hub.pages.redirect'] })).toBeChecked();
    const urls = { de: '/de/ihr-weg', en: '/en/page-2' };
    net.answers = [
      [200, { pages: [{ ...PAGES[1], urls, revision: 1 }] }],
      [200, { title: 'Besuch', revision: 3 }],
      [200, {}],
    ];
    await press('Umbenennen');
    expect(net.sent).toEqual([
      {
        request: 'PATCH /pageeditor-api/page-tree/2/',
        ifMatch: '"0"',
        body: { paths: { de: 'ihr-weg', en: 'page-2' }, redirect: true },
      },
      { request: 'GET /de/pageeditor-api/page-texts/2/', ifMatch: null, body: undefined },
      { request: 'PATCH /de/pageeditor-api/page-texts/2/', ifMatch: '"3"', body: { title: 'Ihr Weg' } },
    ]);
    expect(row('Ihr Weg')).toHaveTextContent('/de/ihr-weg');
  });

  it('not over a title that somebody else has given it meanwhile', async () => {
    show();
    await openPage('Besuch');
    await openPart(de['hub.pages.part.rename']);
    await userEvent.type(screen.getByLabelText('Titel (Deutsch)'), ' heute');
    net.answers = [[200, { title: 'Ankommen', revision: 9 }]];
    await press('Umbenennen');
    expect(await screen.findByRole('alert')).toHaveTextContent(de['hub.failed.PRECONDITION_FAILED']);
    expect(screen.getByLabelText('Titel (Deutsch)')).toHaveValue('Besuch heute');
    expect(net.sent).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ankommen' })).toBeVisible();
  });

  it.each([
    ['Weg & Ziel', [], 'hub.pages.misfit'],
    ['seite-3', [[409, { error: 'CONFLICT', code: 'SP-1106', field: 'paths.de' }]], 'hub.pages.taken'],
  ] as const)('not to %s: the field says why, and what was typed stays', async (typed, refused, why) => {
    show();
    await openPage('Besuch');
    await openPart(de['hub.pages.part.rename']);
    const field = screen.getByLabelText('Adresse (Deutsch)');
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    net.answers = [...refused];
    await press('Umbenennen');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(de[why]));
    expect(field).toHaveValue(typed);
  });
});

it.each([
  ['magazine', 'Magazin'],
  ['werkstatt', 'werkstatt'],
])('an address of the software is refused at its field with the name of its owner: %s', async (owner, name) => {
  show();
  await openPage('Besuch');
  await openPart(de['hub.pages.part.rename']);
  const field = screen.getByLabelText('Adresse (Englisch)');
  await userEvent.clear(field);
  await userEvent.type(field, 'stories');
  net.answers = [[409, { error: 'CONFLICT', code: 'SP-1106', field: 'paths.en', rule: 'owned', limit: owner }]];
  await press('Umbenennen');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(`gehört zu „${name}“`));
  expect(field).toHaveValue('stories');
});

describe('A page is made', () => {
  it('with an address made of its titles, from a template, and has the focus then', async () => {
    const { visited } = show();
    const finding = { lang: 'de', block: 3, model: 'teaser', field: 'image', words: '' };
    const findings = [
      { ...finding, rule: 'picture-alt' },
      { ...finding, rule: 'untranslated' },
    ];
    net.answers = [[200, { findings }]];
    await press('Neue Seite');
    expect(net.sent[0]?.request).toBe('GET /de/pageeditor-api/documents/checks/?content_type=page&object_id=4');
    // What is to be seen to in a template is told where it is chosen (ATAG B.2.4.2).
    await screen.findByText('Vorlage: Sommerfest (1 Fehler, 1 Hinweis)');
    await userEvent.selectOptions(screen.getByLabelText('Beginnen mit'), '4');
    await userEvent.type(screen.getByLabelText('Titel (Deutsch)'), 'Über Bäume');
    await userEvent.type(screen.getByLabelText('Titel (Englisch)'), 'About trees');
    expect(screen.getByLabelText('Adresse (Deutsch)')).toHaveValue('ueber-baeume');
    const titlesOf = { de: 'Über Bäume', en: 'About trees' };
    net.answers = [[201, { pages: [node(9, { titles: titlesOf, is_online: false })] }]];
    await press('Anlegen');
    const paths = { de: 'ueber-baeume', en: 'about-trees' };
    expect(net.sent[1]).toMatchObject({
      request: 'POST /pageeditor-api/page-tree/',
      body: { titles: titlesOf, paths, parent: null, source: 4 },
    });
    await waitFor(() => expect(visited).toEqual(['/de/seite-9?edit=1']));
    expect(row('Über Bäume')).toBeVisible();
  });

  it('as a copy or below another one', async () => {
    show();
    await openPage('Anfahrt');
    net.answers = [[200, { findings: [] }]];
    await press('Kopieren');
    await waitFor(() => expect(screen.getByLabelText('Beginnen mit')).toHaveDisplayValue('Kopie von: Anfahrt (ohne Befund)'));
    await userEvent.type(screen.getByLabelText('Titel (Deutsch)'), 'Neu');
    expect(screen.getByLabelText('Adresse (Deutsch)')).toHaveValue('seite-2/neu');
  });
});

describe('The rest of a page', () => {
  it('goes online and into menus in one change', async () => {
    show();
    await openPage('Sommerfest');
    await openPart(de['hub.pages.part.places']);
    await userEvent.click(screen.getByLabelText('Online'));
    await userEvent.click(screen.getByLabelText('Im Menü'));
    net.answers = [[200, { pages: [{ ...PAGES[3], is_online: true, in_menu: true }] }]];
    await press('Speichern');
    expect(net.sent[0]).toMatchObject({ ifMatch: '"0"', body: { is_online: true, in_menu: true } });
    expect(within(row('Sommerfest')).queryByText('Offline')).toBeNull();
  });

  it('shows search result and card in both languages as they are typed; one revision after the other is saved', async () => {
    show();
    await openPage('Besuch');
    net.answers = [
      [200, TEXTS],
      [200, { ...TEXTS, meta_title: 'Old title' }],
    ];
    await openPart(de['hub.pages.part.head']);
    const field = await screen.findByLabelText('Titel für Suchmaschinen (Deutsch)');
    await userEvent.type(field, ' neu');
    await userEvent.type(screen.getByLabelText('Beschreibung (Englisch)'), 'By tram.');
    expect(within(screen.getByRole('figure', { name: 'Im Suchergebnis (Deutsch)' })).getByText('Alter Titel neu')).toBeVisible();
    expect(within(screen.getByRole('figure', { name: 'Als geteilter Link (Englisch)' })).getByText('By tram.')).toBeVisible();
    net.answers = [
      [200, { ...TEXTS, meta_title: 'Alter Titel neu', revision: 5, is_changed: true }],
      [412, { error: 'PRECONDITION_FAILED', code: 'SP-1107', current: TEXTS }],
      [200, { ...TEXTS, revision: 6 }],
      [200, { ...TEXTS, meta_description: 'On foot.', revision: 6 }],
    ];
    await press('Speichern');
    expect(net.sent.slice(2, 4)).toMatchObject([
      { request: 'PATCH /de/pageeditor-api/page-texts/2/', ifMatch: '"4"', body: { meta_title: 'Alter Titel neu' } },
      { request: 'PATCH /en/pageeditor-api/page-texts/2/', ifMatch: '"5"', body: { meta_description: 'By tram.' } },
    ]);
    expect(await screen.findByText('On foot.')).toBeVisible();
    net.answers = [
      [412, { error: 'PRECONDITION_FAILED', code: 'SP-1107', current: TEXTS }],
      [200, { ...TEXTS, revision: 7 }],
      [200, { ...TEXTS, meta_title: 'Their title', meta_description: 'On foot.', revision: 7 }],
      [200, { ...TEXTS, revision: 8 }],
    ];
    await press(de['hub.conflict.mine']);
    // What somebody else has changed besides is nobody's to set back.
    const change = { request: 'PATCH /en/pageeditor-api/page-texts/2/', body: { meta_description: 'By tram.' } };
    await waitFor(() => expect(net.sent.at(-1)).toEqual({ ...change, ifMatch: '"7"' }));
    expect(net.sent[6]).toEqual({ ...change, ifMatch: '"6"' });
  });

  it('is shared with a picture of the library, in the crop of the card and with a text of its own', async () => {
    const base = '/media/uploads/6d1f0c3a-1111-4222-8333-123456789abc';
    const value = { base, alt: '', width: 1_600, height: 800, color: '#aabbcc', widths: [320, 800], formats: ['avif', 'jpg'] };
    const item = {
      id: 9,
      kind: 'picture',
      name: 'Wehr.jpg',
      content_type: 'image/jpeg',
      size: 9,
      created: '2026-08-01T10:00:00Z',
      username: 'ada',
      value,
      picture: value,
      path: `${base}-800.jpg`,
      alt: { de: 'Ein Wehr', en: 'A weir' },
      is_decorative: false,
      credit: '',
      focal_point: null,
      crops: {},
      tags: [],
      revision: 3,
    };
    show();
    await openPage('Besuch');
    net.answers = [
      [200, TEXTS],
      [200, TEXTS],
    ];
    await openPart(de['hub.pages.part.head']);
    expect(await screen.findAllByText(de['hub.pages.noPicture'])).toHaveLength(2);
    net.answers = [[200, { count: 1, results: [item], tags: [] }]];
    await press(de['hub.pages.card.choose']);
    await userEvent.click(await screen.findByRole('button', { name: /Wehr.jpg/ }));
    expect(net.sent.at(-1)?.request).toBe('GET /pageeditor-api/media/?kind=picture&page=1');
    const card = within(screen.getByRole('figure', { name: 'Als geteilter Link (Englisch)' }));
    expect(card.getByRole('img', { name: 'A weir' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Alternativtext (Deutsch)'), 'Das Wehr im Nebel');

    const crops = { card: { x: 20, y: 0, width: 80, height: 84.42 } };
    net.answers = [[200, { ...item, crops, revision: 4 }]];
    await press(de['hub.pages.card.crop']);
    const crop = within(screen.getByRole('dialog', { name: de['hub.media.format.card'] }));
    expect(crop.queryByLabelText(de['hub.media.format'])).toBeNull();
    await userEvent.click(crop.getByRole('button', { name: 'Speichern' }));
    expect(net.sent.at(-1)).toMatchObject({ request: 'PATCH /pageeditor-api/media/9/', ifMatch: '"3"' });
    expect(card.getByRole('img', { name: 'A weir' }).closest('div')).toHaveStyle({
      insetInlineStart: '-25%',
      inlineSize: '125%',
    });

    const image = { ...value, alt: 'Das Wehr im Nebel' };
    net.answers = [
      [200, { ...TEXTS, image, revision: 5 }],
      [200, { ...TEXTS, image: value, revision: 6 }],
    ];
    await press('Speichern');
    expect(net.sent.slice(-2)).toMatchObject([
      { request: 'PATCH /de/pageeditor-api/page-texts/2/', body: { image } },
      { request: 'PATCH /en/pageeditor-api/page-texts/2/', ifMatch: '"5"', body: { image: value } },
    ]);
    await press(de['hub.pages.card.remove']);
    expect(screen.getAllByText(de['hub.pages.noPicture'])).toHaveLength(2);
  });

  it('says who changed what', async () => {
    show();
    await openPage('Besuch');
    const detail = { de: '/de/alt → /de/neu', en: '/de/alt → /de/neu' };
    net.answers = [[200, { changes: [{ at: '2026-08-01T10:00:00Z', username: 'ada', what: 'address', detail }] }]];
    await openPart(de['hub.pages.part.changes']);
    expect(await screen.findByText('01.08.2026, 12:00 Uhr · ada · Adresse geändert · /de/alt → /de/neu')).toBeVisible();
  });

  it('goes into the bin with all below it, and comes back from there', async () => {
    show();
    await openPage('Besuch');
    await openPart(de['hub.pages.part.remove']);
    expect(screen.getByText(/Mit einer Seite darunter/)).toBeVisible();
    net.answers = [[200, { ids: [2, 3] }]];
    await press('In den Papierkorb');
    expect(titles()).toEqual(['Start', 'Sommerfest']);
    await waitFor(() => expect(row('Start')).toHaveFocus());
    const { titles: names, urls } = PAGES[1]!;
    const removed = { id: 2, titles: names, urls, removed_at: '2026-08-01T10:00:00Z', removed_by: 'ada', pages_below: 1 };
    net.answers = [
      [200, { pages: [removed] }],
      [200, { pages: [PAGES[2], PAGES[1]] }],
    ];
    await press('Papierkorb');
    await userEvent.click(await screen.findByRole('button', { name: 'Zurückholen: Besuch' }));
    expect(net.sent.at(-1)?.request).toBe('POST /pageeditor-api/page-bin/2/restore/');
    expect(titles()).toEqual(['Start', 'Besuch', 'Anfahrt', 'Sommerfest']);
    await waitFor(() => expect(row('Besuch')).toHaveFocus());
  });
});
