import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brokenOnes, detailOf, eventsOf, fixedAnswers, HOUSE_ZONE, type HouseEvent } from './houseContent.ts';

/**
 * A back end that somebody else wrote from the docs: German alone,
 * few calls, pictures on a CDN. It shares no code with ours.
 */
export interface SecondHouse {
  url: string;
  /** Whether some of its entries and values are as no schema takes them. */
  isBroken: boolean;
  /** The time zone that its settings name. */
  zone: string;
  /** Calls that it has lost, by the beginning of their path. */
  lost: Set<string>;
  close(): Promise<void>;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TYPEFACE = readFileSync(fileURLToPath(new URL('bitter.woff2', import.meta.url)));
const PAGE_SIZE = 4;
const IDS = ['room', 'genre', 'tag', 'series', 'production', 'page', 'page_size'];

export async function startSecondHouse(): Promise<SecondHouse> {
  const house: SecondHouse = { url: '', isBroken: false, zone: HOUSE_ZONE, lost: new Set(), close: () => closed(server) };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://house.invalid');
    if (url.pathname.startsWith('/bilder/')) return void response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL);
    if (url.pathname === '/schrift/bitter.woff2')
      return void response.writeHead(200, { 'content-type': 'font/woff2' }).end(TYPEFACE);
    const answer = [...house.lost].some((path) => url.pathname.startsWith(path)) ? undefined : answerOf(url, house);
    if (answer === undefined) return refuse(response, 404, 'NOT_FOUND', 'SP-1001');
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET');
      return refuse(response, 405, 'METHOD_NOT_ALLOWED', 'SP-1008');
    }
    if (typeof answer === 'string') return refuse(response, 400, 'INVALID_QUERY', 'SP-1003', answer);
    send(response, 200, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  house.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return house;

  function closed(listening: typeof server): Promise<void> {
    listening.closeAllConnections();
    return new Promise((resolve) => listening.close(() => resolve()));
  }
}

/** The body; the name of a field that was asked wrongly; nothing where there is no such thing. */
function answerOf({ pathname, searchParams }: URL, { url, isBroken, zone }: SecondHouse): unknown {
  const fixed = fixedAnswers(url, isBroken, zone)[pathname];
  const wrong = wrongField(searchParams);
  if (fixed !== undefined) return wrong === 'lang' ? wrong : fixed;
  const [, id] = /^\/de\/api\/events\/(\d+)\/$/.exec(pathname) ?? [];
  const events = eventsOf(url);
  if (id !== undefined) {
    const found = events.find((event) => event.id === Number(id));
    return found && detailOf(found);
  }
  return pathname === '/de/api/events/' ? (wrong ?? listOf(events, searchParams, isBroken)) : undefined;
}

function listOf(events: readonly HouseEvent[], query: URLSearchParams, isBroken: boolean): object | undefined {
  const found: unknown[] = events.filter((event) => fits(event, query));
  const size = Number(query.get('page_size') ?? PAGE_SIZE);
  const page = Number(query.get('page') ?? 1);
  const results = found.slice((page - 1) * size, page * size);
  if (page > 1 && results.length === 0) return undefined;
  const hasNext = page * size < found.length;
  return {
    count: found.length,
    next: hasNext ? `?page=${page + 1}` : null,
    previous: page > 1 ? `?page=${page - 1}` : null,
    results: isBroken && page === 1 ? [...brokenOnes(events), ...results] : results,
  };
}

function fits(event: HouseEvent, query: URLSearchParams): boolean {
  const is = (key: string, value: unknown) => !query.get(key) || query.get(key) === String(value);
  const named = (key: string) => (event[key] as { id: number } | null)?.id;
  const ids = query.get('ids')?.split(',');
  const day = new Date(event.date_start.replace('+0000', 'Z')).toLocaleDateString('sv', { timeZone: HOUSE_ZONE });
  return (
    ['room', 'genre', 'series'].every((key) => is(key, named(key))) &&
    is('type', 'abend') &&
    is('production', event['production']) &&
    !query.get('tag') &&
    (!ids || ids.includes(String(event.id))) &&
    day >= (dayOf(query.get('date')) ?? '') &&
    day <= (dayOf(query.get('date_to')) ?? '9999')
  );
}

function wrongField(query: URLSearchParams): string | undefined {
  const bad = IDS.find((key) => query.get(key) && !/^[1-9]\d*$/.test(query.get(key) ?? ''));
  if (bad) return bad;
  if (Number(query.get('page_size') ?? 1) > 100) return 'page_size';
  if (query.get('type') && !/^[a-z0-9-]+$/.test(query.get('type') ?? '')) return 'type';
  if (query.get('lang') && query.get('lang') !== 'de') return 'lang';
  return ['date', 'date_to'].find((key) => query.get(key) && dayOf(query.get(key)) === undefined);
}

function dayOf(text: string | null): string | undefined {
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text ?? '') ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

function refuse(response: ServerResponse, status: number, error: string, code: string, field?: string): void {
  send(response, status, { error, code, ...(field && { field }) });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
