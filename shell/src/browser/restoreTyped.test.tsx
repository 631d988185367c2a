import { jest } from '@jest/globals';
import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { type Control, restoreTyped } from './restoreTyped.ts';

function Form() {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [kind, setKind] = useState('a');
  return (
    <form action="/de/forms/kontakt/1">
      <input aria-label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="E-Mail" name="mail" defaultValue="" />
      <input aria-label="Ja" name="ja" type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <select aria-label="Art" name="art" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="a">Apfel</option>
        <option value="b">Birne</option>
      </select>
      <textarea aria-label="Text" name="text" defaultValue="" />
      <output>{JSON.stringify({ name, agreed, kind })}</output>
    </form>
  );
}

/** The page as it was before: filled in, and taken out of the document. */
function fillIn(): { controls: Control[]; focused: Element } {
  const old = document.createElement('div');
  old.innerHTML =
    '<form action="/de/forms/kontakt/1"><input name="name"><input name="mail"><input name="ja" type="checkbox">' +
    '<select name="art"><option value="a" selected>Apfel</option><option value="b">Birne</option></select><textarea name="text"></textarea></form>';
  const controls = [...old.querySelectorAll<Control>('input, textarea, select')];
  controls[0]!.value = 'Ute Ufer';
  (controls[2] as HTMLInputElement).checked = true;
  controls[3]!.value = 'b';
  controls[4]!.value = 'Guten Tag';
  return { controls, focused: controls[4]! };
}

it('what was typed into controls that are drawn again is in the new ones, and what follows it knows', () => {
  render(<Form />);
  act(() => restoreTyped(fillIn()));
  expect(screen.getByLabelText('Name')).toHaveValue('Ute Ufer');
  expect(screen.getByLabelText('E-Mail')).toHaveValue('');
  expect(screen.getByLabelText('Ja')).toBeChecked();
  expect(screen.getByLabelText('Art')).toHaveValue('b');
  expect(screen.getByLabelText('Text')).toHaveValue('Guten Tag');
  expect(screen.getByLabelText('Text')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('{"name":"Ute Ufer","agreed":true,"kind":"b"}');
});

it('what is still in the page, and another form, are left alone', () => {
  render(<Form />);
  const early = fillIn();
  for (const control of early.controls) control.form?.setAttribute('action', '/de/forms/presse/2');
  const input = jest.fn();
  document.body.addEventListener('input', input);
  restoreTyped(early);
  restoreTyped({ controls: [...document.querySelectorAll<Control>('input')], focused: null });
  expect(input).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
