import { BLOCKS } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { picture } from '../testing/showBlock.tsx';
import { presentTeaser } from './presentTeaser.ts';
import { Teaser } from './Teaser.tsx';

const present = (fields: object) => presentTeaser(BLOCKS.teaser_item.fields.parse({ headline: 'Regen', ...fields }));
const full = {
  image: { ...picture, credit: 'Stadtarchiv' },
  preline: 'Werkstatt',
  subline: 'Zu Besuch bei der Technik',
  text: '<p>Es tropft nach <a href="/de/stories">Plan</a>.</p>',
  link: '/de/stories/regen/1',
  link_text: 'Weiterlesen',
};

describe('a teaser', () => {
  it('is pressable as a whole, and read out as one link, that of its headline', () => {
    const { container } = renderInHost(<Teaser teaser={present(full)} level={3} sizes="100vw" />);
    expect(screen.getByRole('article')).toHaveTextContent(/Werkstatt.*Regen.*Zu Besuch bei der Technik.*Es tropft nach Plan/);
    expect(screen.getByRole('heading', { level: 3 })).toContainElement(screen.getByRole('link', { name: 'Regen' }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Regen', 'Plan']);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('Weiterlesen');
    expect(screen.queryByRole('img')).toBeNull();
    expect(container).not.toHaveTextContent('Stadtarchiv');
  });

  it('of a headline alone is a headline', () => {
    expect(present({})).toEqual({ headline: 'Regen', picture: null });
    const { container } = renderInHost(<Teaser teaser={present({})} level={2} sizes="100vw" isWide />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Regen');
    expect(container.querySelector('a, img, p, [data-wide]')).toBeNull();
  });

  it('leads nowhere that is not safe', () => {
    expect(present({ link: 'javascript:alert(1)', link_text: 'Los' })).not.toHaveProperty('link');
  });
});
