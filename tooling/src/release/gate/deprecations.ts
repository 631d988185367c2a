import { readdir, readFile } from 'node:fs/promises';
import { isTestFile, readSources, type SourceFile } from '../../checks/sourceFiles.ts';
import { ROOT } from '../../root.ts';

/** Something of the shared packages that will go. Marked `@deprecated since 1 until 2: use X`, in numbers of the contract. */
export interface Deprecation {
  /** An export, a call among them, or the quoted name of a slot, a signal or a block. */
  name: string;
  /** The contract in which it was marked. */
  since: number;
  /** The contract that no longer has it. */
  until: number;
  /** What to do instead. */
  instead: string;
}

const MARK = /\/\*\*(?:(?!\*\/)[\s\S])*?@deprecated\b((?:(?!\*\/)[\s\S])*)\*\/\s*([^\n]*)/g;
const DECLARED =
  /^(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:readonly )?(?:(?:const|let|function|class|interface|type) )?(?:(['"])([^'"]+)\1|([\w$]+))/;

/** The marks of a file of sources or declarations. Throws for one that does not say since when, until when and what instead. */
export function readMarks({ path, text }: SourceFile): Deprecation[] {
  return [...text.matchAll(MARK)].map(([, words = '', declaration = '']) => {
    const said = words.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
    const [, since, until, instead] = /^since (\d+) until (\d+): (.+)$/.exec(said) ?? [];
    const [, , quoted, plain] = DECLARED.exec(declaration) ?? [];
    const name = quoted ?? plain;
    if (!since || !until || !instead || !name || Number(until) <= Number(since))
      throw new Error(
        `${path}: write "@deprecated since 1 until 2: use X" with contract numbers before what goes, not "${said}".`,
      );
    return { name, since: Number(since), until: Number(until), instead };
  });
}

/** What a remote uses that will go, one sentence each: imported from a shared package, or named in quotes. */
export function findDeprecatedUses(sources: readonly SourceFile[], deprecations: readonly Deprecation[]): string[] {
  return deprecations.flatMap(({ name, since, until, instead }) => {
    const paths = sources.filter((file) => !isTestFile(file.path) && uses(file.text, name)).map(({ path }) => path);
    if (paths.length === 0) return [];
    return [`${name} goes with contract ${until}, deprecated since ${since}: ${instead} (${paths.join(', ')})`];
  });
}

function uses(text: string, name: string): boolean {
  if (['"', "'", '`'].some((quote) => text.includes(quote + name + quote))) return true;
  const imports = text.matchAll(/\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]@spielplan\/shared-/g);
  return [...imports].some(([, names = '']) =>
    names.split(',').some(
      (each) =>
        each
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] === name,
    ),
  );
}

/** The sentences of `findDeprecatedUses` for a remote's package, with the marks below the shared packages' folders. */
export async function warnOfDeprecations(folder: string, shared: readonly string[], root = ROOT): Promise<string[]> {
  const marked = await Promise.all(shared.map((each) => readMarksBelow(`${root}/${each}`)));
  return findDeprecatedUses(await readSources([folder], root), marked.flat());
}

/** Every mark below a folder; packages are read by their declarations. */
export async function readMarksBelow(folder: string): Promise<Deprecation[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter(({ name }) => /\.tsx?$/.test(name)).map(({ parentPath, name }) => `${parentPath}/${name}`);
  const files = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
  return files.filter(({ path }) => !isTestFile(path)).flatMap(readMarks);
}
