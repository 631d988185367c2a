import { screen } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describe('visually hidden text', () => {
  it('is there for screen readers, as whatever element it has to be', () => {
    renderInHost(<VisuallyHidden as="h2">Filter</VisuallyHidden>, { isStyled: true });
    expect(screen.getByRole('heading', { name: 'Filter', level: 2 })).toHaveStyle({ position: 'absolute' });
  });
});
