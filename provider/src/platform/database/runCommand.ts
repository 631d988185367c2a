import { sentenceOf } from '../failures/describeFailure.ts';

/**
 * Runs a command of an operator: says what it has done on stdout,
 * what went wrong as one sentence on stderr, exit code 1.
 */
export async function runCommand(command: (say: (line: string) => void) => Promise<void>): Promise<void> {
  try {
    await command((line) => void process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}
