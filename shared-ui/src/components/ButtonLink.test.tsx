import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInHost } from '../testing/index.ts';
import { ButtonLink } from './ButtonLink.tsx';

describe('a link that looks like a button', () => {
  it('stays in the page with a path of this site', async () => {
    const { visited } = renderInHost(<ButtonLink to="/de/stories">Magazin</ButtonLink>);
    await userEvent.click(screen.getByRole('link', { name: 'Magazin' }));
    expect(visited).toEqual(['/de/stories']);
  });

  it('leaves to anything else as a plain link', () => {
    renderInHost(
      <ButtonLink href="mailto:kasse@example.org" variant="quiet">
        Mail
      </ButtonLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:kasse@example.org');
    expect(screen.getByRole('link')).toHaveAttribute('data-variant', 'quiet');
  });
});
