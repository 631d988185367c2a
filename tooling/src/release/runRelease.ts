import { buildDir, folderOf } from '../parts.ts';
import { putBack } from './changeRelease.ts';
import { cleanReleases } from './cleanReleases.ts';
import { EXIT, followChange } from './followChange.ts';
import type { Candidate, Check } from './gate/Check.ts';
import { runGate } from './gate/runGate.ts';
import { startPhases } from './startPhases.ts';
import { layBuild, publishRelease, refuseEarly } from './publishRelease.ts';
import { readArguments } from './readArguments.ts';
import { runPreview, runTrial } from './runChange.ts';
import { STATE_DIR } from '../root.ts';
import { passesInBrowser } from './tryInBrowser.ts';
import type { Browser } from '@playwright/test';

/**
 * Checks and builds the remote that the command line names, hands it in and waits for the shells'
 * verdict, which is the exit code. With `--only` it checks alone, with `--canary SHARE` a share of
 * visitors gets it first, with `--preview` anyone who has the link. With `openBrowser` every page that brings a script of it is
 * opened before.
 */
export async function runRelease(
  checksOf: (candidate: Candidate) => Check[][],
  openBrowser: (() => Promise<Browser>) | null = null,
): Promise<never> {
  const { name, only, why, canary, isPreview, isGrown } = readArguments();
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const phases = startPhases();
  const lanes = checksOf({ name, folder: folderOf(name), build: buildDir(name), isGrown });
  const unknown = only?.find((id) => !lanes.flat().some((check) => check.id === id));
  if (unknown) {
    const known = lanes.flat().map(({ id }) => id);
    process.stderr.write(`There is no check "${unknown}". Checks: ${known.join(', ')}.\n`);
    process.exit(2);
  }
  // The key is checked before the gate, which takes a minute.
  if (!only) await refuseEarly(name).catch(refuse);
  const { refusing, warnings } = await runGate({ lanes, only, memory: `${STATE_DIR}/gate/${name}.json`, say });
  const gate = phases.end('gate');
  if (refusing.length > 0) {
    process.stderr.write(`✗ ${name} is not released: ${refusing.join(', ')} (${gate})\n`);
    process.exit(EXIT.refused);
  }
  say(`✓ ${gate}`);
  if (only) process.exit(EXIT.accepted);

  const { release, isOurs } = await layBuild(name).catch(refuse);
  if (openBrowser && isOurs && !(await passesInBrowser({ name, version: release.version, openBrowser, say }).catch(refuse)))
    process.exit(EXIT.refused);
  phases.end('browser');
  if (isPreview || canary !== undefined) {
    if (!isOurs) refuse(new Error(`${release.version} is published with other files.`));
    await (isPreview ? runPreview(release.version) : runTrial(canary ?? 0, release.version));
  }
  const published = await publishRelease(name, { why }).catch(refuse);
  const { version, isNew, before } = published;
  say(isNew ? `${name}: handed in ${version}, feed ${published.number}` : `${name}: ${version} is current already`);
  const code = await followChange(name, published);
  if (code === EXIT.refused && isNew) {
    const { isChanged } = await putBack(name, version, before, { why: `${version} was refused`, refusedIn: published.number });
    if (isChanged) say(before ? `${name}: the feed names ${before.version} again` : `${name}: no version is live`);
  }
  phases.end('from there until it is served');
  say(phases.describe());
  if (code === EXIT.accepted) {
    const { removed, warnings: cleaning } = await cleanReleases(name);
    if (removed.length > 0) say(`${name}: removed ${removed.length} builds that are not needed any more`);
    for (const each of [...warnings, ...cleaning]) process.stderr.write(`⚠ ${name}: ${each}\n`);
  }
  process.exit(code);

  function refuse(error: unknown): never {
    process.stderr.write(`✗ ${name} is not released: ${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(EXIT.refused);
  }
}
