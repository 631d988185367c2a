import type { BlockView, PageAnswer } from '@spielplan/shared-contracts/remote';
import { screen } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import type { Host } from '@spielplan/shared-ui/host';
import de from '../../i18n/de.json' with { type: 'json' };
import type { CmsPageView } from './CmsPageView.ts';
import { CmsPage } from './CmsPage.tsx';

const own = (model: string, data: unknown, id = 1): BlockView => ({ id, model, owner: 'shell', data });
const show = (view: Partial<CmsPageView>, host: Partial<Host> = {}, page: Partial<PageAnswer> = {}) =>
  renderInHost(<CmsPage data={{ headline: 'Besuch', blocks: [], ...view }} />, { messages: { shell: de }, host, page });

describe('a page of blocks', () => {
  it('says where it stands', () => {
    show({}, {}, { url: '/de/besuch/anfahrt', head: { title: 'Anfahrt', trail: [{ title: 'Besuch', url: '/de/besuch' }] } });
    expect(screen.getByRole('navigation', { name: 'Sie sind hier' })).toHaveTextContent('StartseiteBesuchAnfahrt');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Besuch');
  });

  it('opens with a hero whose headline is its H1', () => {
    show({
      headline: '',
      blocks: [
        own('hero_media', { headline: 'Fünf Häuser', isTitle: true, picture: null, button: { href: '/de', label: 'Los' } }),
      ],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fünf Häuser');
    expect(screen.getByRole('link', { name: 'Los' })).toHaveAttribute('href', '/de');
  });

  it('shows headlines, texts, quotations and links in their order', () => {
    const { container } = show({
      blocks: [
        own('headline', { level: 3, content: 'Kasse', preline: 'Heute', anchor: 'kasse' }, 1),
        own('text', { html: '<p>Offen <strong>bis acht</strong></p>' }, 2),
        own('quote', { content: 'Man kommt wegen des Konzerts.', author: 'Gästebuch' }, 3),
        own('link', { href: 'https://a.example', label: 'Mehr', isNewTab: true }, 4),
      ],
    });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Kasse');
    expect(container.querySelector('#kasse')).toHaveTextContent('Heute');
    expect(screen.getByText('bis acht')).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('Gästebuch');
    expect(screen.getByRole('link', { name: /Mehr.*öffnet in neuem Tab/ })).toHaveAttribute('target', '_blank');
  });

  it('shows teasers whose headline alone is the link', () => {
    const teasers = [
      { headline: 'Regen', link: { href: '/de/stories', label: 'Weiterlesen' }, picture: null, html: '<p>Im Parkett.</p>' },
    ];
    show({ blocks: [own('teaser_list', { teasers })] });
    expect(screen.getByRole('link', { name: 'Regen' })).toHaveAttribute('href', '/de/stories');
  });

  it('shows a picture with its caption', () => {
    const picture = { base: '/media/a', alt: 'Brücke', width: 3, height: 2, color: '#000000', widths: [320], formats: ['jpg'] };
    show({ blocks: [own('image', { picture, caption: 'Fünf Bögen', credit: 'Stadtarchiv' })] });
    expect(screen.getByRole('img', { name: 'Brücke' })).toHaveAttribute('src', '/media/a-320.jpg');
    expect(screen.getByRole('figure')).toHaveTextContent('Fünf Bögen Stadtarchiv');
  });

  it('shows another remote’s block inside a column', () => {
    const inner: BlockView = { id: 2, model: 'event_list', owner: 'programme', data: { title: 'Heute Abend' } };
    const Component = ({ data }: { data: { title: string } }) => <b>{data.title}</b>;
    show(
      { blocks: [own('container', { columns: [{ span: 6, blocks: [inner] }] })] },
      { block: () => ({ owner: 'programme', version: '1', Component: Component as never }) },
    );
    expect(screen.getByText('Heute Abend')).toBeVisible();
  });

  it('leaves no trace of a block nobody can show', () => {
    const { container } = show({ blocks: [own('hologram', {}), { id: 2, model: 'event_list', owner: 'programme', data: {} }] });
    const bare = show({}).container;
    expect(container.innerHTML).toBe(bare.innerHTML);
  });
});
