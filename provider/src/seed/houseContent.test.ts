import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  COLUMN_PRESETS,
  FORM_FIELD_TYPES,
  mediaFileSchema,
  BLOCKS,
  pictureSchema,
  parseVideoUrl,
  type BlockModel,
} from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { withPictures } from '../documents/content/storedPicture.ts';
import { mapFields } from '../documents/fields/mapFields.ts';
import { cleanHtml, cleanRichText } from '../platform/security/cleanMarkup.ts';
import { buildEvents } from './eventRows.ts';
import { buildForms } from './formRows.ts';
import { scheduleProgramme } from './schedule.ts';
import { buildSite } from './siteRows.ts';
import { buildTickets } from './ticketRows.ts';

const DAYS = ['2026-08-01', '2028-02-29'];
const DAY = '2026-08-01';
const NOON = inHouseZone(`${DAY}T12:00:00`).toMillis();
const site = buildSite(DAY);
/** The kinds of block that the shell and its remotes draw today. */
const SHOWN_BY_THE_SITE: ReadonlySet<string> = new Set([
  'container',
  'hero_media',
  'headline',
  'text',
  'link',
  'image',
  'quote',
  'teaser_list',
  'event_list',
  'full_teaser',
  'blog_teaser_list',
]);
const blocks = site.modules.map(({ model, slug, fields }) => ({ model: model as BlockModel, slug, fields }));

/** Every value of a block, with the names of the fields that lead to it. */
function* valuesOf(value: unknown, path: readonly string[] = []): Generator<readonly [path: readonly string[], value: unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* valuesOf(inner, [...path, key]);
}

describe('On the pages of the house', () => {
  it('every kind of block is used', () => {
    const used = new Set(blocks.map(({ model }) => model));
    expect(Object.keys(BLOCKS).filter((model) => !used.has(model as BlockModel))).toEqual([]);
  });

  it('the start page holds only blocks that the site has an appearance for', () => {
    const home = site.pages.find(({ path }) => path.de === '');
    const held = site.modules.filter(({ pageId }) => pageId === home?.id).map(({ model }) => model);
    expect(held.length).toBeGreaterThan(5);
    expect(held.filter((model) => !SHOWN_BY_THE_SITE.has(model))).toEqual([]);
  });

  it('containers have columns of all presets', () => {
    const presets = new Set(site.modules.map(({ columns }) => columns.join(' ')));
    for (const widths of Object.values(COLUMN_PRESETS))
      expect(presets).toContain(widths.map((width) => `col-${width}`).join(' '));
  });

  it.each([
    ['two_columns', 'extra_class', ['image-text', 'text-image']],
    ['anchor_list', 'extra_class', ['', 'slider']],
    ['event_list', 'filters', [null, 'weekend']],
    ['link', 'sticky', [true, false]],
    ['form', 'form', [1, 2, 3, 4, 5]],
  ] as const)('%s comes with %s in all its ways', (model, field, ways) => {
    const found = blocks.filter((block) => block.model === model).map(({ fields }) => fields.de[field]);
    for (const way of atLeastOne(ways)) expect(found).toContain(way);
  });

  it('a list of events comes by dates, by a tag and picked by hand', () => {
    const lists = blocks.filter(({ model }) => model === 'event_list').map(({ fields }) => fields.de);
    expect(lists.some((list) => list['date_from'] && list['date_to'])).toBe(true);
    expect(lists.some((list) => list['tag'])).toBe(true);
    expect(lists.some((list) => (list['children'] as number[]).length === 5)).toBe(true);
  });

  it('there are teasers of now, of before and of later', () => {
    const windows = blocks
      .flatMap(({ fields }) => [fields.de, ...((fields.de['children'] ?? []) as object[])])
      .flatMap((part) => {
        const { online_from: from, online_to: to } = part as { online_from?: string; online_to?: string };
        return from && to ? [[Date.parse(from), Date.parse(to)] as const] : [];
      });
    expect(windows.some(([from, to]) => from <= NOON && NOON < to)).toBe(true);
    expect(windows.some(([, to]) => to <= NOON)).toBe(true);
    expect(windows.some(([from]) => from > NOON)).toBe(true);
  });

  it('there are pages that follow the house and pages of other themes, a landing page and one that is offline', () => {
    expect(new Set(site.pages.map(({ theme }) => theme))).toEqual(new Set([null, 'cc02', 'cc03']));
    expect(site.pages.some(({ isLandingPage }) => isLandingPage)).toBe(true);
    expect(site.pages.some(({ isOnline }) => !isOnline)).toBe(true);
  });

  it.each(blocks.map((block) => [block.slug, block] as const))('%s could be saved by an editor as it is', async (_, block) => {
    for (const lang of LANGUAGES) {
      const fields = withPictures(block.fields[lang]) as Record<string, unknown>;
      // The opening of the start page has no beginning, which an editor could not leave out.
      const input = fields['online_from'] === null ? { ...fields, online_from: '2026-01-01T00:00:00+01:00' } : fields;
      expect(BLOCKS[block.model].input.safeParse(withoutEmptyTimes(input)).error).toBeUndefined();
      const cleaned = await mapFields(BLOCKS[block.model].fields, fields, async (kind, value) => {
        if (kind === 'picture') return pictureSchema.parse(value);
        if (kind === 'file') return mediaFileSchema.parse(value);
        return kind === 'richText' ? cleanRichText(value as string).replaceAll('<br />', '<br>') : value;
      });
      expect(cleaned).toEqual(fields);
      if (typeof fields['html_code'] === 'string') expect(cleanHtml(fields['html_code'])).toBe(fields['html_code']);
    }
  });

  it('films and sounds are there, as large as it is said', async () => {
    for (const { fields } of atLeastOne(blocks)) {
      for (const [, value] of atLeastOne([...valuesOf(fields.de)])) {
        const file = mediaFileSchema.safeParse(value);
        if (!file.success) continue;
        const name = file.data.path.replace('/media/house/', '');
        expect((await stat(join(import.meta.dirname, 'media', name))).size).toBe(file.data.size);
      }
    }
  });

  it('videos lead to nobody’s real film', () => {
    const addresses = blocks.flatMap(({ fields }) => [...valuesOf(fields)].filter(([path]) => path.at(-1) === 'video_url'));
    for (const [, address] of atLeastOne(addresses)) expect(parseVideoUrl(address as string)?.id).toMatch(/Altwassr|^10{7,}/);
  });
});

