const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; "npm run releases -- clean" removes builds that nobody needs',
  EDQUOT: 'the quota of this disk is used up; "npm run releases -- clean" removes builds that nobody needs',
  EROFS: 'the disk cannot be written to',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
};

/** Why a file could not be written, and what to do, as far as it is known. */
export function describeFailure(error: unknown): string {
  const { code = '', message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  return WORDS[code] ? `${WORDS[code]} (${code})` : message;
}

/** Whether there was no room for what could not be written. */
export function isFull(error: unknown): boolean {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || (cause !== undefined && isFull(cause));
}
