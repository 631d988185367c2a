import { markMissing } from './markMissing.ts';

describe('a remote that cannot be loaded', () => {
  it('is named at the root until it is there', () => {
    const root = document.createElement('html');
    markMissing('booking', true, root);
    markMissing('booking', true, root);
    markMissing('magazine', true, root);
    expect(root.dataset.missing).toBe('booking magazine');
    markMissing('booking', false, root);
    expect(root.dataset.missing).toBe('magazine');
    markMissing('magazine', false, root);
    expect(root.hasAttribute('data-missing')).toBe(false);
  });

  it('stays named on a page that was kept for reading offline', () => {
    const root = document.createElement('html');
    Object.assign(root.dataset, { stored: 'Sat, 21 Nov 2026 13:00:00 GMT', missing: 'booking' });
    markMissing('booking', false, root);
    expect(root.dataset.missing).toBe('booking');
  });
});
