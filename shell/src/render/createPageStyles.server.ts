import { __PRIVATE__ } from 'styled-components';
import { minifyCss } from '../app/minifyCss.server.ts';

const { StyleSheet } = __PRIVATE__;

/** What one page is rendered with, and the rules of the components on it. */
interface PageStyles {
  sheet: InstanceType<typeof StyleSheet>;
  css(): string;
}

/** Rules as text, by component and class. */
type Rules = Map<string, Map<string, string>>;

// Styles come from a fixed number of components; beyond
// this one of them styles by endless values.
const MAX_CHARS = 1_000_000;

/**
 * Answers the styles of one page each. Components make a rule once for all pages of a release set, which saves a
 * fifth of a rendering; a page carries those that it has asked for itself, whatever was rendered before or beside it.
 */
export function createPageStyles(): () => PageStyles {
  const known: Rules = new Map();
  let characters = 0;

  function keep(id: string, name: string, css: string): void {
    characters += css.length;
    if (characters > MAX_CHARS) {
      known.clear();
      characters = css.length;
    }
    note(known, id, name, css);
  }

  return () => {
    const sheet = new PageSheet(known, keep);
    return { sheet, css: () => sheet.css() };
  };
}

/** Notes what the components of its page ask for, and has their rules from the pages before. */
class PageSheet extends StyleSheet {
  readonly #known: Rules;
  readonly #keep: (id: string, name: string, css: string) => void;
  readonly #used: Rules = new Map();

  constructor(known: Rules, keep: (id: string, name: string, css: string) => void) {
    super({ isServer: true });
    this.#known = known;
    this.#keep = keep;
  }

  override hasNameForId(id: string, name: string): boolean {
    const css = this.#known.get(id)?.get(name);
    if (css !== undefined) note(this.#used, id, name, css);
    return css !== undefined;
  }

  override insertRules(id: string, name: string, rules: string[]): void {
    const css = minifyCss(rules.join(''));
    this.#keep(id, name, css);
    note(this.#used, id, name, css);
  }

  /** In the order in which the components were defined, for an extended one overrules its base. */
  css(): string {
    return [...this.#used]
      .map(([id, rules]) => ({ place: StyleSheet.registerId(id), css: [...rules.values()].join('') }))
      .sort((one, other) => one.place - other.place)
      .map(({ css }) => css)
      .join('');
  }
}

function note(rules: Rules, id: string, name: string, css: string): void {
  const ofComponent = rules.get(id);
  if (ofComponent) ofComponent.set(name, css);
  else rules.set(id, new Map([[name, css]]));
}
