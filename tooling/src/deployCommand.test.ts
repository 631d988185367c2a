import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const COMMAND = `${ROOT}/deploy/bin/spielplan`;
const folder = mkdtempSync(join(tmpdir(), 'spielplan-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function call(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}) {
  const { PATH } = process.env;
  const { status, stdout, stderr } = spawnSync('bash', [COMMAND, ...args], {
    env: { PATH: `${folder}/bin:${PATH}`, SPIELPLAN_SETTINGS: folder, SPIELPLAN_ROOT: folder, ...env },
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
}

/** What a file of settings says, read by the rules of a shell's double quotes, which are those of systemd for these. */
function readSetting(name: string): string {
  const { stdout } = spawnSync('bash', ['-c', `. "$1"; printf '%s' "\${!2}"`, 'read', join(folder, 'provider.env'), name], {
    encoding: 'utf8',
  });
  return stdout;
}

describe('`spielplan set`', () => {
  beforeEach(() => {
    writeFileSync(
      join(folder, 'provider.env'),
      '# of the first editor\nEDITOR_USERNAME=redaktion\nEDITOR_PASSWORD=\nTRUSTED_PROXIES=loopback\n',
    );
    chmodSync(join(folder, 'provider.env'), 0o640);
  });

  it.each([
    ['a&b|c\\d"e`f$g;h#i!j%k*l~m?n'],
    ["it's {a} <long> (one) [x]"],
    ['  spaces around  '],
    ['\\'],
    ['\\n\\1\\\\'],
    ['$(touch /tmp/x) `id` ${HOME}'],
    ['Ünïcödé-Wehr-§-🎭'],
    [''],
  ])('stores %j as it is', (password) => {
    expect(call(['set', 'provider', 'EDITOR_PASSWORD'], password)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readSetting('EDITOR_PASSWORD')).toBe(password);
    const lines = readFileSync(join(folder, 'provider.env'), 'utf8').split('\n');
    expect(lines.filter((line) => !line.startsWith('EDITOR_PASSWORD='))).toEqual([
      '# of the first editor',
      'EDITOR_USERNAME=redaktion',
      'TRUSTED_PROXIES=loopback',
      '',
    ]);
    expect(statSync(join(folder, 'provider.env')).mode & 0o777).toBe(0o640);
  });

  it('takes a line end that comes with it off, adds what is not there, and says a name once', () => {
    call(['set', 'provider', 'EDITOR_PASSWORD'], 'eins\n');
    call(['set', 'provider', 'EDITOR_PASSWORD'], 'zwei\n');
    call(['set', 'provider', 'THEME'], 'cc02');
    expect([readSetting('EDITOR_PASSWORD'), readSetting('THEME')]).toEqual(['zwei', 'cc02']);
    expect(readFileSync(join(folder, 'provider.env'), 'utf8').match(/EDITOR_PASSWORD/g)).toHaveLength(1);
  });

  it.each([
    ['two lines', 'EDITOR_PASSWORD', 'a\nb'],
    ['a tab', 'EDITOR_PASSWORD', 'a\tb'],
    ['a control character', 'EDITOR_PASSWORD', '\u0001'],
    ['no name', 'editor password', 'a'],
  ])('refuses %s and changes nothing', (_, name, value) => {
    const before = readFileSync(join(folder, 'provider.env'), 'utf8');
    expect(call(['set', 'provider', name], value).status).toBe(1);
    expect(readFileSync(join(folder, 'provider.env'), 'utf8')).toBe(before);
  });
});

describe('A command of the provider', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'bin'));
    const tool = (name: string, script: string) => {
      writeFileSync(join(folder, 'bin', name), `#!/usr/bin/env bash\n${script}\n`);
      chmodSync(join(folder, 'bin', name), 0o755);
    };
    tool(
      'systemctl',
      `case "$*" in
  *Wants*) echo "other.service spielplan-provider@4002.service spielplan-provider@4001.service spielplan-shell@3001.service" ;;
  *EnvironmentFiles*) printf '/etc/spielplan/common.env (ignore_errors=no)\\n/etc/spielplan/provider.env (ignore_errors=no)\\n' ;;
  *Environment*) echo 'DATA_DIR=/var/lib/spielplan/data "LOG_LEVEL=a b"' ;;
esac`,
    );
    tool('systemd-run', `printf '%s\\n' "$@"; printf 'stdin: '; cat`);
    symlinkSync(ROOT, join(folder, 'current'));
  });

  it('runs as the services’ user, with all that their unit knows, and gets a password on standard input alone', () => {
    const { stdout } = call(['account', '--username', 'technik'], '', { ACCOUNT_PASSWORD: 'Wehr-am-Morgen-7' });
    const lines = stdout.split('\n');
    for (const line of [
      '--uid=spielplan',
      '--property=EnvironmentFile=/etc/spielplan/common.env',
      '--property=EnvironmentFile=/etc/spielplan/provider.env',
      '--property=Environment=DATA_DIR=/var/lib/spielplan/data "LOG_LEVEL=a b"',
      'src/accounts/accountCommand.ts',
      'stdin: Wehr-am-Morgen-7',
    ])
      expect(lines).toContain(line);
    expect(lines.slice(-3)).toEqual(['--username', 'technik', 'stdin: Wehr-am-Morgen-7']);
    expect(call(['account', '--username', 'technik'], 'aus-der-Datei-12\n').stdout).toContain('stdin: aus-der-Datei-12');
  });

  it('is one of those that are listed, each of which the provider has', () => {
    const { scripts } = JSON.parse(readFileSync(`${ROOT}/provider/package.json`, 'utf8')) as { scripts: Record<string, string> };
    const [, list = ''] = /^ {2}(audit \|.*)\) provider_command/m.exec(readFileSync(COMMAND, 'utf8')) ?? [];
    const names = list.split(' | ');
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      const [, file = ''] = (scripts[name] ?? '').split(' ');
      expect(file).toMatch(/\.ts$/);
      expect([name, call([name]).stdout.split('\n').includes(file)]).toEqual([name, true]);
    }
    expect(call(['db:reset'])).toMatchObject({ status: 2, stderr: expect.stringContaining('spielplan account --username') });
  });
});
