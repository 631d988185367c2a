import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './root.ts';

const OLD = '20260101T000000-aaaaaaaaaaaa';
const NEW = '20260201T000000-bbbbbbbbbbbb';
const BEFORE = '20260131T033000Z.jsonl.gz';
const MADE = '20260301T120000Z.jsonl.gz';

/** A machine with two releases, the newer of which has one migration more; its tools write down what they are asked. */
function makeMachine(current: string | null) {
  const folder = mkdtempSync(join(tmpdir(), 'spielplan-switch-'));
  const log = join(folder, 'calls');
  writeFileSync(log, '');
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups', BEFORE), '');
  for (const name of [OLD, NEW]) {
    const release = join(folder, name);
    for (const part of ['provider/migrations', 'node_modules/.bin', 'tooling/src/commands'])
      mkdirSync(join(release, part), { recursive: true });
    writeFileSync(join(release, 'package.json'), '{}');
    writeFileSync(join(release, 'tooling/src/commands/keys.ts'), '');
    writeFileSync(join(release, 'node_modules/.bin/node'), '');
    chmodSync(join(release, 'node_modules/.bin/node'), 0o755);
    writeFileSync(join(release, 'provider/migrations/0001_first.sql'), 'select 1');
    if (name === NEW) writeFileSync(join(release, 'provider/migrations/0002_second.sql'), 'select 2');
  }
  if (current !== null) symlinkSync(join(folder, current), join(folder, 'current'));
  const tool = (name: string, script: string) => {
    writeFileSync(join(folder, 'bin', name), `#!/usr/bin/env bash\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  };
  // A step named in FAIL fails: the backup, the check, the restore, or an instance of a release.
  tool(
    'systemctl',
    `case "$1" in show) case "$*" in *Wants*) echo "spielplan-provider@4001.service spielplan-provider@4002.service spielplan-shell@3001.service" ;; esac; exit ;; esac
echo "$*" >>"${log}"
case "$*" in *backup*) [ "\${FAIL:-}" != backup ] || exit 1; touch "${folder}/backups/${MADE}" ;; esac`,
  );
  tool(
    'systemd-run',
    `for word in "$@"; do case "$word" in --check) what=check ;; --replace) what=restore ;; *.jsonl.gz) file=$(basename "$word") ;; --working-directory=*) by=\${word##*/} ;; esac; done
echo "$what $file by $by" >>"${log}"
if [ "\${FAIL:-}" = "$what" ]; then exit 1; fi`,
  );
  tool(
    'runuser',
    `case "$*" in *publish.ts*) echo "publish $(echo "$*" | grep -o '2026[0-9T]*-[a-z]*' | head -n 1)" >>"${log}" ;; esac`,
  );
  tool(
    'curl',
    `now=$(basename "$(readlink "${folder}/current")"); case "\${FAIL:-} $*" in "ready:$now:"*) port=\${FAIL##*:}; case "$*" in *":$port/"*) exit 22 ;; esac ;; esac`,
  );
  const run = (args: readonly string[], fail = '') => {
    const { PATH } = process.env;
    const { status, stdout, stderr } = spawnSync('bash', [`${ROOT}/deploy/bin/spielplan-switch`, ...args], {
      encoding: 'utf8',
      env: {
        PATH: `${folder}/bin:${PATH}`,
        SPIELPLAN_ROOT: folder,
        BACKUP_DIR: join(folder, 'backups'),
        SPIELPLAN_WAIT: '1',
        FAIL: fail,
      },
    });
    return {
      status,
      said: stdout + stderr,
      calls: readFileSync(log, 'utf8').trim().split('\n').filter(Boolean),
      current: existsSync(join(folder, 'current')) ? basename(readlinkSync(join(folder, 'current'))) : null,
    };
  };
  return { run, backup: join(folder, 'backups', BEFORE), remove: () => rmSync(folder, { recursive: true }) };
}

let machine: ReturnType<typeof makeMachine>;
afterEach(() => machine.remove());

