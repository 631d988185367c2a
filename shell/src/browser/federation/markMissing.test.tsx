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
});
