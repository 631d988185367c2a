import { DomUtils, parseDocument } from 'htmlparser2';
import { centsOf, wallMinute } from './values.ts';
import type { Facts, Sighting } from './sighting.ts';

type Node = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const STATES = { cancelled: 'cancelled', postponed: 'postponed' } as const;
const SCHEMA_STATES: Readonly<Record<string, Facts['state']>> = {
  EventScheduled: 'on',
  EventRescheduled: 'on',
  EventCancelled: 'cancelled',
  EventPostponed: 'postponed',
};

const CODE = `(?:${Intl.supportedValuesOf('currency').join('|')})`;
const AMOUNT = String.raw`(\d+(?:[.,]\d\d)?)`;
/** An amount behind or before the sign or the code of a currency (R27). */
const PRICE = new RegExp(String.raw`(?:\p{Sc}|\b${CODE}\s)${AMOUNT}|${AMOUNT}\s?(?:\p{Sc}|${CODE}\b|kr|zł|Kč)`, 'gu');

/** What a page of the events list says: a row an event, where the list goes on (null at its end), and its calendar file. */
export function readList(html: string, lang: string): { sightings: Sighting[]; next: string | null; calendar: string | null } {
  const document = parseDocument(html);
  const days = byName(document, 'section').filter(({ attribs }) => attribs['data-day']);
  const sightings = days.flatMap((day) =>
    byName(day, 'li').flatMap((row): Sighting[] => {
      const { 'data-event': event, 'data-state': state } = row.attribs;
      const link = byName(row, 'h3').flatMap((heading) => byName(heading, 'a'))[0];
      if (!event || !link) return [];
      const start = byName(row, 'time')[0]?.attribs.datetime;
      return [
        {
          source: 'list',
          lang,
          event: Number(event),
          facts: {
            name: textOf(link),
            start: start ?? undefined,
            // What is over says so and nothing else.
            state: state === 'over' ? undefined : (STATES[state as keyof typeof STATES] ?? 'on'),
            soldOut: state === 'sold_out' ? true : undefined,
          },
        },
      ];
    }),
  );
  const onward = byName(document, 'a').find(({ attribs }) => attribs.rel === 'next');
  const calendar = byName(document, 'a').find(({ attribs }) => /^\/.*\.ics$/.test(attribs.href ?? ''));
  return { sightings, next: onward?.attribs.href ?? null, calendar: calendar?.attribs.href ?? null };
}

/** What the page of an event says to people and to machines, and where its shop is; null for any other page. */
export function readEventPage(
  html: string,
  lang: string,
  event: number,
  zone?: string,
): { sightings: Sighting[]; shop: string | null; isOver: boolean } | null {
  const document = parseDocument(html);
  const main = byName(document, 'main')[0];
  const heading = main && byName(main, 'h1')[0];
  const data = structuredEvent(document);
  if (!main || !heading || !data) return null;
  const offers = Array.isArray(data.offers) ? (data.offers as Record<string, string>[]) : [];
  const start = byName(main, 'time')[0]?.attribs.datetime;
  const open = offers.filter(({ availability = '' }) => !availability.endsWith('/SoldOut'));
  const structured: Facts = {
    name: String(data.name),
    start: wallMinute(data.startDate, zone),
    end: wallMinute(data.endDate, zone),
    state: SCHEMA_STATES[String(data.eventStatus).split('/').at(-1) ?? ''],
    // What is sold out has no price in the shop either.
    cents: cheapest(open.map(({ price = '' }) => centsOf(price))),
    soldOut: offers.length > 0 ? open.length === 0 : undefined,
  };
  return {
    sightings: [
      { source: 'page', lang, event, facts: { name: textOf(heading), start: start ?? undefined } },
      { source: 'structured data', lang, event, facts: structured },
    ],
    shop: offers[0]?.url ?? null,
    isOver: Date.parse(String(data.endDate ?? data.startDate)) < Date.now(),
  };
}

/** What the shop says: the name in the page's heading and the cheapest of its prices. */
export function readShop(html: string, lang: string, event: number): Sighting[] {
  const main = byName(parseDocument(html), 'main')[0];
  const heading = main && byName(main, 'h1')[0];
  if (!main || !heading) return [];
  const prices = byName(main, 'label').flatMap((label) => [...textOf(label).matchAll(PRICE)]);
  const cents = cheapest(prices.map(([, behind, before = '']) => centsOf(behind ?? before)));
  return [{ source: 'shop', lang, event, facts: { name: textOf(heading), ...(cents !== undefined && { cents }) } }];
}

function structuredEvent(document: Node): Record<string, unknown> | null {
  for (const script of byName(document, 'script')) {
    if (script.attribs.type !== 'application/ld+json') continue;
    const data = JSON.parse(DomUtils.textContent(script)) as Record<string, unknown>;
    if (String(data['@type']).endsWith('Event')) return data;
  }
  return null;
}

function byName(node: Node | Element, name: string): Element[] {
  return DomUtils.getElementsByTagName(name, node, true);
}

function textOf(node: Element): string {
  return DomUtils.textContent(node).replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
}

function cheapest(prices: readonly (number | undefined)[]): number | undefined {
  const known = prices.filter((cents) => cents !== undefined && cents > 0) as number[];
  return known.length > 0 ? Math.min(...known) : undefined;
}
