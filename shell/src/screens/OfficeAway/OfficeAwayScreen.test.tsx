import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { OfficeAwayScreen } from './OfficeAwayScreen.tsx';

it('says what is away and whom to ask, and leads on by plain links', () => {
  const links = [
    { label: 'Anmelden', href: '/pageeditor-api/login?lang=de&next=%2Fcms-hub' },
    { label: 'Releases ansehen', href: '/cms-hub/releases?lang=de' },
  ];
  renderInHost(<OfficeAwayScreen data={{ texts: ['Sie läuft gerade nicht.', 'Fragen Sie die Technik.'], links }} />);
  expect(screen.getByText('Sie läuft gerade nicht.')).toBeVisible();
  expect(screen.getByText('Fragen Sie die Technik.')).toBeVisible();
  for (const { label, href } of links) expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
});
