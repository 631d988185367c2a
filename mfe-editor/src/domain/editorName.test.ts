import type { Editor } from '@spielplan/shared-contracts/api';
import { editorName } from './editorName.ts';

it.each([
  ['Paula', 'Lindqvist', 'Paula Lindqvist'],
  ['Paula', '', 'Paula'],
  ['', 'Lindqvist', 'Lindqvist'],
  ['', ' ', 'redaktion'],
])('an editor "%s" "%s" is called %s', (first_name, last_name, name) => {
  const editor: Editor = { id: 1, email: 'redaktion@example.org', username: 'redaktion', first_name, last_name, admin_menus: [] };
  expect(editorName(editor)).toBe(name);
});
