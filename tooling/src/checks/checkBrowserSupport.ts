import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { ALLOWED_SCRIPT, ALLOWED_STYLE } from '../browsers/allowedNewer.ts';
import { findMinima } from '../browsers/browserList.ts';
import { checkGate } from '../browsers/checkGate.ts';
import { collectStyles } from '../browsers/collectStyles.ts';
import { findNewerScript, type NewerUse } from '../browsers/findNewerScript.ts';
import { createStyleReader } from '../browsers/findNewerStyle.ts';
import { collectNewerNames } from '../browsers/scriptFeatures.ts';
import { buildDir, PARTS } from '../parts.ts';
import { report, type Finding } from './report.ts';

// Built files beside the list of browsers in package.json: `node
// tooling/src/checks/checkBrowserSupport.ts`, after a build.
const minima = findMinima();
const names = collectNewerNames(minima);
const readStyle = createStyleReader(minima);
const allowances = { ...ALLOWED_SCRIPT, ...ALLOWED_STYLE };
const used = new Set<string>();
const findings: Finding[] = [];
/** Run on the server and hold no style sheet: what they render comes from the other files. */
const PROGRAMS = ['pageThread.cjs', 'smokeTest.cjs'];
let fileCount = 0;

for (const part of PARTS)
  for (const side of ['browser', 'server']) {
    const folder = `${buildDir(part)}/${side}`;
    const files = (await readdir(folder)).filter((name) => /\.c?js$/.test(name) && !PROGRAMS.includes(name));
    for (const name of files) {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      const uses = side === 'browser' ? findNewerScript(text, names) : [];
      for (const use of [...uses, ...collectStyles(text).flatMap(readStyle)]) note(`${part}/${side}/${name}`, use);
      if (name === 'render.cjs')
        for (const message of checkGate(text, minima)) findings.push({ path: `${part}/${side}/${name}`, line: 1, message });
      fileCount += 1;
    }
  }

for (const name of PROGRAMS.filter((each) => !existsSync(`${buildDir('shell')}/server/${each}`)))
  findings.push({ path: `shell/server/${name}`, line: 1, message: 'is not built: every shell would run its sources' });
for (const feature of Object.keys(allowances).filter((name) => !used.has(name)))
  findings.push({ path: 'tooling/src/browsers/allowedNewer.ts', line: 1, message: `nothing asks for ${feature} any more` });
report('browsers', fileCount, findings);

function note(path: string, { feature, lacking }: NewerUse): void {
  used.add(feature);
  if (feature in allowances) return;
  const message = `${feature} is newer than the list of browsers (${lacking}): do without, or ask first and say so in tooling/src/browsers/allowedNewer.ts`;
  if (!findings.some((found) => found.path === path && found.message === message)) findings.push({ path, line: 1, message });
}
