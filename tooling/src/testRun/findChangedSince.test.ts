import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { findChangedSince } from './findChangedSince.ts';

describe('What changed since', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielplan-changed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const commit = (name: string) => {
    writeFileSync(join(folder, name), name);
    git('add', '.');
    git('commit', '-q', '-m', name);
    return git('rev-parse', 'HEAD');
  };

  it('is told from where the branch left main, or from a commit that is named', () => {
    git('init', '-q', '-b', 'main');
    const first = commit('first');
    git('checkout', '-q', '-b', 'work');
    const second = commit('second');
    expect(findChangedSince(undefined, folder)).toBe(first);
    expect(findChangedSince('HEAD', folder)).toBe(second);
    expect(() => findChangedSince('nowhere', folder)).toThrow(/nowhere|Needed a single revision/);
  });

  it('is what is not committed, where there is no main', () => {
    git('branch', '-D', 'main');
    expect(findChangedSince(undefined, folder)).toBe(git('rev-parse', 'HEAD'));
  });
});
