import { dialled } from '@spielplan/shared-contracts/rules';
import type { House, VenueSummary } from '@spielplan/shared-contracts/api';
import { absoluteUrl } from '@spielplan/shared-contracts/routes';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { memoize } from '@spielplan/shared-contracts/memoize';
import type { HouseView } from '@spielplan/shared-contracts/remote';

/**
 * More houses than these make no list for the foot of a page; the programme has a page for each.
 */
const MAX_VENUES = 12;

/**
 * What every page shows of the house in one language: its mark, how to reach it,
 * and its houses with the way to each. What the provider leaves out is left out.
 */
export function presentHouse(house: House | undefined, venues: readonly VenueSummary[], lang: Language): HouseView {
  const { logo, address, telephone, email } = house ?? {};
  return {
    ...(logo && { logo }),
    address: address ? addressLines(address, lang) : [],
    contacts: [
      ...(telephone ? [{ text: telephone, href: `tel:${dialled(telephone)}` }] : []),
      ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ],
    venues: venues.length > MAX_VENUES ? [] : venues.map(({ name, link }) => ({ title: name, url: link })),
  };
}

/** Mark, address and contacts as search engines read them (schema.org/Organization). */
export function structuredHouse(house: House | undefined, origin: string): object {
  const { address, telephone, email, profiles, logo } = house ?? {};
  return {
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postal_code,
        addressLocality: address.town,
        addressCountry: address.country,
      },
    }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(profiles?.length && { sameAs: profiles }),
    ...(logo?.kind === 'picture' && {
      logo: { '@type': 'ImageObject', url: absoluteUrl(origin, logo.src) },
    }),
  };
}

const regionOf = memoize((lang: Language) => new Intl.Locale(lang).maximize().region, 10);
const countryNames = memoize((lang: Language) => new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' }), 10);

/** The address as on a letter. The country is given to readers of other languages, in their language. */
function addressLines({ street, postal_code, town, country }: NonNullable<House['address']>, lang: Language): string[] {
  const name = regionOf(lang) === country ? undefined : countryNames(lang).of(country);
  return [street, `${postal_code} ${town}`, ...(name ? [name] : [])];
}
