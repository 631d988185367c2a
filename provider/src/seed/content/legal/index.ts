import { IMPRINT } from './imprint.ts';
import type { SeedLegalText } from './legalText.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

export { legalHtml } from './legalText.ts';

/** The texts every footer links to. */
export const LEGAL_TEXTS: readonly SeedLegalText[] = [TERMS, IMPRINT, PRIVACY];
