const SILENT_MS = 30_000;

/**
 * Passes a line on unless the same one was said within half
 * a minute: a provider that restarts fails every page alike.
 */
export function withoutRepeats(say: (line: string) => void, now: () => number = Date.now): (line: string) => void {
  const said = new Map<string, number>();
  return (line) => {
    const time = now();
    for (const [each, at] of said) if (time - at > SILENT_MS) said.delete(each);
    if (said.has(line)) return;
    said.set(line, time);
    say(line);
  };
}
