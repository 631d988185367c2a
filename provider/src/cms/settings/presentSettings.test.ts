import { parseConfiguration } from '../../platform/configuration/configuration.ts';
import { buildSite } from '../../seed/index.ts';
import { presentSettings } from './presentSettings.ts';

const stored = buildSite('2026-08-01', []).settings.map(({ key, value }) => ({ key, value }));
const designIn = (environment: Record<string, string>) => presentSettings(stored, parseConfiguration(environment)).design;

describe('How the house looks', () => {
  it('is as stored', () => {
    expect(designIn({})).toMatchObject({ theme: 'cc01', menu_style: 'style1', event_style: 'style1' });
  });

  it('is as the environment says, which leaves the rest as stored', () => {
    expect(designIn({ THEME: 'cc02', MENU_STYLE: 'style2' })).toMatchObject({
      theme: 'cc02',
      menu_style: 'style2',
      event_style: 'style1',
      calendar_filter: true,
    });
    expect(designIn({ EVENT_STYLE: 'style3' })).toMatchObject({ theme: 'cc01', event_style: 'style3' });
  });
});
