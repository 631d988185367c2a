import { auditStep } from './auditStep.ts';
import { deepBrowsersStep } from './browsersStep.ts';
import { jestStep } from './jestStep.ts';
import { deepJourneysStep } from './journeysStep.ts';
import type { Lane } from './runSteps.ts';
import { asOneTest, runNode, runTool } from './runTool.ts';
import type { Step } from './Step.ts';
import { SUITES_IN_OTHER_ZONES } from './suites.ts';

const NO_WARNING = '--disable-warning=ExperimentalWarning';
const FAILOVER = 'provider/src/faults/failover.ts';
const OVERLAP = 'tooling/src/release/overlap/tryOverlap.ts';
const POOLER = 'provider/src/load/scale/tryPooler.ts';

/** Files that only the deep run takes. */
export const DEEP_PATTERN = '[.]deep[.]test[.]tsx?$';

/**
 * What takes more of the same in the deep run (`DEEP`): more purchases, two hundred releases, every
 * kind of block, everything that a provider may do wrong, and backups of the embedded database.
 */
const LONGER = [
  'mfe-booking/src/stores/purchase[.]',
  'tooling/src/release/cleanReleases[.]',
  'mfe-editor/src/components/allKinds[.]',
  'provider/src/verify/verify[.]',
  'provider/src/backup/',
];

/**
 * The long proofs that `npm test` leaves out: floods, kills, other engines, deployment, mutants. All of them run every
 * time, and each has a limit of its own. What measures runs alone.
 */
export const DEEP_STEPS: readonly (readonly Lane[])[] = [
  [[...SUITES_IN_OTHER_ZONES.map(within(30)), within(2)(auditStep())]],
  [
    [
      within(30)(proof('deployment', 'docs/deploying.md in an empty Debian, with restarts, update, restore', 'prove-deployment')),
      within(30)(proof('containers', 'the images of deploy/, hardened as compose runs them', 'prove-container')),
    ],
    [
      within(10)(
        attempt('failover', 'the primary of PostgreSQL is killed during a sale', process.execPath, [NO_WARNING, FAILOVER]),
      ),
      within(30)(
        jestStep({
          id: 'deep',
          title: 'floods, faults and long tables (*.deep.test.ts); purchases, releases, blocks',
          paths: [DEEP_PATTERN, ...LONGER],
          isDeep: true,
        }),
      ),
    ],
  ],
  [[deepJourneysStep]],
  [[within(30)(deepBrowsersStep)]],
  [
    [
      within(10)(
        attempt('overlap', 'remotes, shell and provider beside those of a day ago', process.execPath, [NO_WARNING, OVERLAP]),
      ),
      within(10)(command('outside', 'the life of a remote outside the workspace', ['tooling/src/packages/tryOutside.ts'])),
    ],
    [
      within(8)(kill('embedded', 'pglite', 6)),
      within(8)(kill('PostgreSQL', 'postgres', 10)),
      within(5)(attempt('pooler', 'two providers behind PgBouncer by transactions', process.execPath, [NO_WARNING, POOLER])),
    ],
  ],
  [
    [
      within(5)(command('restarts', 'programs stopped, killed, held and made to throw', ['tooling/src/faults/restarts.ts', '1'])),
      within(5)(
        command('rush', 'one hall for 300 buyers, one provider killed', ['provider/src/load/scale/tryRush.ts', '300', '10']),
      ),
      within(5)(
        command('fuzz', 'hostile requests made from the contract', [
          'provider/src/fuzz/main.ts',
          '--requests',
          '5500',
          '--seed',
          '20261122',
        ]),
      ),
      within(5)(command('load', 'the provider under 200 connections', ['provider/src/load/main.ts', '--seconds', '10'])),
    ],
  ],
  [
    [
      within(10)(
        command('releases', 'memory of a shell after 40 releases and refusals', [
          'tooling/src/commands/bench.ts',
          'releases',
          '40',
        ]),
      ),
    ],
  ],
  // It changes sources while it runs, so nothing runs beside it.
  [
    [
      within(30)(
        command('mutants', 'mutants of what the newest commits changed', [
          'tooling/src/commands/mutants.ts',
          '--against',
          'HEAD~5',
          '--sample',
          '40',
        ]),
      ),
    ],
  ],
];

/** Gives a step its limit in minutes. */
function within(limitMinutes: number): (step: Step) => Step {
  return (step) => ({ ...step, limitMinutes });
}

/** Writes, kills the provider in the middle of it and looks for what is lost, so many times. */
function kill(name: string, engine: string, rounds: number): Step {
  const args = ['--engine', engine, '--rounds', String(rounds)];
  return command('kill', `kill -9 during writes, ${name}`, ['provider/src/faults/kill.ts', ...args]);
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
      if (code === NOT_TRIED) return { passed: 0, failed: 0, note: lines.join(' ') };
      lines.forEach(say);
      return asOneTest(code);
    },
  };
}
