/** Characters that a password of an account has at least and at most. */
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;
