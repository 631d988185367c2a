import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';

it('leads home where even the error page cannot be shown', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('no paper');
  };
  render(
    <RootErrorBoundary message="Ein unbekannter Fehler ist aufgetreten" home={{ href: '/de', label: 'Zur Startseite' }}>
      <Broken />
    </RootErrorBoundary>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Ein unbekannter Fehler ist aufgetreten');
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de');
  jest.restoreAllMocks();
});
