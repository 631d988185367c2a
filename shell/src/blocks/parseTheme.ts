import type { ThemeName } from '@spielplan/shared-ui/tokens';

/** The theme among a block's classes (product.md section 9, cc01 to cc03), if there is one. */
export function parseTheme(extraClass: string): ThemeName | undefined {
  return /\bcc0[123]\b/.exec(extraClass)?.[0] as ThemeName | undefined;
}
