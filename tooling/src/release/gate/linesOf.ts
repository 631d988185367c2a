/** The output of a tool that failed; nothing of one that passed. */
export async function linesOf(run: (say: (line: string) => void) => Promise<number>): Promise<string[]> {
  const lines: string[] = [];
  const code = await run((line) => void (line.trim() && lines.push(line)));
  return code === 0 ? [] : lines.length > 0 ? lines : [`It ended with ${code}.`];
}
