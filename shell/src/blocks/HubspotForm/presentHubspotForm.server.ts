import type { FieldsOf } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { serviceOf } from '../../consent/consentServices.ts';
import type { ExternalMediaView } from '../ExternalMedia/ExternalMediaView.ts';

export interface HubspotFormView {
  headline: string;
  media: ExternalMediaView;
}

type Portal = NonNullable<LoadContext['settings']['design']['hubspot']>;

/**
 * Presents a form of HubSpot; null where the house has
 * named no account, for then nobody could answer it.
 */
export function presentHubspotForm(
  { headline, hubspot_id: form }: FieldsOf<'forms'>,
  { settings }: Pick<LoadContext, 'settings'>,
): HubspotFormView | null {
  const { hubspot } = settings.design;
  if (!hubspot) return null;
  return {
    headline,
    media: {
      service: 'hubspot',
      serviceName: serviceOf('hubspot').name,
      kind: 'form',
      title: headline,
      href: shareLink(form, hubspot),
      frame: { src: `/_frame/hubspot/${encodeURIComponent(form)}`, height: 640 },
    },
  };
}

/**
 * The form's page at HubSpot, which needs none of ours: the
 * id's sixteen bytes in base64url, the account in base 36.
 */
function shareLink(form: string, { portal_id: portal, region }: Portal): string | null {
  const hex = form.replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/i.test(hex)) return null;
  const host = region === 'na1' ? 'share.hsforms.com' : `share-${region}.hsforms.com`;
  return `https://${host}/1${Buffer.from(hex, 'hex').toString('base64url')}${Number(portal).toString(36)}`;
}
