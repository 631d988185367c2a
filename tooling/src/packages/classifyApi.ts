import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { linesOf } from '../release/gate/linesOf.ts';
import { ROOT } from '../root.ts';
import { runTool } from '../testRun/runTool.ts';
import { digestOf, listExports, type EntryFile, type Export } from './describeApi.ts';
import { countTypeParameters, findRoles, isValue, type Role } from './findRoles.ts';
import { createReader, keyOf, type Read } from './places.ts';

/** What became of one export. Remotes built before run on with an additive change, and cannot with a breaking one. */
export interface ApiChange {
  kind: 'additive' | 'breaking';
  /** Entry and name: `./remote LoadContext`. */
  name: string;
  /** What came of it, in the compiler's words where it breaks. */
  why: string;
}

interface Api {
  exports: Map<string, Export>;
  read: Read;
}

/** One line for the compiler to accept. */
interface Question {
  code: string;
  change: ApiChange;
  role: Role;
}

/**
 * Classes what changed between two states of a package, each a folder with `package.json` and the compiler's
 * declarations. The compiler is asked export by export: what a remote reads of the new has to fit where the old was,
 * what it gives of the old has to fit the new. Schemas are asked both, since data may be older than what reads it.
 */
export async function classifyApi(before: string, now: string): Promise<ApiChange[]> {
  const [old, fresh] = [await readApi(before), await readApi(now)];
  const changes: ApiChange[] = [];
  const questions: Question[] = [];
  const paths = new Map<string, string>();
  const alias = (path: string) => paths.get(path) ?? paths.set(path, `M${paths.size}`).get(path);
  const roles = findRoles([...old.exports.values()], old.read);

  for (const [name, was] of old.exports) {
    const is = fresh.exports.get(name);
    if (!is) {
      changes.push({ kind: 'breaking', name, why: 'It is gone.' });
      continue;
    }
    if (!was.place || !is.place || digestOf(was.place, old.read) === digestOf(is.place, fresh.read)) continue;
    const change: ApiChange = { kind: 'additive', name, why: 'It changed, and what was built before fits.' };
    changes.push(change);
    const [a, b] = [`${alias(was.path)}.${was.name}`, `${alias(is.path)}.${is.name}`];
    const ask = (role: Role, from: string, to: string) => questions.push({ code: fits(from, to), change, role });
    if (isValue(was.place)) {
      ask('reads', `Read<typeof ${b}>`, `Read<typeof ${a}>`);
      ask('gives', `Given<typeof ${a}>`, `Given<typeof ${b}>`);
    } else {
      const parameters = countTypeParameters(was.place);
      const any = parameters > 0 ? `<${Array.from({ length: parameters }, () => 'any').join(', ')}>` : '';
      const played = roles.get(keyOf(was.place)) ?? new Set<Role>(['reads', 'gives']);
      if (played.has('reads')) ask('reads', b + any, a + any);
      if (played.has('gives')) ask('gives', a + any, b + any);
    }
  }
  for (const name of fresh.exports.keys())
    if (!old.exports.has(name)) changes.push({ kind: 'additive', name, why: 'It is new.' });
  await askCompiler(questions, paths, before);
  return changes.toSorted((a, b) => b.kind.localeCompare(a.kind) || a.name.localeCompare(b.name));
}

/**
 * How values are compared: schemas by what they take and answer, in objects as well (a call's query and body are given,
 * its answer comes from a provider that may be older); numbers and switches of constants may change.
 */
const COMPARED = `
type Schema = { _zod: { input: unknown; output: unknown } };
type Code = ((...args: never) => unknown) | (abstract new (...args: never) => unknown);
type InputOf<T> = T extends Schema ? T['_zod']['input'] : {};
export type Read<T> = 0 extends 1 & T ? T : T extends Schema ? T['_zod']['output'] : T extends Code ? T
  : T extends number ? number : T extends boolean ? boolean
  : T extends readonly unknown[] ? { [K in keyof T]: Read<T[K]> }
  : T extends { method: string; path: string; answer: Schema } ? { [K in Exclude<keyof T, 'query' | 'body'>]: Read<T[K]> }
  : T extends object ? { [K in keyof T]: Read<T[K]> } : T;
export type Given<T> = 0 extends 1 & T ? unknown : T extends Schema ? T['_zod']['input']
  : T extends Code | readonly unknown[] ? unknown
  : T extends { method: string; path: string; answer: Schema }
    ? { answer: InputOf<T['answer']>; query: T extends { query: infer Q } ? InputOf<Q> : {}; body: T extends { body: infer B } ? InputOf<B> : {} }
  : T extends object ? { [K in keyof T]?: Given<T[K]> } : unknown;
`;

function fits(from: string, to: string): string {
  return `((value: ${from}): ${to} => value);`;
}

/** Marks the changes whose questions the compiler refuses, with its words. */
async function askCompiler(questions: readonly Question[], paths: ReadonlyMap<string, string>, before: string): Promise<void> {
  if (questions.length === 0) return;
  await mkdir(`${ROOT}/.cache`, { recursive: true });
  const folder = await mkdtemp(`${ROOT}/.cache/classify-`);
  try {
    const head = [
      "import type { Given, Read } from './compared.ts';",
      ...[...paths].map(([path, alias]) => `import type * as ${alias} from '${path.replace(/\.d\.ts$/, '.js')}';`),
    ];
    await writeFile(`${folder}/compared.ts`, COMPARED);
    await writeFile(`${folder}/questions.ts`, `${[...head, ...questions.map(({ code }) => code)].join('\n')}\n`);
    const compilerOptions = {
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      noEmit: true,
      typeRoots: [`${ROOT}/node_modules/@types`],
      types: ['node', 'jest'],
    };
    const config = { extends: `${ROOT}/tsconfig.base.json`, compilerOptions, files: ['questions.ts'] };
    await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config));
    const args = ['-p', `${folder}/tsconfig.json`, '--pretty', 'false'];
    for (const { line, words } of readErrors(await linesOf((say) => runTool(`${ROOT}/node_modules/.bin/tsc`, args, say)))) {
      const question = questions[line - 1 - head.length];
      if (!question) throw new Error(`The compiler cannot compare: ${words}`);
      if (question.change.kind === 'breaking') continue;
      question.change.kind = 'breaking';
      question.change.why = `${question.role === 'reads' ? 'A remote reads it' : 'A remote gives it'}: ${nameStates(words, before)}`;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The compiler names types of two files by their paths. */
function nameStates(words: string, before: string): string {
  return words.replace(/import\("([^"]+)"\)\./g, (_, path: string) => (path.startsWith(`${before}/`) ? 'before.' : 'now.'));
}

/** Errors in the file of questions, each with its line and the innermost of the compiler's sentences. */
function readErrors(lines: readonly string[]): { line: number; words: string }[] {
  const errors: { line: number; words: string }[] = [];
  for (const text of lines) {
    const [, line, words = ''] = /questions\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(text) ?? [];
    const last = errors.at(-1);
    if (line) errors.push({ line: Number(line), words });
    else if (text.startsWith(' ') && last) last.words = text.trim();
    else throw new Error(`The compiler cannot compare: ${text}`);
  }
  return errors;
}

async function readApi(folder: string): Promise<Api> {
  const { exports = {} } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as {
    exports?: Record<string, EntryFile>;
  };
  const read = createReader();
  const listed = listExports(folder, exports, read).map((each) => [`${each.entry} ${each.name}`, each] as const);
  return { exports: new Map(listed), read };
}
