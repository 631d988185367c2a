// Some npm (9.2 of Debian 13) installs the packaged Node without its link in node_modules/.bin, and
// scripts would run on the machine's own. Run after each installation and before each command.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * Makes `node_modules/.bin/node` where the package is
 * there and its link is not; elsewhere does nothing.
 */
export function linkNode(root = ROOT, { platform, arch } = process) {
  const link = `${root}/node_modules/.bin/node`;
  const target = `node-${platform}-${arch}/bin/node`;
  if (existsSync(link) || !existsSync(`${root}/node_modules/${target}`)) return;
  mkdirSync(`${root}/node_modules/.bin`, { recursive: true });
  symlinkSync(`../${target}`, link);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) linkNode();
