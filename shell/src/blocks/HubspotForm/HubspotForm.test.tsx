import { settingsSchema } from '@spielplan/shared-contracts/api';
import { screen } from '@testing-library/react';
import { showBlock } from '../testing/showBlock.tsx';

const withAccount = (region: 'eu1' | 'na1') => ({
  settings: settingsSchema.parse({
    status: 'ok',
    is_site_online: true,
    is_shop_online: true,
    site_name: { de: 'Altwasser', en: 'Altwasser' },
    design: { hubspot: { portal_id: '10000042', region } },
  }),
});
const id = '00000000-a17a-4000-8000-a0b0c0d0e0f0';

describe('a form of HubSpot', () => {
  it('is offered under its headline, and not loaded', async () => {
    const { container } = await showBlock('forms', { headline: 'Newsletter', hubspot_id: id }, { context: withAccount('eu1') });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Newsletter');
    expect(screen.getByText(/erfährt HubSpot Forms Ihre IP-Adresse/)).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
  });

  it.each([
    ['eu1', /^https:\/\/share-eu1\.hsforms\.com\/1[\w-]{22}5yc2y$/],
    ['na1', /^https:\/\/share\.hsforms\.com\/1[\w-]{22}5yc2y$/],
  ] as const)('has a page of its own at the service (%s)', async (region, address) => {
    await showBlock('forms', { hubspot_id: id }, { lang: 'en', context: withAccount(region) });
    expect(screen.getByRole('link').getAttribute('href')).toMatch(address);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('whose id is of another shape has none, and can still be loaded', async () => {
    await showBlock('forms', { hubspot_id: 'abc-1' }, { context: withAccount('eu1') });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('without an account of the house is no block', async () => {
    expect((await showBlock('forms', { hubspot_id: id })).view).toBeNull();
  });
});
