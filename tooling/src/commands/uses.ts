import { readFile, writeFile } from 'node:fs/promises';
import { report } from '../checks/report.ts';
import { describeBuilt, USES_PAGE } from '../release/describeUses.ts';
import { ROOT } from '../root.ts';

// `run.mjs uses [--check]`: writes docs/uses.txt, who uses what, from the builds of this workspace, or
// says where it differs.
const text = await describeBuilt();
if (process.argv.includes('--check')) {
  const isSame = (await readFile(USES_PAGE, 'utf8').catch(() => '')) === text;
  const message = 'it is not what the builds say: npm run build && npm run uses';
  report('uses', 1, isSame ? [] : [{ path: USES_PAGE.slice(ROOT.length + 1), line: 1, message }]);
} else await writeFile(USES_PAGE, text);
