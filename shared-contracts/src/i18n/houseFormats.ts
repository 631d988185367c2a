/** In which zone a house tells the time, and how it names prices; what is left out is as in Germany. */
export interface HouseFormats {
  /** A zone of the IANA database: `Europe/London`. */
  readonly zone?: string;
  /** ISO 4217: `GBP`. */
  readonly currency?: string;
  /** A price as the house writes it (R27), nought for one: `£0.00`. */
  readonly price?: string;
}

/** Those of a house that says nothing of them. */
export const DEFAULT_ZONE = 'Europe/Berlin';
export const DEFAULT_CURRENCY = 'EUR';

// Every remote brings its own copy of this module, so the formats stand where all of them find them.
const realm = globalThis as { houseFormats?: HouseFormats };

/** What this process, thread or page goes by from here on: one site serves one house. */
export function setHouseFormats(formats: HouseFormats): void {
  realm.houseFormats = formats;
}

/** All of it, for another thread; undefined where nothing was set. */
export function houseFormats(): HouseFormats | undefined {
  return realm.houseFormats;
}

/** The one zone everything is compared, grouped and shown in (R1). */
export function houseZone(): string {
  return realm.houseFormats?.zone ?? DEFAULT_ZONE;
}

/** The currency of all prices, as machines read it. */
export function houseCurrency(): string {
  return realm.houseFormats?.currency ?? DEFAULT_CURRENCY;
}

/** How prices are written (R27). */
export function pricePattern(): string {
  return realm.houseFormats?.price ?? '0,00 €';
}
