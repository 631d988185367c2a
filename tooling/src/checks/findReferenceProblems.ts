import type { Workspace } from './readWorkspace.ts';
import type { Finding } from './report.ts';

const RULES = 'docs/rules.md';
const PRODUCT = 'docs/product.md';
const IS_TEST = /\.(?:test|spec)\.tsx?$/;
/**
 * Legal texts name sections of laws, and the seeded content is
 * no comment; this check and its test name what they refuse.
 */
const IS_LEFT_OUT = /^provider\/src\/seed\/content\/|^tooling\/src\/checks\/findReferenceProblems\./;

/**
 * Finds references to rules, product sections and records
 * that do not exist, old forms, and rules that no test names.
 */
export function findReferenceProblems({ texts, paths }: Workspace): Finding[] {
  const textOf = (path: string) => texts.find((file) => file.path === path)?.text ?? '';
  const rules = [...textOf(RULES).matchAll(/\*\*R(\d+)\*\*/g)].map(([, id]) => Number(id));
  const sections = new Set([...textOf(PRODUCT).matchAll(/^## (\d+)\./gm)].map(([, id]) => Number(id)));
  const records = new Set(paths.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []));
  const known = new Set(rules);
  const tested = new Set<number>();

  const findings = texts
    .filter(({ path }) => !IS_LEFT_OUT.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const messages: string[] = [];
        const named = path === RULES ? [] : rulesIn(line);
        if (IS_TEST.test(path)) for (const id of named) tested.add(id);
        for (const id of named) if (!known.has(id)) messages.push(`R${id} is no rule of ${RULES}`);
        for (const id of sectionsIn(line)) if (!sections.has(id)) messages.push(`${PRODUCT} has no section ${id}`);
        for (const id of recordsIn(line)) if (!records.has(id)) messages.push(`docs/decisions has no record ${id}`);
        const old = /\bdecisions? \d{1,2}\b|\bspecification\b/i.exec(line)?.[0];
        if (old) messages.push(`"${old}" leads nowhere: name a rule, (R12), or "product.md section 4"`);
        return messages.map((message) => ({ path, line: index + 1, message }));
      }),
    );
  const untested = rules.filter((id) => !tested.has(id));
  return [...findings, ...untested.map((id) => ({ path: RULES, line: 1, message: `no test names R${id}` }))];
}

/** `R12`, `R1, R2` and `R22-R26`, each rule of a range. */
function rulesIn(line: string): number[] {
  return [...line.matchAll(/\bR([1-9]\d?)\b(?:(?:-| to )R([1-9]\d?)\b)?/g)].flatMap(([, first, last]) => rangeOf(first, last));
}

/** `product.md section 4`, `product.md sections 2, 4 and 8-9`. */
function sectionsIn(line: string): number[] {
  return [...line.matchAll(/product\.md,? sections? (\d+(?:(?:, | and |-)\d+)*)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, first, last]) => rangeOf(first, last)),
  );
}

/** `record 0087`, `(0087)`, `decisions/0087-…`. */
function recordsIn(line: string): string[] {
  return [...line.matchAll(/(?:\brecords? |\bdecisions\/|[([])(0[01]\d\d)\b(?!\.|:)/g)].map(([, id = '']) => id);
}

function rangeOf(first = '', last = first): number[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
}
