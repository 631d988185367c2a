import { rm } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { findEngines, type Engines } from './findEngines.ts';
import { runNode } from './runTool.ts';
import { type Counts, describeRepeats, type Step, type StepContext, withNotes } from './Step.ts';
import { ARE_ALL_WANTED, DAY, isTurnOf } from './turns.ts';
import { withBenchSite } from './withBenchSite.ts';

/** Where the pictures of the last run lie. */
const PICTURES = `${ROOT}/test-results/engines`;

/** A short set of journeys and pictures in Firefox or WebKit, each on every second day: what Chromium alone would never show. */
export const browsersStep = browsers('browsers', 'journeys in Firefox or WebKit', ARE_ALL_WANTED ? takeAll : takeTurn);

/** The same in both, in both languages; the main screens are walked and pressed through in one of them, each day another. */
export const deepBrowsersStep = browsers('deep-browsers', 'journeys in Firefox and WebKit, both languages', takeAll, ['--long']);

type Choice = (engines: Engines) => Engines;

function browsers(id: string, title: string, choose: Choice, options: readonly string[] = []): Step {
  return { id, title, run: (context) => runEngines(context, choose, options) };
}

/** The engine whose day it is, of a machine that has both. */
export function takeTurn(engines: Engines, day = DAY): Engines {
  if (!engines.firefox || !engines.webkit) return engines;
  return isTurnOf(0, 2, day) ? { ...engines, webkit: null } : { ...engines, firefox: null };
}

function takeAll(engines: Engines): Engines {
  return engines;
}

async function runEngines(context: StepContext, choose: Choice, options: readonly string[]): Promise<Counts> {
  const { say, signal } = context;
  const engines = await findEngines(say);
  const note = describeMissing(engines);
  if (!engines.firefox && !engines.webkit) return { passed: 0, failed: 0, note };
  await rm(PICTURES, { recursive: true, force: true });
  return withBenchSite(context, async ({ origin }) => {
    const lines: string[] = [];
    const args = ['e2e/src/engines/main.ts', '--origin', origin, '--pictures', PICTURES, ...options];
    const chosen = Object.entries(choose(engines)).flatMap(([name, programs]) =>
      programs ? [`--${name}`, programs as string] : [],
    );
    await runNode([...args, ...chosen], (line) => (lines.push(line), say(line)), {}, signal);
    const last = lines.findLast((line) => line.startsWith('{')) ?? '{"passed":0,"failed":1,"again":[]}';
    const { passed, failed, again } = JSON.parse(last) as EngineCounts;
    return withNotes({ passed, failed }, note, describeRepeats(again));
  });
}

/** The last line of `e2e/src/engines/main.ts`. */
interface EngineCounts extends Counts {
  again: readonly string[];
}

/** A machine that has not all engines says so in every run. */
export function describeMissing({ firefox, webkit }: Engines): string {
  const missing = [
    ...(firefox ? [] : ['Firefox (package firefox-esr)']),
    ...(webkit ? [] : ['WebKit (packages webkit2gtk-driver and xvfb)']),
  ];
  return missing.length > 0 ? `not tried, because it is not installed and cannot be: ${missing.join(', ')}` : '';
}
