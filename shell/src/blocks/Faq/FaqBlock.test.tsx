import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { FaqBlock } from './FaqBlock.tsx';

const items = [
  { anchor: 'hund-7', question: 'Darf mein Hund mit?', html: '<p>Am Ufer gern.</p>' },
  { anchor: 'regen-7', question: 'Was passiert bei Regen?', html: '<p>Die Bläser rudern schneller.</p>' },
];
const show = () => renderInHost(<FaqBlock data={{ headline: 'Fragen', items }} />);
const details = (question: string) => screen.getByText(question).closest('details');

describe('questions and answers', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('are headlines below the block’s own', () => {
    show();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Fragen');
    expect(details('Darf mein Hund mit?')).not.toHaveAttribute('open');
    expect(screen.getByText('Was passiert bei Regen?').tagName).toBe('H3');
  });

  it('open where the address names them, at once and later', () => {
    history.replaceState(null, '', '/#regen-7');
    show();
    expect(details('Was passiert bei Regen?')).toHaveAttribute('open');
    expect(details('Darf mein Hund mit?')).not.toHaveAttribute('open');
    history.replaceState(null, '', '/#hund-7');
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(details('Darf mein Hund mit?')).toHaveAttribute('open');
  });

  it('name the one that was opened in the address, so that it can be passed on', async () => {
    history.replaceState({ key: 'k' }, '', '/');
    show();
    await userEvent.click(screen.getByText('Darf mein Hund mit?'));
    await act(async () => void details('Darf mein Hund mit?')?.dispatchEvent(new Event('toggle')));
    expect(location.hash).toBe('#hund-7');
    expect(history.state).toEqual({ key: 'k' });
  });
});
