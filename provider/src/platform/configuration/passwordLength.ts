import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from '@spielplan/shared-contracts/api';

/** Characters that a password of an account has at least and at most. */
export const PASSWORD_LENGTH = { least: MIN_PASSWORD_CHARS, most: MAX_PASSWORD_CHARS } as const;
