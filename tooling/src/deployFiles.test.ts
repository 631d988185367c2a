import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PROVIDER_ARGS, SHELL_ARGS, SHELL_MEMORY } from './processes/programs.ts';
import { ROOT } from './root.ts';

const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');
const UNITS = { shell: SHELL_ARGS, provider: PROVIDER_ARGS };
const CONFIGURATIONS = {
  shell: 'shell/src/server/configuration.ts',
  provider: 'provider/src/platform/configuration/environment.ts',
};

/** Variables that are not ours: of Node and its library, and of PostgreSQL's client. */
const OF_OTHERS = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'PGUSER'];

function variablesOf(part: 'shell' | 'provider'): string[] {
  const unit = read(`deploy/systemd/spielplan-${part}@.service`);
  const inUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) => list.split(' '));
  const files = ['common', part].flatMap((name) => read(`deploy/env/${name}.env`).split('\n'));
  return [...inUnit, ...files].map((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? '').filter(Boolean);
}

describe('The files of deploy/', () => {
  it.each(['shell', 'provider'] as const)('start the %s as `npm start` does', (part) => {
    const [, command] = /^ExecStart=\S+\/node (.*)$/m.exec(read(`deploy/systemd/spielplan-${part}@.service`)) ?? [];
    expect(command).toBe(UNITS[part].join(' '));
    const images = read('deploy/Containerfile').split('\nFROM ');
    const image = images.find((stage) => stage.startsWith(`runtime AS ${part}`)) ?? '';
    expect(JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '[]')).toEqual(['node', ...UNITS[part]]);
    for (const [name, value] of part === 'shell' ? Object.entries(SHELL_MEMORY) : [])
      for (const text of [image, read('deploy/systemd/spielplan-shell@.service')]) expect(text).toMatch(`${name}=${value} `);
  });

  it.each(['shell', 'provider'] as const)('set only variables that the %s reads', (part) => {
    const known = read(CONFIGURATIONS[part]);
    const variables = variablesOf(part);
    expect(variables.length).toBeGreaterThan(5);
    // What all services share may be meant for the other one.
    const common = read('deploy/env/common.env');
    const unknown = variables.filter(
      (name) => !new RegExp(`^ {2,4}${name}:`, 'm').test(known) && !OF_OTHERS.includes(name) && !common.includes(`${name}=`),
    );
    expect(unknown).toEqual([]);
    const all = Object.values(CONFIGURATIONS).map(read).join('\n');
    for (const [, name] of common.matchAll(/^([A-Z_]+)=/gm)) expect(all).toMatch(new RegExp(`^ {2,4}${name}:`, 'm'));
  });

  it('have shells ask for signatures, and keep the private key from them', () => {
    const trust = '/var/lib/spielplan/trust/operators.json';
    const shellImage = read('deploy/Containerfile')
      .split('\nFROM ')
      .find((stage) => stage.startsWith('runtime AS shell'));
    for (const text of [
      read('deploy/systemd/spielplan-shell@.service'),
      read('deploy/systemd/spielplan-provider@.service'),
      shellImage,
      read('deploy/bin/spielplan-switch'),
    ])
      expect(text?.toLowerCase()).toContain(`trust=${trust}`);
    const files = readdirSync(`${ROOT}/deploy`, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files)
      expect(readFileSync(`${parentPath}/${name}`, 'utf8')).not.toContain('UNSIGNED_RELEASES');
    expect(read('deploy/systemd/tmpfiles.conf')).toContain('d /var/lib/spielplan/keys 0700 spielplan-deploy');
    const [, ofShell = ''] = /^x-shell:(.*?)^services:/ms.exec(read('deploy/compose.yml')) ?? [];
    expect(ofShell).toContain('trust:/var/lib/spielplan/trust:ro');
    expect(ofShell).not.toContain('keys:');
  });

  it('have nginx say by itself, too, that the site is for https alone, in the words of the shell', () => {
    const [, words] =
      /export const HSTS: .*'strict-transport-security': ('[^']+')/.exec(read('shell/src/server/http/securityHeaders.ts')) ?? [];
    const line = `add_header Strict-Transport-Security ${words?.replaceAll("'", '"')} always;`;
    const [, https = ''] = read('deploy/nginx/spielplan.conf').split('listen 443 ssl;');
    const blocks = https.split(/^  location /m).filter((block, index) => index === 0 || block.includes('add_header'));
    expect(blocks).toHaveLength(1);
    for (const block of blocks) expect(block).toContain(line);
    expect(https).toContain('proxy_hide_header Strict-Transport-Security;');
  });

  it('have nginx log no address, query, referrer or browser of a visitor, and errors alone that name none', () => {
    const site = read('deploy/nginx/spielplan.conf');
    const [, format = ''] = /log_format spielplan ([^;]*);/.exec(site) ?? [];
    const named = [...format.matchAll(/\$(\w+)/g)].map(([, name]) => name);
    expect(named).toContain('spielplan_logged_path');
    expect(
      named.filter((name) => /remote|realip|request$|request_uri|args|query|arg_|cookie|http_|xff|forwarded/.test(name ?? '')),
    ).toEqual([]);
    expect(format).toContain('"service":"nginx"');
    const servers = [site, read('deploy/nginx/upstreams.conf')].flatMap((text) => text.split(/^server \{$/m).slice(1));
    expect(servers).toHaveLength(4);
    for (const server of servers) {
      expect(server).toMatch(/^ {2}access_log (off|\/var\/log\/spielplan\/access\.log spielplan);$/m);
      expect(server).toMatch(/^ {2}error_log \/var\/log\/spielplan\/error\.log alert;$/m);
    }
    expect(read('deploy/systemd/tmpfiles.conf')).toContain('d /var/log/spielplan ');
  });

  it('have alerts for one provider that is away and for a process that is started again and again', () => {
    const alerts = read('deploy/prometheus/alerts.yml');
    expect(alerts).toContain('expr: up{job="spielplan-provider"} == 0');
    expect(alerts).toMatch(/changes\(process_start_time_seconds\{job=~"spielplan-\.\*"\}\[15m\]\) > 3/);
  });

  it('have the alerts that docs/operating.md lists, with the same severity, and a try of each that watches the machine', () => {
    const alerts = read('deploy/prometheus/alerts.yml');
    const rules = [...alerts.matchAll(/- alert: (\w+)\n[^]*?severity: (\w+)/g)].map(
      ([, name, severity]) => `${name} ${severity}`,
    );
    expect(rules.length).toBeGreaterThan(25);
    const [, table = ''] = /^## Alerts\n([^]*?)^## /m.exec(read('docs/operating.md')) ?? [];
    const rows = [...table.matchAll(/^\| `(\w+)` +\| (\w+) /gm)].map(([, name, severity]) => `${name} ${severity}`);
    expect(rows.toSorted()).toEqual(rules.toSorted());
    const tries = read('deploy/prometheus/alerts.test.yml');
    for (const name of [
      'BackupOld',
      'BackupFailed',
      'CertificateEnds',
      'VolumeFull',
      'MachineUnknown',
      'FeedStale',
      'SweepsRefused',
    ])
      expect(tries).toMatch(new RegExp(`alertname: ${name}\n +exp_alerts:\n +- exp_labels`));
  });

  it('keep logs as long as the privacy page says, and answer no host but the site’s own', () => {
    expect(read('deploy/logrotate/spielplan')).toMatch(
      /\/var\/log\/spielplan\/\*\.log[^}]*daily[^}]*rotate 14\n[^}]*maxage 14\n/,
    );
    expect(read('deploy/journald/spielplan.conf')).toContain('MaxRetentionSec=14day');
    expect(read('provider/src/seed/content/legal/privacy.ts')).toMatch(/Nach vierzehn Tagen.*\n.*after fourteen days/);
    const [strangers = ''] = read('deploy/nginx/spielplan.conf')
      .split(/^server \{$/m)
      .slice(-1);
    for (const line of ['listen 80 default_server;', 'listen 443 ssl default_server;', 'return 444;'])
      expect(strangers).toContain(line);
    for (const file of ['deploy/env/shell.env', 'deploy/container/env.example'])
      expect(read(file)).toContain('SECURITY_CONTACT=');
    expect(read('docs/deploying.md')).toContain('spielplan set shell SECURITY_CONTACT');
  });

  it('are all named by docs/deploying.md, and it names no other', () => {
    const page = read('docs/deploying.md');
    // A pattern such as `deploy/env/*` counts as its folder.
    const named = [...page.matchAll(/deploy\/[\w./@*-]*[\w@*]/g)].map(([path]) => path.replace(/\/[^/]*\*.*$/, ''));
    expect(named.length).toBeGreaterThan(8);
    // Made by the operator.
    const made = ['deploy/container/.env', 'deploy/container/tls'];
    for (const path of named) if (!made.includes(path)) expect([path, existsSync(`${ROOT}/${path}`)]).toEqual([path, true]);
    const folders = readdirSync(`${ROOT}/deploy`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of folders) expect(page).toContain(`deploy/${name}`);
  });

  it('name both ways of the steps: ten of them, each with a block that can be run', () => {
    const steps = read('docs/deploying.md')
      .split(/^## /m)
      .filter((part) => /^\d+\. /.test(part));
    expect(steps).toHaveLength(10);
    for (const step of steps) expect(step).toContain('```sh\n');
  });

  it('start what the shells reach the providers through before the first release', () => {
    const { port = '' } = /^PROVIDER_URL=http:\/\/127\.0\.0\.1:(?<port>\d+)$/m.exec(read('deploy/env/shell.env'))?.groups ?? {};
    expect(read('deploy/nginx/upstreams.conf') + read('deploy/nginx/spielplan.conf')).toContain(`listen 127.0.0.1:${port};`);
    const page = read('docs/deploying.md');
    expect(page.indexOf('systemctl restart nginx')).toBeGreaterThan(0);
    expect(page.indexOf('systemctl restart nginx')).toBeLessThan(page.indexOf('spielplan-switch "$release"'));
  });
});
