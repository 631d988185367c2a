import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const ELSEWHERE = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/pgsql-17/bin', '/usr/pgsql-16/bin', '/usr/bin'];

/**
 * The folder with `initdb` and `postgres`: PG_BIN, what `pg_config` says, a packaged one (the
 * newest), or one on the PATH. Where there is none and this may install packages, it installs one.
 * Throws a sentence where that fails too.
 */
export function findPostgres(say: (line: string) => void): string {
  if (process.env.PG_BIN) {
    if (isPostgres(process.env.PG_BIN)) return process.env.PG_BIN;
    throw new Error(`There are no initdb and postgres in ${process.env.PG_BIN} (PG_BIN).`);
  }
  const found = findInstalled();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing PostgreSQL …');
    install();
  }
  const installed = findInstalled();
  if (!installed) {
    throw new Error(
      'There is no PostgreSQL server here. Install version 15 or later (Debian: apt install postgresql), or name its programs by PG_BIN.',
    );
  }
  return installed;
}

function findInstalled(): string | null {
  const packaged = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const path = (process.env.PATH ?? '').split(':').filter(Boolean);
  return [...configuredFolder(), ...packaged, ...path, ...ELSEWHERE].find(isPostgres) ?? null;
}

function configuredFolder(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

function isPostgres(folder: string): boolean {
  return ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
}

function install(): void {
  // A server that the package starts by itself would only be
  // in the way; a failure shows in what is found afterwards.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env, stdio: 'ignore' });
}
