import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { StartScreen } from './StartScreen.tsx';

it('says whose page it is', () => {
  renderInHost(<StartScreen data={{ house: 'Kulturhaus' }} />, { messages: { starter: de } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(de['start.title']);
  expect(screen.getByText('Kulturhaus')).toBeVisible();
});
