import { screen } from '@testing-library/react';
import { NOW, showBlock } from '../testing/showBlock.tsx';

const teasers = (count: number) => Array.from({ length: count }, (_, index) => ({ headline: `Geschichte ${index + 1}` }));

describe('a list of teasers', () => {
  it('names each of them below its headline', async () => {
    await showBlock('teaser_list', { headline: 'Aus dem Magazin', children: teasers(2) });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Aus dem Magazin');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Geschichte 1',
      'Geschichte 2',
    ]);
  });

  it.each([
    [1, '1'],
    [2, '2'],
    [3, '3'],
    [7, '3'],
  ])('of %s stands in rows of %s', async (count, row) => {
    await showBlock('teaser_list', { children: teasers(count) });
    expect(screen.getByRole('list')).toHaveAttribute('data-row', row);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('shows what is online now, and tells when that changes (R53)', async () => {
    const [past, soon] = ['2026-11-20T00:00:00+01:00', '2026-11-21T12:00:30+01:00'];
    const children = [
      { headline: 'Vorbei', online_to: past },
      { headline: 'Da', online_from: past },
      { headline: 'Bald', online_from: soon },
    ];
    const { validUntil } = await showBlock('teaser_list', { children });
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(['Da']);
    expect(validUntil).toBe(NOW + 30_000);
  });

  it('without any is no block', async () => {
    expect((await showBlock('teaser_list', { headline: 'Leer', children: [] })).view).toBeNull();
  });
});
