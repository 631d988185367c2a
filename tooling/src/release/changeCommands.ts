import { pause, promote, resume, rollback, withdraw } from './changeRelease.ts';
import { EXIT, readShells } from './followChange.ts';
import { closePreviewLinks } from './previewLinks.ts';
import { readArguments } from './readArguments.ts';
import { endWith, runChange, runPreview, runTrial } from './runChange.ts';
import { whyHalted } from './watchTrial.ts';

/** When the command was given: npm takes a moment to start it. */
const BEGUN = performance.timeOrigin - 1_000;

/** The commands about one remote that change the feed without a build; each reads the command line and ends the process. */
export const CHANGE_COMMANDS = {
  /** Takes no new release of a remote until `resume`; going back stays possible. */
  pause: () => runChange(({ name, why }) => pause(name, { why })),
  /** Ends a pause. */
  resume: () => runChange(({ name, why }) => resume(name, { why })),
  /** Makes a former version current and waits until it is live. */
  rollback: () => runChange(({ name, version, why, vouches }) => rollback(name, version, { why, vouches, since: BEGUN })),
  /** Makes a published version, or the one on trial, current; `--canary SHARE` tries it out, `--preview` shows it by a link alone. */
  async promote() {
    const { canary, isPreview } = readArguments();
    if (isPreview) await runPreview();
    if (canary !== undefined) await runTrial(canary);
    return runChange(async ({ name, version, why, vouches }) => {
      const halted = version === undefined ? await whyHalted(name, readShells()) : null;
      if (halted !== null) throw new Error(`The build of ${name} on trial is not given to everybody: ${halted}.`);
      return promote(name, version, { why, vouches });
    });
  },
  /** Takes a remote out of the feed and waits until it is gone; with a version it ends the links to previews of that build. */
  async withdraw() {
    const { name: remote, version: shown, why: reason } = readArguments();
    if (shown !== undefined)
      return endWith(async () => {
        const count = await closePreviewLinks(remote, shown, { why: reason });
        process.stdout.write(`${remote} ${shown}: ${count} preview links withdrawn\n`);
        return EXIT.accepted;
      });
    return runChange(({ name, why }) => withdraw(name, { why }));
  },
} satisfies Record<string, () => Promise<never>>;
