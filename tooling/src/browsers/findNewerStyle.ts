import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import { findLacking, readCompatData, type Minima } from './browserList.ts';
import type { NewerUse } from './findNewerScript.ts';

/**
 * Finds what a style sheet asks for and the list lacks,
 * each once, but for what stands inside `@supports`.
 */
export function createStyleReader(minima: Minima): (sheet: string) => NewerUse[] {
  const { css } = readCompatData();
  const functions = collectFunctions(css.types);
  const isStyle = (sheet: string) => [...sheet.matchAll(/([-a-z]+)\s*:/g)].some(([, name = '']) => name in css.properties);
  return (sheet) => {
    // Sentences of libraries have colons and semicolons, too, and tables of texts are JSON.
    if (sheet.startsWith('{"') || !isStyle(sheet)) return [];
    const found = new Map<string, string>();
    const check = (feature: string, compat: CompatStatement | undefined) => {
      const lacking = compat ? findLacking(compat, minima) : [];
      if (lacking.length > 0) found.set(feature, lacking.join(', '));
    };
    const checkDeclaration = ({ prop, value }: Declaration) => {
      const property = css.properties[prop.toLowerCase()];
      check(prop, property?.__compat);
      for (const [word] of value.matchAll(/[a-z][-a-z]+(?![-\w(])/g)) check(`${prop}: ${word}`, ownCompat(property, word));
      for (const [, name = ''] of value.matchAll(/(?<![-\w])([a-z][-a-z]*)\(/g)) check(`${name}()`, functions.get(name));
    };
    const checkSelector = ({ selector }: Rule) => {
      for (const [, name = ''] of selector.matchAll(/::?([a-z][-a-z]*)/g)) check(`:${name}`, ownCompat(css.selectors, name));
    };
    parse(sheet).walk((node) => {
      if (isGuarded(node.parent)) return;
      if (node.type === 'decl') checkDeclaration(node);
      else if (node.type === 'rule') checkSelector(node);
      else if (node.type === 'atrule') check(`@${node.name}`, ownCompat(css['at-rules'], node.name));
    });
    return [...found].map(([feature, lacking]) => ({ feature, lacking }));
  };
}

/**
 * Functions of values stand in MDN's tree beside the types they make; of one name the oldest counts.
 */
function collectFunctions(types: Identifier, found = new Map<string, CompatStatement>()): Map<string, CompatStatement> {
  for (const [name, part] of Object.entries(types)) {
    if (name.startsWith('__')) continue;
    const { __compat: compat } = part as Identifier;
    if (compat && !found.has(name)) found.set(name, compat);
    collectFunctions(part as Identifier, found);
  }
  return found;
}

function ownCompat(parts: Identifier | undefined, name: string): CompatStatement | undefined {
  return parts && Object.hasOwn(parts, name) ? parts[name]?.__compat : undefined;
}

function isGuarded(node: unknown): boolean {
  for (let at = node as AtRule | undefined; at; at = at.parent as AtRule | undefined)
    if (at.type === 'atrule' && at.name === 'supports') return true;
  return false;
}
