import { rm } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { type Engines, findEngines } from './findEngines.ts';
import { runNode } from './runTool.ts';
import { type Counts, describeRepeats, type Step, type StepContext, withNotes } from './Step.ts';
import { withBenchSite } from './withBenchSite.ts';

/** Where the pictures of the last run lie. */
const PICTURES = `${ROOT}/test-results/engines`;

/** A short set of journeys and pictures in Firefox and WebKit: what Chromium alone would never show. */
export const browsersStep = browsers('browsers', 'journeys in Firefox and WebKit');

/** The same in both languages, with walks through whole screens and editing. */
export const deepBrowsersStep = browsers('deep-browsers', 'journeys and walks in Firefox and WebKit, both languages', ['--long']);

function browsers(id: string, title: string, options: readonly string[] = []): Step {
  return { id, title, run: (context) => runEngines(context, options) };
}

async function runEngines(context: StepContext, options: readonly string[]): Promise<Counts> {
  const { say, signal } = context;
  const engines = await findEngines(say);
  const note = describeMissing(engines);
  if (!engines.firefox && !engines.webkit) return { passed: 0, failed: 0, note };
  await rm(PICTURES, { recursive: true, force: true });
  return withBenchSite(context, async ({ origin }) => {
    const lines: string[] = [];
    const args = ['e2e/src/engines/main.ts', '--origin', origin, '--pictures', PICTURES, ...options];
    const chosen = Object.entries(engines).flatMap(([name, programs]) => (programs ? [`--${name}`, programs as string] : []));
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
