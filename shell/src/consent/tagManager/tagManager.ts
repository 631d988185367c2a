import type { Decision } from '../decision.ts';
import { TAG_MANAGER_ORIGIN } from '../../parts/tagManagerOrigin.ts';

interface TagWindow {
  dataLayer?: unknown[];
  gtag?(...call: unknown[]): void;
}

/**
 * Tells the tag manager what is agreed to, and loads it if that is the first there is for it. Until
 * then the early script has denied everything (consent mode), and nothing of it is on the page. The
 * services' own tags inside the container wait for the event `consent`, which names them.
 */
export function updateTagManager(id: string, decision: Decision): void {
  const page = window as unknown as TagWindow;
  const granted = (service: string) => (decision?.includes(service) ? 'granted' : 'denied');
  page.gtag?.('consent', 'update', {
    analytics_storage: granted('analytics'),
    ad_storage: granted('ads'),
    ad_user_data: granted('ads'),
    ad_personalization: granted('ads'),
    personalization_storage: granted('crm'),
    functionality_storage: granted('crm'),
  });
  page.dataLayer?.push({ event: 'consent', consent_services: decision ?? [] });
  const src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  page.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
