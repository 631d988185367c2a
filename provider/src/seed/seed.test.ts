import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { houseDayAt, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { STORIES } from './content/stories/index.ts';
import { EVENT_TAGS, EXHIBITION_TYPES, GENRES, SERIES, type SeedOption } from './content/options.ts';
import { PRODUCTIONS } from './content/productions/index.ts';
import { buildStoryBlocks } from './storyBlocks.ts';
import { buildStories } from './storyRows.ts';
import { buildEvents } from './eventRows.ts';
import { scheduleProgramme } from './schedule.ts';
import { buildPersons } from './personRows.ts';
import { buildPlaces } from './placeRows.ts';
import { buildProductions } from './productionRows.ts';
import { buildSeasons, seasonOf } from './seasonRows.ts';
import { buildSite } from './siteRows.ts';
import { buildTexts } from './textRows.ts';
import { buildTickets } from './ticketRows.ts';
import { parseConfiguration } from '../platform/configuration/configuration.ts';
import { buildAccounts } from './accountRows.ts';

const DAY = '2026-08-01';

/** Everything that is seeded around a day, as one text. */
const FINGERPRINT = `
const { buildEvents } = await import('./eventRows.ts');
const { scheduleProgramme } = await import('./schedule.ts');
const { buildTickets } = await import('./ticketRows.ts');
const { buildStories } = await import('./storyRows.ts');
const { buildSite } = await import('./siteRows.ts');
const { buildPersons } = await import('./personRows.ts');
const { buildPlaces } = await import('./placeRows.ts');
const { buildTexts } = await import('./textRows.ts');
const { createHash } = await import('node:crypto');
const events = buildEvents(scheduleProgramme('${DAY}'), '${DAY}');
const all = [events, buildTickets(events.events, '${DAY}'), buildStories('${DAY}'), buildSite('${DAY}'), buildPersons('${DAY}'), buildPlaces('${DAY}'), buildTexts('${DAY}')];
process.stdout.write(createHash('sha256').update(JSON.stringify(all)).digest('hex'));`;

describe('The seed', () => {
  it('is the same for the same day, whatever the zone of the machine', () => {
    const inZone = (zone: string) =>
      spawnSync(process.execPath, ['--input-type=module', '-e', FINGERPRINT], {
        cwd: join(import.meta.dirname),
        env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
        encoding: 'utf8',
      });
    const [utc, auckland, losAngeles] = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'].map(inZone);
    expect(utc?.stdout).toMatch(/^[0-9a-f]{64}$/);
    expect(auckland?.stdout).toBe(utc?.stdout);
    expect(losAngeles?.stdout).toBe(utc?.stdout);
  }, 60_000);

  it.each(['2026-08-01', '2026-11-21', '2027-01-01', '2028-02-29'])(
    'around %s fills a year with more than 430 events and no room twice a day',
    (day) => {
      const dates = scheduleProgramme(day);
      expect(dates.filter((date) => date.day >= day).length).toBeGreaterThanOrEqual(430);
      expect(dates.filter((date) => date.day < day).length).toBeGreaterThanOrEqual(8);
      const places = dates.map((date) => `${date.day} ${date.roomId}`);
      expect(new Set(places).size).toBe(places.length);
      expect(new Set(dates.map(({ production }) => production.id)).size).toBe(64);
    },
  );

  it.each(['2026-08-01', '2026-11-22', '2027-05-01'])(
    'around %s every series, genre, type and tag of a filter leads to events',
    (day) => {
      const { events, tagLinks } = buildEvents(scheduleProgramme(day), day);
      const coming = events.filter((event) => event.day >= day);
      const { productions } = buildProductions(day, () => 1);
      const played = productions.filter(({ id }) => coming.some(({ productionId }) => productionId === id));
      const missing = (list: readonly SeedOption[], used: readonly (number | null | undefined)[]) =>
        list.filter(({ isHidden }, index) => !isHidden && !used.includes(index + 1)).map(({ key }) => key);
      const tagged = tagLinks.filter(({ eventId }) => coming.some(({ id }) => id === eventId));
      expect({
        series: missing(
          SERIES,
          played.map(({ seriesId }) => seriesId),
        ),
        genre: missing(
          GENRES,
          played.map(({ genreId }) => genreId),
        ),
        type: missing(
          EXHIBITION_TYPES,
          played.map(({ exhibitionTypeId }) => exhibitionTypeId),
        ),
        tag: missing(
          EVENT_TAGS,
          tagged.map(({ tagId }) => tagId),
        ),
      }).toEqual({ series: [], genre: [], type: [], tag: [] });
    },
  );

  it('puts each event on the Berlin day it begins', () => {
    const { events } = buildEvents(scheduleProgramme(DAY), DAY);
    for (const { day, dateStart } of atLeastOne(events)) expect(houseDayAt(dateStart.getTime())).toBe(day);
  });

  it('plays each weekday as often as the house does: little on Mondays, most on Saturdays', () => {
    const played = scheduleProgramme(DAY).filter(({ production }) => production.family.type !== 'exhibition');
    const perDay = [...Map.groupBy(played, ({ day }) => day)];
    const mostOn = (weekday: number) =>
      Math.max(...perDay.filter(([day]) => inHouseZone(`${day}T12:00:00`).weekday === weekday).map(([, dates]) => dates.length));
    expect([1, 2, 3, 4, 5, 6, 7].map(mostOn)).toEqual([2, 2, 2, 2, 2, 4, 3]);
  });

  it('sells no more than there is', () => {
    const { events } = buildEvents(scheduleProgramme(DAY), DAY);
    for (const { capacity, sold } of atLeastOne(buildTickets(events, DAY).inventory)) {
      expect(sold).toBeGreaterThanOrEqual(0);
      expect(sold).toBeLessThanOrEqual(capacity);
    }
  });

  it('has 64 productions and 40 stories, each with a title of its own in both languages', () => {
    expect(PRODUCTIONS).toHaveLength(64);
    expect(STORIES).toHaveLength(40);
    for (const lang of ['de', 'en'] as const) {
      expect(new Set(PRODUCTIONS.map(({ title }) => title[lang])).size).toBe(64);
      expect(new Set(STORIES.map(({ headline }) => headline[lang])).size).toBe(40);
    }
  });

  it('leaves no text empty and gives every story at least four paragraphs', () => {
    const blocks = Map.groupBy(buildStoryBlocks(STORIES, 0), ({ objectId }) => objectId);
    for (const { id, intro } of atLeastOne(buildStories(DAY).articles)) {
      for (const lang of ['de', 'en'] as const) {
        const text = (blocks.get(id ?? 0) ?? []).map(({ fields }) => JSON.stringify(fields[lang])).join('');
        expect(text.match(/<p>/g)?.length).toBeGreaterThanOrEqual(4);
        expect(intro[lang]).not.toBe('');
      }
    }
    for (const { title, metaDescription } of atLeastOne(buildSite(DAY).pages)) {
      expect(title.de && title.en && metaDescription.de && metaDescription.en).toBeTruthy();
    }
  });

  it('gives every production people of the house, and everybody of the ensemble something to do', () => {
    const { persons, productionPersons, categoryLinks } = buildPersons(DAY);
    expect(new Set(productionPersons.map(({ productionId }) => productionId)).size).toBe(64);
    const busy = new Set(productionPersons.map(({ personId }) => personId));
    const ensemble = categoryLinks.filter(({ categoryId }) => categoryId === 2).map(({ personId }) => personId);
    expect(ensemble.filter((id) => !busy.has(id))).toEqual([]);
    expect(new Set(persons.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(persons.length);
  });

  it('writes every text of people, houses, rooms, series and law in both languages', () => {
    const rows = [buildPersons(DAY), buildPlaces(DAY), buildTexts(DAY)].flatMap((group) => Object.values(group).flat());
    const texts: unknown[] = rows.flatMap((row) => Object.values(row)).flat();
    const localised = texts.filter(
      (value): value is { de: string; en: string } => typeof value === 'object' && value !== null && 'de' in value,
    );
    expect(localised.length).toBeGreaterThan(300);
    expect(localised.filter(({ de, en }) => !de || !en)).toEqual([]);
    expect(localised.filter(({ de, en }) => de.length > 60 && de === en)).toEqual([]);
  });

  it('knows the seasons of its programme', () => {
    const dates = scheduleProgramme('2026-11-21');
    const seasons = buildSeasons(dates.map(({ day }) => day));
    expect(seasons.map(({ slug }) => slug)).toEqual(['2026-27', '2027-28']);
    expect(seasonOf('2027-07-31', seasons).slug).toBe('2026-27');
    expect(seasonOf('2027-08-01', seasons).slug).toBe('2027-28');
  });

  it('keeps what belongs to a season in it', () => {
    const newYear = scheduleProgramme(DAY).filter(({ production }) => production.title.de.startsWith('Silvester'));
    expect(newYear.length).toBeGreaterThan(0);
    expect(newYear.every(({ day }) => day.slice(5) >= '12-27')).toBe(true);
  });
});

describe('The seeded accounts', () => {
  const named = (directionHash: string | null, username = 'redaktion') =>
    buildAccounts({ username, passwordHash: 'a', directionHash }).map((row) => [
      row.username,
      row.passwordHash,
      row.canManageAccounts,
      row.email,
    ]);

  it('of a demonstration have a password each', () => {
    expect(named('b')).toEqual([
      ['redaktion', 'a', false, 'redaktion@altwasser.example'],
      ['leitung', 'b', true, 'leitung@altwasser.example'],
    ]);
    expect(named('b', 'leitung')).toEqual([['leitung', 'a', true, 'redaktion@altwasser.example']]);
  });

  it('of a site behind https are one, which manages the others and is nobody of the demonstration', () => {
    const { editor } = parseConfiguration({ PUBLIC_ORIGIN: 'https://altwasser.example', EDITOR_PASSWORD: 'Wehr-am-Morgen-7' });
    expect(editor.directionPassword).toBeNull();
    expect(named(editor.directionPassword, 'vera')).toEqual([['vera', 'a', true, '']]);
    expect(parseConfiguration({}).editor.directionPassword).toBe('leitung-demo');
  });
});
