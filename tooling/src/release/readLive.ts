const ANSWER_MS = 2_000;

/** What shells serve now, each build once, and those that do not answer. */
export async function readLive(
  shells: readonly string[],
): Promise<{ builds: { name: string; version: string }[]; silent: string[] }> {
  const builds = new Map<string, { name: string; version: string }>();
  const silent: string[] = [];
  await Promise.all(
    shells.map(async (shell) => {
      try {
        const answer = await fetch(`${shell}/health/releases`, { signal: AbortSignal.timeout(ANSWER_MS) });
        const { live } = (await answer.json()) as { live: Record<string, string> };
        for (const [name, version] of Object.entries(live)) builds.set(`${name} ${version}`, { name, version });
      } catch {
        silent.push(shell);
      }
    }),
  );
  return { builds: [...builds.values()], silent };
}
