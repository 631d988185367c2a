import { parseConfiguration } from '../configuration.ts';
import { readRenderSource, runRenderBundle, sharedModules } from '../pages/RenderBundle.ts';
import { findBuildProblems } from '../releases/findBuildProblems.ts';
import { openReleaseSource } from '@spielplan/shared-contracts/feed';

// `node src/server/commands/checkBuild.ts FOLDER`: prints as JSON what a
// shell would refuse of the build in that folder, by check.
const [folder = ''] = process.argv.slice(2);
const { releases, buildDir } = parseConfiguration(process.env);
const render = readRenderSource(buildDir);
const shared = sharedModules(await runRenderBundle(render), render);
const problems = await findBuildProblems(folder, openReleaseSource(releases), shared);
process.stdout.write(`${JSON.stringify(problems)}\n`);
