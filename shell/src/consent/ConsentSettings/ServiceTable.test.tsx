import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import type { ConsentServiceView } from '../presentConsent.ts';
import { ServiceTable } from './ServiceTable.tsx';

const service = (name: string, cookies: ConsentServiceView['cookies']): ConsentServiceView => ({
  id: name.toLowerCase() as ConsentServiceView['id'],
  name,
  provider: `${name} GmbH`,
  purpose: 'Filme zeigen',
  cookies,
});

it('services are listed with what they leave in a browser, and that there is nothing is said', () => {
  const services = [
    service('Vimeo', [{ name: 'vuid', kept: '2 Jahre', host: 'vimeo.com' }]),
    service('Karte', [{ name: 'zoom', kept: 'Sitzung' }]),
    service('Laut', []),
  ];
  renderInHost(<ServiceTable caption="Medien" services={services} />, { messages: { shell: de } });
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent?.trim());
  expect(cells).toEqual(['vuid (vimeo.com) 2 Jahre', 'zoom  Sitzung', 'keine Cookies']);
});
