import { readFile } from 'node:fs/promises';
import type { StatsChunk, StatsCompilation } from 'webpack';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * The message keys that each lazy part of a build can ask for: those written in its scripts or in
 * scripts that these load. The rule is that of `findUnusedMessages`: a key is written whole, or
 * begins with the head of a template that ends in a dot.
 */
export async function findTexts(
  keys: readonly string[],
  parts: readonly string[],
  stats: StatsCompilation,
  folder: string,
): Promise<Record<string, string[]>> {
  const byId = new Map((stats.chunks ?? []).map((chunk) => [chunk.id, chunk]));
  const codes = new Map<string, Promise<string>>();
  const codeOf = (file: string) => {
    let code = codes.get(file);
    if (!code) codes.set(file, (code = readFile(`${folder}/${file}`, 'utf8')));
    return code;
  };
  const texts: Record<string, string[]> = {};
  for (const part of parts) {
    const files = new Set<string>();
    const seen = new Set<StatsChunk>();
    const visit = (chunk: StatsChunk | undefined) => {
      if (!chunk || seen.has(chunk)) return;
      seen.add(chunk);
      for (const file of chunk.files ?? []) if (file.endsWith('.js') && !isHotUpdate(file)) files.add(file);
      for (const id of chunk.children ?? []) visit(byId.get(id));
    };
    for (const id of stats.namedChunkGroups?.[part]?.chunks ?? []) visit(byId.get(id));
    texts[part] = keysIn((await Promise.all([...files].map(codeOf))).join('\n'), keys);
  }
  return texts;
}

/** An update repeats a part of its chunk, and is not released. */
function isHotUpdate(file: string): boolean {
  return file.startsWith('hot/');
}

function keysIn(code: string, keys: readonly string[]): string[] {
  const whole = new Set([...code.matchAll(/(["'`])([\w.-]+)\1/g)].map(([, , word]) => word));
  const heads = [...code.matchAll(/`(\w[\w.]*\.)\$\{|(["'`])(\w[\w.]*\.)\2/g)].map(([, head, , other]) => head ?? other ?? '');
  return keys.filter((key) => whole.has(key) || whole.has(key.replace(PLURAL, '')) || heads.some((head) => key.startsWith(head)));
}