const STOP = 'stop spielplan-provider@4001.service spielplan-provider@4002.service';
const START = 'start spielplan-provider@4001.service spielplan-provider@4002.service';
const RESTARTS = ['provider@4001', 'provider@4002', 'shell@3001'].map((unit) => `restart spielplan-${unit}.service`);

it('goes back over a migration: everything is looked at, then all is stopped, backed up, restored and started', () => {
  machine = makeMachine(NEW);
  expect(machine.run([OLD, '--restore', machine.backup])).toMatchObject({
    status: 0,
    current: OLD,
    calls: [
      `check ${BEFORE} by ${NEW}`,
      STOP,
      'start spielplan-backup.service',
      `publish ${OLD}`,
      `restore ${BEFORE} by ${NEW}`,
      ...RESTARTS,
    ],
  });
});

it.each<[why: string, args: (backup: string) => string[], fail: string]>([
  ['the backup cannot be restored', (backup) => [OLD, '--restore', backup], 'check'],
  ['there is no such backup', (backup) => [OLD, '--restore', `${backup}.gone`], ''],
  ['the database is newer and no backup is named', () => [OLD], ''],
  ['there is no such release', () => ['20250101T000000-cccccccccccc'], ''],
])('stops and changes nothing where %s', (_, args, fail) => {
  machine = makeMachine(NEW);
  const { status, current, calls, said } = machine.run(args(machine.backup), fail);
  expect([status !== 0, current]).toEqual([true, NEW]);
  expect(calls.filter((call) => !call.startsWith('check'))).toEqual([]);
  expect(said).toContain('Nothing was stopped or changed.');
});

it('starts what was stopped where the restore fails, with the remotes of the release that runs', () => {
  machine = makeMachine(NEW);
  const { status, current, calls } = machine.run([OLD, '--restore', machine.backup], 'restore');
  expect([status, current]).toEqual([1, NEW]);
  expect(calls.slice(-3)).toEqual([`restore ${BEFORE} by ${NEW}`, `publish ${NEW}`, START]);
});

it('starts what was stopped where the backup before an update fails', () => {
  machine = makeMachine(OLD);
  const { status, current, calls } = machine.run([NEW], 'backup');
  expect([status, current]).toEqual([1, OLD]);
  expect(calls).toEqual([STOP, 'start spielplan-backup.service', START]);
});

it('updates with a migration after a backup in which nothing is missing', () => {
  machine = makeMachine(OLD);
  expect(machine.run([NEW])).toMatchObject({
    status: 0,
    current: NEW,
    calls: [STOP, 'start spielplan-backup.service', ...RESTARTS, `publish ${NEW}`],
  });
});

it('puts database and release back where no instance of an update with a migration gets ready', () => {
  machine = makeMachine(OLD);
  const { status, current, calls, said } = machine.run([NEW], `ready:${NEW}:4001`);
  expect([status, current]).toEqual([1, OLD]);
  expect(calls.slice(2)).toEqual([RESTARTS[0], STOP, `restore ${MADE} by ${NEW}`, ...RESTARTS]);
  expect(said).toContain('spielplan shop open');
});

it('throws nothing away that was written since: where one instance got ready, it says how to go on', () => {
  machine = makeMachine(OLD);
  const { status, current, calls, said } = machine.run([NEW], `ready:${NEW}:4002`);
  expect([status, current]).toEqual([1, NEW]);
  expect(calls.some((call) => call.startsWith('restore'))).toBe(false);
  expect(said).toContain(`spielplan-switch ${OLD} --restore`);
});

it('takes an update without migrations back where an instance does not get ready, and stops nothing at once', () => {
  machine = makeMachine(OLD);
  rmSync(join(machine.backup, '../..', NEW, 'provider/migrations/0002_second.sql'));
  const { status, current, calls } = machine.run([NEW], `ready:${NEW}:3001`);
  expect([status, current]).toEqual([1, OLD]);
  expect(calls).toEqual([...RESTARTS, ...RESTARTS]);
});
