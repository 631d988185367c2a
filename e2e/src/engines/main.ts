import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { EventDetail, EventSummary } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language } from '../fixtures/words.ts';
import type { Engine } from './Engine.ts';
import { EDIT_JOURNEY } from './editJourney.ts';
import { BELOW_THE_LIST, JOURNEYS, type Journey, type Programme } from './journeys.ts';
import { endAll } from './programs.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';
import { PRESS_IN_PART, PRESS_SCREENS } from './pressScreens.ts';
import { createVisitor, rejectCookies } from './visitor.ts';
import { WHOLE_SCREENS } from './wholeScreens.ts';
import { paths } from '../fixtures/paths.ts';

// `node e2e/src/engines/main.ts --origin … --pictures … [--firefox …]
// [--webkit …] [--long | --press de.*touch]`; the last line counts.
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    pictures: { type: 'string', default: 'test-results/engines' },
    firefox: { type: 'string' },
    /** Driver, browser and screen, with commas. */
    webkit: { type: 'string' },
    long: { type: 'boolean', default: false },
    /**
     * Presses every screen through and nothing else: which
     * of `PRESS_SCREENS`, as a pattern of language and name.
     */
    press: { type: 'string' },
    /** Edits a page, which the long form does too, and leaves most else out. */
    edit: { type: 'boolean', default: false },
  },
});
const WIDTHS = [390, 1440];
/** Lazy pictures come with scrolling. */
const PICTURES_IN_SIGHT =
  '[...document.images].every((image) => image.complete || image.getBoundingClientRect().y > innerHeight)';
/**
 * What a page says that is left while it still loads. A
 * file that is missing is told of by its answer as well.
 */
const LEAVING =
  /Loading chunk \d+ failed|NetworkError when attempting to fetch|NS_BINDING_ABORTED|font: download failed.* status=2152398850|A ServiceWorker intercepted the request/;
/** Of what was wrong at first. */
const MAX_FAULT_CHARS = 300;
/** `again` names what passed only when it was tried once more. */
const counts = { passed: 0, failed: 0, again: [] as string[] };

// A run past its limit is stopped: no browser, driver or screen stays behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endAll().finally(() => process.exit(1)));

