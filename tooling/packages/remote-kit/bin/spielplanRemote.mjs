#!/usr/bin/env node
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Node 24 or newer is needed; this is ${process.version}: https://nodejs.org, or "npx --package=node@24 -- npm run …".\n`,
  );
  process.exit(2);
}
await import('../dist/kit/main.js');
