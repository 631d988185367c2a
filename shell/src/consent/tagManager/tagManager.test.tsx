import { updateTagManager } from './tagManager.ts';

const page = globalThis as { dataLayer?: unknown[]; gtag?: unknown };
const scripts = () => [...document.querySelectorAll('head script')].map((script) => script.getAttribute('src'));

it('says what is agreed to before the container comes, and loads it once', () => {
  const pushed: unknown[] = (page.dataLayer = []);
  page.gtag = (...call: unknown[]) => pushed.push(call);
  updateTagManager('GTM-ABC123', ['analytics']);
  expect(pushed).toEqual([
    [
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }),
    ],
    { event: 'consent', consent_services: ['analytics'] },
    expect.objectContaining({ event: 'gtm.js' }),
  ]);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
  updateTagManager('GTM-ABC123', []);
  expect(scripts()).toHaveLength(1);
  expect(pushed).toContainEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })]);
});
