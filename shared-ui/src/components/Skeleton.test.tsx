import { renderInHost } from '../testing/index.ts';
import { Skeleton } from './Skeleton.tsx';

describe('a skeleton', () => {
  it('is nothing to a screen reader', () => {
    const { container } = renderInHost(<Skeleton />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('stands for a paragraph with a shorter last line', () => {
    const { container } = renderInHost(<Skeleton lines={3} inlineSize="80%" />);
    const bars = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > span')];
    expect(bars.map((bar) => bar.style.inlineSize)).toEqual(['80%', '80%', '60%']);
  });
});
