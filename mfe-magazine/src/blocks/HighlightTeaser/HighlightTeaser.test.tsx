import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { HighlightTeaser } from './HighlightTeaser.tsx';
import type { Highlight } from './highlightTeaserView.ts';

const highlight: Highlight = {
  key: 'production-8',
  href: '/de/produktionen/fado/8',
  kicker: 'Produktion',
  headline: 'Fado am Fluss',
  text: 'Ein Abend am Ufer.',
  day: '2026-11-28',
  date: 'Ab 28. November 2026',
  picture: null,
};
const open = (headline: string, highlights: Highlight[]) =>
  renderInHost(<HighlightTeaser data={{ headline, highlights }} />, { messages: { magazine: de } });

describe('highlights on a page', () => {
  it('say what they are, when, and lead there', () => {
    open('Vorher lesen', [highlight]);
    const region = screen.getByRole('region', { name: 'Vorher lesen' });
    expect(within(region).getByRole('link', { name: 'Fado am Fluss' })).toHaveAttribute('href', '/de/produktionen/fado/8');
    expect(within(region).getByText('Ab 28. November 2026')).toHaveAttribute('datetime', '2026-11-28');
  });

  it('have a headline even where the editor gave none', () => {
    open('', [highlight]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Nicht verpassen');
  });

  it('leave no empty place', () => {
    expect(open('Vorher lesen', []).container.querySelector('section')).toBeNull();
  });
});
