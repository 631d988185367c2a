import { withdraw } from '../release/changeRelease.ts';
import { closePreviewLinks } from '../release/previewLinks.ts';
import { readArguments } from '../release/readArguments.ts';
import { runChange } from '../release/runChange.ts';

// `run.mjs withdraw <remote> [--why words]`: takes a remote out of the feed and waits until it is gone.
// With a version it ends the links to previews of that build.
const { name: remote, version: shown, why: reason } = readArguments();
if (shown !== undefined) {
  const count = await closePreviewLinks(remote, shown, { why: reason });
  process.stdout.write(`${remote} ${shown}: ${count} preview links withdrawn\n`);
  process.exit(0);
}
await runChange(({ name, why }) => withdraw(name, { why }));
