import { auditStep } from './auditStep.ts';
import { deepBrowsersStep } from './browsersStep.ts';
import { DATED, DATED_COMPONENTS, DATED_PACKAGES } from './datedPaths.ts';
import { jestStep } from './jestStep.ts';
import { deepJourneysStep } from './journeysStep.ts';
import { type LimitedStep, limitGroups } from './limitGroups.ts';
import { asOneTest, runNode, runTool } from './runTool.ts';
import type { Step } from './Step.ts';
import { SUITES_OF_OTHER_DAYS } from './suites.ts';
import { ARE_ALL_WANTED, isTurnOf } from './turns.ts';

const NO_WARNING = '--disable-warning=ExperimentalWarning';
const FAILOVER = 'provider/src/faults/failover.ts';
const OVERLAP = 'tooling/src/release/overlap/tryOverlap.ts';
const POOLER = 'provider/src/load/scale/tryPooler.ts';

/** Files that only the deep run takes. */
export const DEEP_PATTERN = '[.]deep[.]test[.]tsx?$';

/** Every call of the contract, asked once. */
const EVERY_CALL = 'provider/src/resources/everyCall[.]';
/**
 * What takes more of the same then: purchases nobody has made before, two hundred releases, every
 * kind of block, everything that a provider may do wrong, and backups of the embedded database.
 */
const LONGER = [
  'mfe-booking/src/stores/purchase[.]',
  'tooling/src/release/cleanReleases[.]',
  'mfe-editor/src/components/allKinds[.]',
  'provider/src/verify/verify[.]',
  'provider/src/database/backup/',
];

/** Two of a kind, each within so many minutes: one on each day, both where all is asked for. */
const inTurn = (minutes: number, ...steps: readonly Step[]): LimitedStep[] =>
  steps.map((step, index) => (ARE_ALL_WANTED || isTurnOf(index, steps.length) ? [minutes, step] : [0.1, putOff(step)]));

/**
 * The full form of what `npm test` proves in short: floods, kills, long random runs, every control of every screen, by
 * `npm run test:deep` on two cores. What one processor does, waiting half of the time, runs beside another lane; what
 * measures runs alone. Unless everything is asked for, the limits of the longest lanes add up to sixty minutes at most,
 * which a test holds. What a lane leaves over is for the steps after it.
 */
export const DEEP_RUN = limitGroups([
  [
    [
      // The zone of most build machines; `npm test` runs all behind the house's own, and ahead what makes
      // dates itself.
      [0.2, jestStep({ id: 'zones', title: 'what makes dates itself with TZ=UTC', paths: DATED, zone: 'UTC' })],
      [
        1.1,
        jestStep({
          id: 'zones',
          title: 'what makes and writes dates with TZ=Pacific/Auckland',
          paths: [...DATED_PACKAGES, ...DATED_COMPONENTS],
          zone: 'Pacific/Auckland',
        }),
      ],
      [0.2, auditStep()],
    ],
  ],
  [
    inTurn(
      18.9,
      proof('deployment', 'docs/deploying.md in an empty Debian, with restarts, update, restore', 'prove-deployment'),
      proof('containers', 'the images of deploy/, hardened as compose runs them', 'prove-container'),
    ),
    [
      [3.5, attempt('failover', 'the primary of PostgreSQL is killed during a sale', process.execPath, [NO_WARNING, FAILOVER])],
      // Files named *.deep.test.ts are left out of every other run; `npm test` asks the calls on PostgreSQL.
      [
        9.5,
        jestStep({
          id: 'deep',
          title:
            'floods, faults and long tables (*.deep.test.ts); every call on the embedded database; purchases, releases, blocks',
          paths: [DEEP_PATTERN, EVERY_CALL, ...LONGER],
          isDeep: true,
        }),
      ],
      ...SUITES_OF_OTHER_DAYS.map((step): LimitedStep => [3, step]),
    ],
  ],
  [[[21.5, deepJourneysStep]]],
  [[[6.5, deepBrowsersStep]]],
  [
    [
      ...inTurn(
        4.9,
        attempt('overlap', 'remotes, shell and provider beside those of a day ago', process.execPath, [NO_WARNING, OVERLAP]),
        command('outside', 'the life of a remote outside the workspace', ['tooling/src/packages/tryOutside.ts']),
      ),
    ],
    [
      // On a provider that the journeys have filled.
      ...inTurn(3, kill('embedded', 'pglite', 6), kill('PostgreSQL', 'postgres', 10)),
      [1.75, attempt('pooler', 'two providers behind PgBouncer by transactions', process.execPath, [NO_WARNING, POOLER])],
    ],
  ],
  [
    [
      [2, command('restarts', 'programs stopped, killed, held and made to throw', ['tooling/src/faults/restarts.ts', '1'])],
      [2, command('rush', 'one hall for 300 buyers, one provider killed', ['provider/src/load/scale/tryRush.ts', '300', '10'])],
      [1.5, command('fuzz', 'hostile requests made from the contract', ['provider/src/fuzz/main.ts', '--requests', '5500'])],
      [1, command('load', 'the provider under 200 connections', ['provider/src/load/main.ts', '--seconds', '10'])],
    ],
  ],
]);

/** Writes, kills the provider in the middle of it and looks for what is lost, so many times. */
function kill(name: string, engine: string, rounds: number): Step {
  const args = ['--engine', engine, '--rounds', String(rounds)];
  return command('kill', `kill -9 during writes, ${name}`, ['provider/src/faults/kill.ts', ...args]);
}

/** Says that its turn is another day, and does nothing. */
function putOff(step: Step): Step {
  return { ...step, run: async () => ({ passed: 0, failed: 0, note: 'its turn is another day; TURNS=all takes it' }) };
}

/** A command that passes or fails as a whole. */
function command(id: string, title: string, args: readonly string[]): Step {
  return {
    id,
    title,
    run: async ({ say, scratch, signal }) =>
      // A provider that the journeys have filled, where they ran before.
      asOneTest(await runNode(args, say, { SEEDED_DIR: `${scratch}/e2e/provider-seeded` }, signal)),
  };
}

/**
 * What such a program exits with where the machine lacks what it takes:
 * root, Debian's tools. It says so and counts for nothing.
 */
const NOT_TRIED = 3;

/** A script of deploy/prove. */
function proof(id: string, title: string, script: string): Step {
  return attempt(id, title, 'bash', [`deploy/prove/${script}`]);
}

/** What passes or fails as a whole, or says why it cannot be tried here. */
function attempt(id: string, title: string, program: string, args: readonly string[]): Step {
  return {
    id,
    title,
    async run({ say, signal }) {
      const lines: string[] = [];
      const code = await runTool(program, args, (line) => void lines.push(line), {}, signal);
      if (code === NOT_TRIED) {
        process.stdout.write(`- ${title}: ${lines.join(' ')}\n`);
        return { passed: 0, failed: 0 };
      }
      lines.forEach(say);
      return asOneTest(code);
    },
  };
}