describe('Of the texts', () => {
  const NO_TEXT =
    /^(?:link|button_link|link_url|embed|video_url|poster|path|content_type|model|format|extra_class|hubspot_id|anchor|length|online_.*|date_.*|filters)$/;

  it('each is there in both languages, and is another one in each', () => {
    const wrong = blocks.flatMap(({ slug, fields }) => {
      const english = new Map([...valuesOf(fields.en)].map(([path, value]) => [path.join('.'), value]));
      return [...valuesOf(fields.de)].flatMap(([path, de]) => {
        if (typeof de !== 'string' || NO_TEXT.test(path.at(-1) ?? '')) return [];
        const en = english.get(path.join('.'));
        const isTold = Boolean(de) === Boolean(en);
        return typeof en === 'string' && isTold && (de.length <= 20 || de !== en) ? [] : [`${slug} ${path.join('.')}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('those around the pages are too', () => {
    const rows = [site.pages, site.navigationItems, site.openingHours, site.alerts, site.teasers].flat();
    const texts = rows
      .flatMap((row) => Object.entries(row))
      .flatMap(([name, value]) => (isLocalised(value) ? [{ name, ...value }] : []));
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(({ de, en }) => Boolean(de) !== Boolean(en) && de !== '')).toEqual([]);
    const same = texts.filter(({ de, en }) => de.length > 20 && de === en).map(({ de }) => de);
    // The name of the house is the same in every language.
    expect(new Set(same)).toEqual(new Set(['Kulturmeile Altwasser']));
  });
});

describe.each(DAYS)('In the programme around %s', (day) => {
  const { events } = buildEvents(scheduleProgramme(day), day);
  const tickets = buildTickets(events, day);
  const coming = events.filter((event) => event.day >= day);
  const freeOf = (id: number) =>
    tickets.inventory
      .filter(({ eventId }) => eventId === id)
      .reduce((sum, { capacity, sold }) => sum + capacity - (sold ?? 0), 0);
  const sizeOf = (id: number) =>
    tickets.inventory.filter(({ eventId }) => eventId === id).reduce((sum, { capacity }) => sum + capacity, 0);
  const onSale = coming.filter(({ ticketMode, status }) => ticketMode !== 'free' && status === 'scheduled');

  it.each([
    ['sold out', () => onSale.some(({ id }) => freeOf(id) === 0)],
    ['nearly sold out', () => onSale.some(({ id }) => freeOf(id) > 0 && freeOf(id) <= sizeOf(id) * 0.1)],
    ['cancelled', () => coming.some(({ status }) => status === 'cancelled')],
    ['postponed', () => coming.some(({ status }) => status === 'postponed')],
    ['free', () => coming.some(({ ticketMode }) => ticketMode === 'free')],
    ['in timeslots', () => coming.some(({ ticketMode }) => ticketMode === 'timeslots')],
    ['with seat groups', () => coming.some(({ ticketMode }) => ticketMode === 'seat_groups')],
    ['with unnumbered places', () => coming.some(({ ticketMode }) => ticketMode === 'simple')],
    [
      'not on sale yet',
      () => coming.some(({ ticketSaleFrom }) => ticketSaleFrom && ticketSaleFrom > inHouseZone(`${day}T12:00:00`).toJSDate()),
    ],
    ['over', () => events.some((event) => event.day < day)],
  ])('an event is %s', (_, holds) => {
    expect(holds()).toBe(true);
  });

  it('one that is in sign language has a film in it on its page', () => {
    const [film] = buildSite(day, events).modules.filter(({ contentType }) => contentType === 'event');
    expect(film?.fields.de['is_sign_language']).toBe(true);
    expect(coming.find(({ id }) => id === film?.objectId)?.access).toContain('sign_language');
  });

  it('the picked evenings are to come, one in each house', () => {
    const picked = buildSite(day, events).modules.find(({ slug }) => slug === 'subscriptions-picks')?.fields.de[
      'children'
    ] as number[];
    expect(picked).toHaveLength(5);
    for (const id of atLeastOne(picked)) expect(coming.find((event) => event.id === id)?.status).toBe('scheduled');
  });
});

describe('Of everything else', () => {
  it('the forms ask every kind of question', () => {
    const asked = new Set(buildForms().fields.map(({ fieldType }) => fieldType));
    const absent = Object.entries(FORM_FIELD_TYPES).filter(([, type]) => !asked.has(type));
    expect(absent.map(([kind]) => kind)).toEqual([]);
  });

  it('one alert is shown, one is over, one is to come', () => {
    const states = site.alerts.map(({ onlineFrom, onlineTo }) =>
      Number(onlineFrom) > NOON ? 'later' : Number(onlineTo) <= NOON ? 'over' : 'now',
    );
    expect(states.sort()).toEqual(['later', 'now', 'over']);
  });

  it('the box office has a closed day, other hours and a day that is told in words', () => {
    const exceptions = site.openingHours.filter(({ day }) => day);
    expect(exceptions.some(({ closed }) => closed)).toBe(true);
    expect(exceptions.some(({ timeFrom }) => timeFrom)).toBe(true);
    expect(exceptions.some(({ alternativeText, alternativeLinkUrl }) => alternativeText.de && alternativeLinkUrl.de)).toBe(true);
  });

  it('the menu has submenus and tabs', () => {
    const parents = site.navigationItems.filter(({ id }) => site.navigationItems.some(({ parentId }) => parentId === id));
    expect(new Set(parents.map(({ hasTabNavigation }) => hasTabNavigation))).toEqual(new Set([true, false]));
  });

  it('the menu leads to what the programme is made of: productions, series, houses', () => {
    const [programme] = site.navigationItems.filter(({ url }) => url.de === '/de/programm/veranstaltungen');
    const inside = site.navigationItems.filter(({ parentId }) => parentId === programme?.id);
    expect(inside.map(({ url }) => url.de)).toEqual(['/de/produktionen', '/de/series', '/de/venues']);
  });

  it.each(['de', 'en'] as const)('the visit says before and after what one eats, what it costs and whom to ask (%s)', (lang) => {
    const visit = site.pages.find(({ path }) => path.de === 'besuch');
    const texts = JSON.stringify(site.modules.filter(({ pageId }) => pageId === visit?.id).map(({ fields }) => fields[lang]));
    for (const words of {
      de: ['Vorher essen', 'Nachher essen', 'Preise', 'Kontakt'],
      en: ['Before the show', 'After the show', 'Prices', 'Contact'],
    }[lang])
      expect(texts).toContain(words);
  });
});

function isLocalised(value: unknown): value is { de: string; en: string } {
  return typeof value === 'object' && value !== null && 'de' in value && typeof value.de === 'string';
}

/** The time from or to which a part is shown may be missing, but not be nothing. */
function withoutEmptyTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyTimes);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, inner]) => inner !== null || !key.startsWith('online_'));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutEmptyTimes(inner)]));
}
