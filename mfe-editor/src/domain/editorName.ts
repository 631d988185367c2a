import type { Editor } from '@spielplan/shared-contracts/api';

/** An editor's first and last name; the user name where neither is known. */
export function editorName({ first_name, last_name, username }: Editor): string {
  return [first_name, last_name].filter((part) => part.trim() !== '').join(' ') || username;
}
