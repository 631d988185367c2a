import type { Finding } from './report.ts';
import { isTestFile, type SourceFile } from './sourceFiles.ts';

interface StyleRule {
  /** What is refused, in style sheets and styled components alike. */
  pattern: RegExp;
  /** The one file that may hold it. */
  besides?: string;
  instead: string;
}

/** What one of the engines drops or draws differently. */
const RULES: readonly StyleRule[] = [
  {
    // WebKit reads one keyword and drops the whole declaration where a colour or a thickness follows.
    pattern: /text-decoration:(?!\s*(?:none|underline|line-through|inherit)\s*(?:!important\s*)?[;}'"`])[^;}]*/g,
    instead: 'WebKit drops it; write text-decoration-color and text-decoration-thickness as longhands behind it',
  },
  {
    // Browsers with a dictionary hyphenate words of four letters unless limits are set; browsers without one do not show the
    // fault.
    pattern: /(?<!-)hyphens:\s*auto/g,
    besides: 'shared-ui/src/tokens/tokens.ts',
    instead: 'running text takes `hyphenation` from @spielplan/shared-ui/tokens; display type is never hyphenated',
  },
  {
    // A browser without `cqi` drops the declaration, and a heading
    // has the size of text where no other size is given before.
    pattern: /(?<!font(?:-size)?:(?:[^{}]|\$\{[^}]*\})*)font-size:[^;}]*cqi/g,
    instead: 'browsers without cqi drop it; give a size without it first, in the same rule',
  },
];

/** Finds declarations that are known not to work in every engine the site is tested in. */
export function findStyleProblems(file: SourceFile): Finding[] {
  if (isTestFile(file.path) || file.path.startsWith('tooling/')) return [];
  return RULES.filter(({ besides }) => besides !== file.path).flatMap(({ pattern, instead }) =>
    [...file.text.matchAll(pattern)].map(({ 0: found, index }) => ({
      path: file.path,
      line: file.text.slice(0, index).split('\n').length,
      message: `"${found.trim()}": ${instead}`,
    })),
  );
}
