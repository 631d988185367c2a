import { cp } from 'node:fs/promises';
import { STATE_DIR } from '../root.ts';
import { runNode } from './runTool.ts';
import type { StepContext } from './Step.ts';

/**
 * Builds what has changed and begins a state folder
 * with these builds, so that nothing is built twice.
 */
export async function prepareState(folder: string, say: StepContext['say'], signal?: AbortSignal): Promise<string> {
  const code = await runNode(['tooling/src/commands/build.ts', '--changed'], say, {}, signal);
  if (code !== 0) throw new Error('The build failed.');
  await cp(`${STATE_DIR}/build`, `${folder}/build`, { recursive: true });
  return folder;
}
