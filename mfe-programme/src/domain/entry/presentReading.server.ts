import {
  findPlayer,
  findVideoPlayer,
  type Credit,
  type EntryMedia,
  type EntryParts,
  type Picture,
} from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { mergeCredits } from '../productions/mergeCredits.ts';
import { beside } from '../events/presentCards.server.ts';
import type { AboutView, CreditsView, MediaView, Reading } from './entryView.ts';

type Words = Pick<LoadContext, 'lang' | 'text'>;

/** What is read of an event or a production. */
export interface ReadEntry extends EntryParts {
  description: string;
  credits: readonly Credit[];
}

const SERVICE_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo', soundcloud: 'SoundCloud', spotify: 'Spotify', podigee: 'Podigee' };
const HOUR_MINUTES = 60;
const KILOBYTE = 1_000;
const MAX_PORTRAIT_PX = 480;

/** The parts of an entry's page that are only read; `title` stands above its text. */
export function presentReading(entry: ReadEntry, title: string, words: Words): Reading {
  return { about: presentAbout(entry, title, words), credits: presentCredits(entry.credits, words) };
}

/** A view as its document carries it: what is read stands in the markup, once. */
export function withoutReading<View extends { reading: Reading }>(view: View): View {
  const { about, credits } = view.reading;
  return { ...view, reading: { about: about && 'document', credits: credits && 'document' } };
}

/** "Dauer: etwa 2 Stunden 30 Minuten, eine Pause"; what the house does not say is left out. */
export function presentLength(
  { duration_minutes: minutes, intervals }: Pick<EntryParts, 'intervals'> & { duration_minutes: number | null },
  { lang, text }: Words,
): string {
  const breaks =
    intervals === undefined ? '' : intervals === 0 ? text('event.noInterval') : text('event.intervals', { count: intervals });
  return [minutes ? text('event.duration', { time: inWords(minutes, lang) }) : '', breaks].filter(Boolean).join(', ');
}

/** Whole words: readers of screens spell "h" and "Std.". */
function inWords(minutes: number, lang: Words['lang']): string {
  const amounts = { hour: Math.floor(minutes / HOUR_MINUTES), minute: minutes % HOUR_MINUTES };
  return (['hour', 'minute'] as const)
    .filter((unit) => amounts[unit] > 0)
    .map((unit) => new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(amounts[unit]))
    .join(' ');
}

function presentAbout(entry: ReadEntry, title: string, words: Words): AboutView | null {
  const { gallery = [], media = [], press_voices: voices = [], downloads = [], running_order: order = [] } = entry;
  const { text } = words;
  const parts = {
    ...listOf('notes', text('event.notes'), entry.content_notes ?? []),
    ...listOf(
      'order',
      text('event.order'),
      order.map(({ title: name, subline = '', minutes }) => ({
        title: name,
        subline,
        minutes: minutes === undefined ? '' : text('event.minutes', { minutes }),
      })),
    ),
    ...listOf(
      'gallery',
      text('event.gallery'),
      gallery.map((picture) => ({ picture, credit: picture.credit ?? '' })),
    ),
    ...listOf(
      'media',
      text('event.media'),
      media.flatMap((one) => presentMedia(one, words) ?? []),
    ),
    ...listOf(
      'voices',
      text('event.voices'),
      voices.map(({ quote, author, url }) => ({ quote: text('event.quote', { quote }), author, href: url ?? null })),
    ),
    ...listOf(
      'downloads',
      text('event.downloads'),
      downloads.map(({ name, path, content_type, size }) => ({ name, href: path, facts: factsOf(content_type, size, words) })),
    ),
  };
  return entry.description || Object.keys(parts).length > 0 ? { title, html: entry.description, ...parts } : null;
}

function listOf<Name extends string, Item>(name: Name, title: string, items: Item[]) {
  // The name is the one key there is.
  return (items.length > 0 ? { [name]: { title, items } } : {}) as { [key in Name]?: { title: string; items: Item[] } };
}

/** Null for what no player of ours shows; the contract lets none of that through. */
function presentMedia(media: EntryMedia, { text }: Words): MediaView | null {
  const { title, length, image } = media;
  const shown = { title, length: length ? text('event.length', { length }) : '', poster: beside(image ?? null) };
  if ('file' in media) {
    const { path, content_type: type } = media.file;
    return { ...shown, away: null, file: { kind: type.startsWith('video/') ? 'video' : 'audio', path, type } };
  }
  const found = findVideoPlayer(media.url) ?? findPlayer('audio', media.url);
  if (!found || !Object.hasOwn(SERVICE_NAMES, found.service)) return null;
  const service = SERVICE_NAMES[found.service as keyof typeof SERVICE_NAMES]; // It was just looked up.
  const away = {
    service,
    why: text('event.mediaWhy', { service }),
    load: text('event.mediaLoad'),
    open: text('event.mediaOpen', { service }),
    href: found.href,
    player: found.player,
  };
  return { ...shown, away, file: null };
}

/** "PDF, 1,2 MB" */
function factsOf(type: string, size: number, { lang }: Words): string {
  const kind = type.slice(type.lastIndexOf('/') + 1).toUpperCase();
  const isLarge = size >= KILOBYTE * KILOBYTE;
  const amount = new Intl.NumberFormat(lang, { maximumFractionDigits: isLarge ? 1 : 0 });
  const shown = isLarge ? amount.format(size / KILOBYTE / KILOBYTE) : amount.format(Math.max(1, size / KILOBYTE));
  return `${kind}, ${shown}\u00a0${isLarge ? 'MB' : 'KB'}`;
}

/** In the widths of a portrait 7rem wide on screens of up to four pixels to one. */
function portraitOf(image: Picture | null | undefined): Picture | null {
  const picture = beside(image ?? null);
  const widths = picture?.widths.filter((width) => width <= MAX_PORTRAIT_PX) ?? [];
  return picture && (widths.length > 0 ? { ...picture, widths } : picture);
}

/** Nobody has two portraits, whatever they do; who has one stands among the roles without. */
function presentCredits(credits: readonly Credit[], { text }: Words): CreditsView | null {
  const merged = mergeCredits(credits);
  if (merged.length === 0) return null;
  const people = new Map<string, CreditsView['people'][number]>();
  const roles = merged.map(({ role, names, persons = [] }) => {
    for (const { name, link, image } of persons) {
      const picture = portraitOf(image);
      const before = people.get(link);
      if (picture) people.set(link, { name, href: link, picture, role: before ? `${before.role}, ${role}` : role });
    }
    const others = names.filter((name) => !persons.some((person) => person.name === name && people.has(person.link)));
    const linkOf = (name: string) => persons.find((person) => person.name === name)?.link ?? null;
    return { role, names: others.map((name) => ({ name, href: linkOf(name) })) };
  });
  return {
    title: text('event.credits'),
    people: [...people.values()],
    roles: roles.filter(({ names }) => names.length > 0),
  };
}
