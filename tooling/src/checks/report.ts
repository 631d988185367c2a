/** What a check found, at a place an editor can jump to. */
export interface Finding {
  path: string;
  line: number;
  message: string;
}

/** Prints the findings of a check, then how many; any finding makes the process end with 1. */
export function report(check: string, fileCount: number, findings: readonly Finding[]): void {
  for (const { path, line, message } of findings) process.stdout.write(`${path}:${line} ${message}\n`);
  process.stdout.write(`${check}: ${fileCount} files, ${findings.length} problems\n`);
  if (findings.length > 0) process.exitCode = 1;
}
