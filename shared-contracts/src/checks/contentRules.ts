/**
 * The rules that content is checked by, in the order in which findings are listed (docs/checks.md). An
 * `error` shuts somebody out or leads nowhere, and publishing asks; a `warning` is worth a look.
 */
export const CONTENT_RULES = {
  'picture-alt': { severity: 'error', wcag: '1.1.1' },
  'link-text': { severity: 'error', wcag: '2.4.4' },
  'dead-link': { severity: 'error', wcag: null },
  contrast: { severity: 'error', wcag: '1.4.3' },
  'headline-order': { severity: 'warning', wcag: '1.3.1' },
  'empty-block': { severity: 'warning', wcag: null },
  untranslated: { severity: 'warning', wcag: '3.1.2' },
  'translation-behind': { severity: 'warning', wcag: null },
} as const satisfies Record<string, { severity: 'error' | 'warning'; wcag: string | null }>;

export type ContentRule = keyof typeof CONTENT_RULES;

export const CONTENT_RULE_IDS = Object.keys(CONTENT_RULES) as readonly ContentRule[];

/** What the rules look at: a block in one language, as editor and provider both have it. */
export interface CheckedBlock {
  readonly model: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly columns: readonly { readonly children: readonly CheckedBlock[] }[];
}

/** What a rule finds in the fields of one block. */
export interface BlockFinding {
  readonly rule: ContentRule;
  /** A path in the fields, such as `children.2.image`; null where it is about the block as a whole. */
  readonly field: string | null;
  /** The words it is about, such as the text of a link; empty where there are none. */
  readonly words: string;
}

export interface Finding<B extends CheckedBlock> extends BlockFinding {
  readonly block: B;
}
