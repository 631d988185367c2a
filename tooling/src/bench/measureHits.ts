import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../seededRandom.ts';

export interface HitFigures {
  views: number;
  failed: number;
  sales: number;
  /** Views by the layer that answered, as `Server-Timing` says. */
  layers: Record<string, number>;
  /** Views that a CDN would have passed on, which keeps each address for 30 s. */
  passed: number;
}

interface Traffic {
  perSecond: number;
  seconds: number;
}

const SALE_EVERY_MS = 1_000;
/** The `s-maxage` of pages. */
const CDN_KEEPS_MS = 30_000;
/** The share of views that are of the home page. */
const HOME = 0.15;
const LISTS = 0.2;
const LIST = '/de/programm/veranstaltungen';

/**
 * How many page views memory answers while tickets are sold: 15% home, 20% lists with their filters, the rest
 * addresses of the sitemap by Zipf's law (the second half as often as the first, the tenth a tenth as often), a sale tried each second.
 */
export async function measureHits(origin: string, { perSecond, seconds }: Traffic): Promise<HitFigures> {
  const addresses = await readSitemap(origin);
  const onSale = await findOnSale(origin);
  const figures: HitFigures = { views: 0, failed: 0, sales: 0, layers: {}, passed: 0 };
  const random = seededRandom(7);
  const end = Date.now() + seconds * 1_000;
  const views: Promise<void>[] = [];
  const passedAt = new Map<string, number>();
  const selling = sell(origin, onSale, end, figures);
  while (Date.now() < end) {
    const address = choose(addresses, random);
    if ((passedAt.get(address) ?? -Infinity) < Date.now() - CDN_KEEPS_MS) {
      passedAt.set(address, Date.now());
      figures.passed += 1;
    }
    views.push(view(origin, address, figures));
    await pause(1_000 / perSecond);
  }
  await Promise.all([...views, selling]);
  return figures;
}

export function describeHits({ views, failed, sales, layers, passed }: HitFigures): string {
  const percent = (count: number) => `${((count / views) * 100).toFixed(0)}%`;
  const share = (layer: string) => `${layer} ${percent(layers[layer] ?? 0)}`;
  return `Pages while tickets are sold: ${views} views, ${sales} sales, ${failed} failed: ${Object.keys(layers).toSorted().map(share).join(', ')}; a CDN would pass on ${percent(passed)}`;
}

async function view(origin: string, address: string, figures: HitFigures): Promise<void> {
  figures.views += 1;
  try {
    const answer = await fetch(origin + address);
    await answer.arrayBuffer();
    const layer = /page;desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? 'none';
    figures.layers[layer] = (figures.layers[layer] ?? 0) + 1;
    if (answer.status >= 500) figures.failed += 1;
  } catch {
    figures.failed += 1;
  }
}

async function sell(origin: string, onSale: readonly Offer[], end: number, figures: HitFigures): Promise<void> {
  for (let turn = 0; Date.now() < end && onSale.length > 0; turn += 1) {
    const offer = onSale[turn % onSale.length];
    if (offer && (await hold(origin, offer))) figures.sales += 1;
    await pause(SALE_EVERY_MS);
  }
}

interface Offer {
  idJet: number;
  seatGroup: number;
  saleType: number;
}

/** Puts one ticket into a cart of its own; whether it was held. */
async function hold(origin: string, { idJet, seatGroup, saleType }: Offer): Promise<boolean> {
  const first = await fetch(`${origin}/api/shop-cart/`);
  await first.arrayBuffer();
  const cookies = first.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  const answer = await fetch(`${origin}/api/shop-cart/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrftoken': token, cookie: cookies.join('; '), origin },
    body: JSON.stringify({ event_jet_id: idJet, seat_group: seatGroup, quantities: [1], sale_type_ids: [saleType] }),
  });
  await answer.arrayBuffer();
  return answer.status === 200;
}

interface EventAnswer {
  id_jet: number | null;
  seat_groups?: { seat_group: number; prices: { sale_type_id: number }[] }[];
}

async function findOnSale(origin: string): Promise<Offer[]> {
  const list = (await readJson(`${origin}/de/api/events/?page_size=20`)) as { results: { id: number }[] };
  const events = await Promise.all(list.results.map(({ id }) => readJson(`${origin}/de/api/events/${id}/`)));
  return (events as EventAnswer[]).flatMap(({ id_jet: idJet, seat_groups: [group] = [] }) => {
    const saleType = group?.prices[0]?.sale_type_id;
    return idJet !== null && group && saleType !== undefined ? [{ idJet, seatGroup: group.seat_group, saleType }] : [];
  });
}

async function readJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

/** Paths of all pages that the sitemap names. */
async function readSitemap(origin: string): Promise<string[]> {
  const read = async (path: string): Promise<string[]> => {
    const text = await (await fetch(origin + path)).text();
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    if (!text.includes('<sitemapindex')) return found;
    return (await Promise.all(found.map(read))).flat();
  };
  return read('/sitemap.xml');
}

function choose(addresses: readonly string[], random: () => number): string {
  const kind = random();
  if (kind < HOME) return '/de';
  if (kind < HOME + LISTS) return random() < 0.5 ? LIST : `${LIST}?genre=${1 + Math.floor(random() * 8)}`;
  // Zipf's law: how often an address is asked for falls as its place in the list rises.
  const rank = Math.floor(addresses.length ** random()) - 1;
  return addresses[Math.max(0, rank)] ?? LIST;
}
