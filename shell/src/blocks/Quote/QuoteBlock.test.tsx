import { screen } from '@testing-library/react';
import { showBlock } from '../testing/showBlock.tsx';

describe('a quotation', () => {
  it('is one, with who said it, and without the marks that were typed', async () => {
    const { container } = await showBlock('quote', { content: '„Man kommt wegen des Konzerts.“', author: 'Gästebuch' });
    expect(container.querySelector('blockquote q')).toHaveTextContent(/^Man kommt wegen des Konzerts\.$/);
    expect(screen.getByRole('figure')).toHaveTextContent('Gästebuch');
  });

  it.each(['„Komm!“', '"Komm!"', '»Komm!«', ' Komm! '])('%s loses the marks that were typed', async (content) => {
    expect((await showBlock('quote', { content })).view).toEqual({ content: 'Komm!' });
  });

  it('of nobody in particular has no empty line for a name', async () => {
    const { container, view } = await showBlock('quote', { content: 'Komm!' });
    expect(view).toEqual({ content: 'Komm!' });
    expect(container.querySelector('figcaption')).toBeNull();
  });
});
