import { SERVER_ERRORS } from '../errors/index.ts';
import { memoize } from '../memoize.ts';
import {
  DEFAULT_CURRENCY,
  DEFAULT_ZONE,
  type HouseFormats,
  houseCurrency,
  houseFormats,
  houseZone,
  pricePattern,
  setHouseFormats,
} from './houseFormats.ts';
import type { Language } from './language.ts';

/** What settings say; what is left out is as in Germany. */
interface StatedFormats {
  time_zone?: string | undefined;
  currency?: string | undefined;
  languages?: readonly Language[];
}

/** A value that no zone or currency is known by. */
interface RefusedFormat {
  name: 'UNKNOWN_TIME_ZONE' | 'UNKNOWN_CURRENCY';
  code: string;
  value: string;
}

/**
 * Tells time and names prices from here on as the settings say. Answers
 * what is unknown; in its place the last good zone or currency stays.
 */
export function adoptFormats({
  time_zone: zone = DEFAULT_ZONE,
  currency = DEFAULT_CURRENCY,
  languages: [first = 'de'] = [],
}: StatedFormats): readonly RefusedFormat[] {
  const isZone = isTimeZone(zone);
  const isMoney = isCurrency(currency);
  const money = isMoney ? currency : houseCurrency();
  setHouseFormats({ zone: isZone ? zone : houseZone(), currency: money, price: writePattern(`${money} ${first}`) });
  return [
    ...(isZone ? [] : [refusedFormat('UNKNOWN_TIME_ZONE', zone)]),
    ...(isMoney ? [] : [refusedFormat('UNKNOWN_CURRENCY', currency)]),
  ];
}

/** What a browser has to be told; undefined where it goes by the same without a word. */
export function formatsForBrowser(): HouseFormats | undefined {
  const zone = houseZone();
  const price = pricePattern();
  const isUsual = zone === DEFAULT_ZONE && houseCurrency() === DEFAULT_CURRENCY;
  return isUsual ? undefined : { zone, price };
}

export { DEFAULT_CURRENCY, DEFAULT_ZONE, houseCurrency, houseFormats };

/** A name of the IANA database; an offset is none, for it knows no summer time. */
export const isTimeZone: (zone: string) => boolean = memoize((zone) => {
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(zone)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}, 100);

/** An ISO 4217 code of a currency that has hundredths or none: prices are counted in hundredths (R26). */
export const isCurrency: (code: string) => boolean = memoize(
  (code) => Intl.supportedValuesOf('currency').includes(code) && decimalsOf(code) <= 2,
  100,
);

/** How many decimals amounts of a currency have: two, or none as in Japan. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

function refusedFormat(name: RefusedFormat['name'], value: string): RefusedFormat {
  return { name, code: SERVER_ERRORS[name].code, value };
}

/**
 * Euros as R27 has them; others as the house's first language writes them in the
 * country of the currency, which begins its code (ISO 4217): `CHF 0.00`, `£0.00`.
 */
const writePattern: (currencyAndLanguage: string) => string = memoize((key) => {
  const [currency = DEFAULT_CURRENCY, lang] = key.split(' ');
  if (currency === DEFAULT_CURRENCY) return '0,00 €';
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', minimumFractionDigits: 2 } as const;
  const country = currency.slice(0, 2);
  return new Intl.NumberFormat(`${lang}-${country}`, options).format(0).replaceAll('\u00A0', ' ');
}, 100);
