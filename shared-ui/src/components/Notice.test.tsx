import { screen } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import { Notice } from './Notice.tsx';

describe('a notice', () => {
  it('announces an error at once', () => {
    renderInHost(<Notice tone="error">Die Karten sind vergriffen.</Notice>);
    expect(screen.getByRole('alert')).toHaveTextContent('Die Karten sind vergriffen.');
  });

  it('announces a success when the reader pauses', () => {
    renderInHost(<Notice tone="success" title="Reserviert" />);
    expect(screen.getByRole('status')).toHaveTextContent('Reserviert');
  });

  it('lets an information be read where it stands', () => {
    renderInHost(<Notice>Einlass ab 19 Uhr</Notice>);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Einlass ab 19 Uhr')).toBeVisible();
  });
});