const programmes = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, { bookable: await findBookable(lang) }])),
) as Record<Language, Programme>;
const [driver = '', browser = '', screen = ''] = values.webkit?.split(',') ?? [];
await Promise.all([
  values.firefox ? runAll('firefox', () => startFirefox(values.firefox ?? ''), 'de') : null,
  values.webkit ? runAll('webkit', () => startWebKit({ driver, browser, screen }), 'en') : null,
]);
print(JSON.stringify(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;

/**
 * Runs the journeys in both languages, and in `ownLanguage` what begins a browser anew or takes minutes.
 * An engine that does not start, or ends, has failed; the other one goes on.
 */
async function runAll(name: string, start: () => Promise<Engine>, ownLanguage: Language): Promise<void> {
  try {
    // On a busy machine a browser may miss its first question; it is started once more.
    await runJourneys(await start().catch(start), ownLanguage);
  } catch (error) {
    counts.failed += 1;
    print(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function runJourneys(engine: Engine, ownLanguage: Language): Promise<void> {
  try {
    await rejectCookies(engine, values.origin);
    if (values.press) {
      const isChosen = (lang: Language, { name }: Journey) => new RegExp(values.press ?? '').test(`${lang} ${name}`);
      for (const lang of LANGUAGES)
        for (const journey of PRESS_SCREENS) if (isChosen(lang, journey)) await run(engine, journey, lang);
      return;
    }
    for (const lang of values.edit ? [] : LANGUAGES) {
      for (const journey of JOURNEYS) await run(engine, journey, lang);
      if (values.long) for (const journey of [WHOLE_SCREENS, PRESS_IN_PART[engine.name][lang]]) await run(engine, journey, lang);
      await run(engine, { name: 'pictures to be looked at', run: () => takePictures(engine, lang) }, lang);
    }
    if (values.long || values.edit) await run(engine, EDIT_JOURNEY, ownLanguage);
    // Last, because what it removes stays away.
    if (engine.runFirst) await run(engine, BELOW_THE_LIST, ownLanguage);
  } finally {
    await engine.stop();
  }
}

/** A journey is tried a second time because a machine may have stalled; what needed it is named with its first picture. */
async function run(engine: Engine, journey: Journey, lang: Language): Promise<void> {
  const label = `${engine.name} ${engine.version}, ${lang}: ${journey.name}`;
  const start = performance.now();
  const fault = await attempt(engine, journey, lang, 1);
  // A press through every screen takes minutes.
  const again = fault === null || values.press ? fault : await attempt(engine, journey, lang, 2);
  if (fault !== null) print(`  ${label}: ${fault}`);
  if (fault !== null && again === null)
    counts.again.push(
      `${label} (${fault.slice(0, MAX_FAULT_CHARS)}; picture of the first try: ${pictureOf(engine, journey, lang, 1)})`,
    );
  counts[again === null ? 'passed' : 'failed'] += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(again === null ? `✓ ${label}${fault === null ? '' : ' (when tried again)'} (${seconds} s)` : `✗ ${label}: ${again}`);
}

/** What was wrong, or `null`. */
async function attempt(engine: Engine, journey: Journey, lang: Language, tryNumber: number): Promise<string | null> {
  const { run: act, allows } = journey;
  engine.takeComplaints();
  try {
    // A walk may have left the focus with the browser's own bar, where keys would go.
    if (engine.reopen && !(await engine.evaluate<boolean>('document.hasFocus()'))) {
      await engine.reopen();
      await rejectCookies(engine, values.origin);
    }
    await act(createVisitor(engine, values.origin), lang, programmes[lang]);
    const complaints = engine.takeComplaints().filter((complaint) => !LEAVING.test(complaint) && !allows?.test(complaint));
    return complaints.length > 0 ? `the console says: ${complaints.join(' | ')}` : null;
  } catch (error) {
    await keepPicture(engine, pictureOf(engine, journey, lang, tryNumber)).catch(() => undefined);
    return error instanceof Error ? error.message : String(error);
  }
}

/** The name of the picture of a failed try. */
function pictureOf({ name: engine }: Engine, { name }: Journey, lang: Language, tryNumber: number): string {
  return `${engine}-${lang}-failed-${tryNumber}-${name.replaceAll(/\W+/g, '-')}`;
}

async function keepPicture(engine: Engine, name: string): Promise<void> {
  await mkdir(values.pictures, { recursive: true });
  await writeFile(`${values.pictures}/${name}.png`, await engine.picture());
}

/** To be looked at: what no check asks for is seen there. */
async function takePictures(engine: Engine, lang: Language): Promise<void> {
  const visitor = createVisitor(engine, values.origin);
  const screens = {
    home: paths.home({ lang }),
    events: paths.events({ lang }),
    magazine: paths.magazine({ lang }),
    form: paths.form({ lang, slug: 'x', id: 1 }),
  };
  for (const [name, path] of Object.entries(screens)) {
    await visitor.open(path);
    for (const width of WIDTHS) {
      await engine.resize(width, 900);
      await visitor.see(`the pictures of ${path}`, PICTURES_IN_SIGHT);
      await keepPicture(engine, `${engine.name}-${lang}-${width}-${name}`);
    }
  }
}

async function findBookable(lang: Language): Promise<string> {
  const { results } = await read<{ results: EventSummary[] }>(`/${lang}/api/events/?page_size=40`);
  for (const { id, slug, status, ticket_status: tickets, ticketSaleFrom: from, date_start: start } of results) {
    if (status !== 'scheduled' || tickets !== 'available' || Date.parse(start) < Date.now() + 3_600_000) continue;
    if (from && Date.parse(from) > Date.now()) continue;
    const { seat_groups: groups } = await read<EventDetail>(`/${lang}/api/events/${id}/`);
    if (
      groups.some(
        ({ status: state, timeslots, prices }) =>
          state === 2 && timeslots.length === 0 && prices.some(({ price }) => Number(price) > 0),
      )
    )
      return paths.event({ lang, slug, id });
  }
  throw new Error('No event has open seats.');
}

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(values.origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as Answer;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
