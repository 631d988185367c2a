import { screen } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import { RichText } from './RichText.tsx';

describe('rich text', () => {
  it('shows the headings and links of an editor', () => {
    renderInHost(<RichText html='<h2>Im Kesselhaus</h2><p>Zum <a href="/de/team">Ensemble</a></p>' />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Im Kesselhaus');
    expect(screen.getByRole('link', { name: 'Ensemble' })).toHaveAttribute('href', '/de/team');
  });

  it('leaves no empty box where nothing was written', () => {
    const { container } = renderInHost(<RichText html="" />);
    expect(container).toBeEmptyDOMElement();
  });
});
