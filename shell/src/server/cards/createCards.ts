import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type HouseLogo, settingsCall, type SiteSettings } from '@spielplan/shared-contracts/api';
import { isSpielplanError, SpielplanError, toSpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import type { Mark } from '../brand/drawMark.ts';
import { createTypefaces, type Typefaces } from '../brand/createTypefaces.ts';
import { palettesFor } from '../brand/palettesFor.ts';
import { plainAnswer } from '../http/plainAnswer.ts';
import type { CardOrder, PreparedResponse } from '../http/PreparedResponse.ts';
import { pathOf } from '../http/requestUrl.ts';
import { visitorNetwork } from '../http/visitorAddress.ts';
import { presentFile } from '../http/staticFiles.ts';
import type { Admission } from '../limits/createAdmission.ts';
import type { Log } from '../log.ts';
import type { Pages } from '../pages/createPages.ts';
import { fetchHouseFile } from '../provider/fetchHouseFile.ts';
import { createTypesetter, type Typesetter } from '../brand/createTypesetter.ts';
import { drawCard } from '../brand/drawCard.ts';
import { parseCardAddress } from '../pages/head/presentCard.ts';

interface CardsOptions {
  provider: ProviderReader;
  providerUrl: string;
  typefaces: Typefaces;
  /** The software's own typeface, which also has what the house's lacks. */
  fonts: readonly Buffer[];
  isBehindProxy: boolean;
  log: Log;
}

/** The cards of a site that has these files of its own. */
export function openCards({
  assets,
  ...options
}: Omit<CardsOptions, 'typefaces' | 'fonts'> & { assets: ReadonlyMap<string, PreparedResponse> }): FindCard {
  const fonts = [...assets].filter(([name]) => /^fonts\/.*\.woff2$/.test(name)).map(([, { body }]) => body);
  return createCards({ ...options, typefaces: createTypefaces(options), fonts });
}

export type FindCard = (request: IncomingMessage, pages: Pages, admission: Admission) => Promise<PreparedResponse | null>;

const MAX_BYTES = 24_000_000;
const MAX_PICTURE_BYTES = 12_000_000;
/** A card without its picture is drawn again after this. */
const RETRY_MS = 60_000;
const MAX_WAITING = 48;
/** The limit of one network, so that it cannot fill the queue. */
const MAX_WAITING_OF_NETWORK = 6;
const BUSY = plainAnswer(503, { 'retry-after': '10' });

interface Card {
  bytes: Buffer;
  isWhole: boolean;
}

/**
 * The cards that pages are shared with (R58), by the address that their head names: drawn when first asked for, one
 * at a time, and kept by what is on them. Null for an address of no page. An address whose key is not that of today
 * gets the card of today, briefly. A picture that cannot be had leaves the mark in its place.
 */
export function createCards({ provider, providerUrl, typefaces, fonts, isBehindProxy, log }: CardsOptions): FindCard {
  const kept = new LRUCache<string, Card>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length });
  const underWay = new Map<string, { network: string; made: Promise<Card> }>();
  let last: Promise<unknown> = Promise.resolve();
  let setter: { files: readonly unknown[]; made: Promise<Typesetter> } | null = null;

  async function setterFor(settings: SiteSettings): Promise<Typesetter> {
    const own = await typefaces.of(settings).catch(() => []);
    if (setter && setter.files.length === own.length && own.every((file, index) => file === setter?.files[index]))
      return setter.made;
    const heavyFirst = own.filter(({ isItalic }) => !isItalic).sort((one, other) => other.weights[1] - one.weights[1]);
    const made = createTypesetter([...heavyFirst.map(({ bytes }) => bytes), ...fonts]);
    setter = { files: own, made };
    return made;
  }

  async function draw(order: CardOrder): Promise<Card> {
    const settings = await provider.read(settingsCall);
    const files = { providerUrl, mediaOrigins: settings.media_origins };
    const { ground, ink, accent } = palettesFor(settings)[settings.design.theme];
    const look = { mark: await markOf(settings.house?.logo, files), ground, ink, accent, setter: await setterFor(settings) };
    if (!order.picture) return { bytes: await drawCard(order, null, look), isWhole: true };
    try {
      const picture = await fetchHouseFile(order.picture.src, { ...files, maxBytes: MAX_PICTURE_BYTES });
      return { bytes: await drawCard(order, picture, look), isWhole: true };
    } catch (cause) {
      log.error('card.withoutPicture', toSpielplanError(cause), { picture: order.picture.src });
      return { bytes: await drawCard(order, null, look), isWhole: false };
    }
  }

  function cardOf(order: CardOrder, network: string): Promise<Card> {
    const known = underWay.get(order.key);
    if (known) return known.made;
    const ofNetwork = [...underWay.values()].filter((each) => each.network === network).length;
    if (ofNetwork >= MAX_WAITING_OF_NETWORK)
      throw new SpielplanError('TOO_MANY_REQUESTS', { detail: 'cards of this network wait' });
    if (underWay.size >= MAX_WAITING) throw new SpielplanError('PROVIDER_FAILED', { detail: 'too many cards are waiting' });
    const made = last.then(() => draw(order));
    last = made.catch(() => undefined);
    underWay.set(order.key, { network, made });
    made
      .then((card) => kept.set(order.key, card, { ttl: card.isWhole ? 0 : RETRY_MS }))
      .catch(() => undefined)
      .finally(() => underWay.delete(order.key));
    return made;
  }

  return async function find(request, pages, admission) {
    const address = parseCardAddress(pathOf(request.url ?? ''));
    if (!address) return null;
    const { status, card: order } = await pages.answer(address.page, false, { admit: () => admission.admit(request) });
    if (!order) return status >= 500 ? BUSY : null;
    try {
      const known = kept.get(order.key);
      // One network has its share of the drawing, so that the queue is there for the others, too.
      if (!known && !underWay.has(order.key)) admission.admit(request);
      const card = known ?? (await cardOf(order, visitorNetwork(request, isBehindProxy)));
      return presentFile('card.jpg', { identity: card.bytes, br: null, gzip: null }, card.isWhole && order.key === address.key);
    } catch (cause) {
      if (isSpielplanError(cause, 'TOO_MANY_REQUESTS')) throw cause;
      log.error('card.failed', toSpielplanError(cause), { path: address.page.slice(0, 200) });
      return BUSY;
    }
  };
}

async function markOf(
  logo: HouseLogo | undefined,
  files: { providerUrl: string; mediaOrigins: readonly string[] },
): Promise<Mark | null> {
  if (!logo || logo.kind === 'drawing') return logo ?? null;
  const bytes = await fetchHouseFile(logo.src, { ...files, maxBytes: MAX_PICTURE_BYTES }).catch(() => null);
  return bytes && { kind: 'picture', bytes };
}
