import { screen } from '@testing-library/react';
import { BLOCKS } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { FullTeaser } from './FullTeaser.tsx';
import { presentFullTeaser } from './presentFullTeaser.ts';

const present = (more: object = {}) =>
  presentFullTeaser(BLOCKS.full_teaser.fields.parse({ headline: 'Stromabwärts', link: '/de/festival', ...more }));

describe('a teaser as wide as the page', () => {
  it('leads on by its own words, or by its headline', () => {
    renderInHost(<FullTeaser data={present({ link_text: 'Zum Festival', subline: 'Zehn Tage' })} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Stromabwärts');
    expect(screen.getByRole('link', { name: 'Zum Festival' })).toHaveAttribute('href', '/de/festival');
    renderInHost(<FullTeaser data={present()} />);
    expect(screen.getByRole('link', { name: 'Stromabwärts' })).toBeVisible();
  });

  it('is set smaller where a word is longer than a line of a phone, so that none is broken', () => {
    expect(present()).not.toHaveProperty('longest');
    renderInHost(<FullTeaser data={present({ headline: 'Das Forellenfrühstück' })} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveStyle({ '--longest': '17' });
  });

  it('is a field of colour by its class', () => {
    expect(present({ extra_class: 'big cc03' }).theme).toBe('cc03');
    expect(present()).not.toHaveProperty('theme');
    expect(present({ link: 'javascript:alert(1)' })).not.toHaveProperty('link');
  });
});
