import { useEffect, type RefObject } from 'react';
import type { Autocomplete } from './createAutocomplete.ts';

interface ComboboxParts {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  listId: string;
  isOpen: boolean;
  autocomplete: Autocomplete;
}

/** How long a list stays after the focus has left both it and the box (product.md section 9). */
const BLUR_MS = 200;

/**
 * The keyboard of a combobox with a list, where the focus itself moves into the list (product.md
 * section 2): down and up walk, up from the first and every typed letter go back to the box, Home
 * and End too. Its roles stand on the input only once this is loaded: without it the input is a
 * plain one.
 */
export function useCombobox({ input, list, listId, isOpen, autocomplete }: ComboboxParts): void {
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const roles = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', 'aria-controls': listId };
    for (const [name, value] of Object.entries(roles)) box.setAttribute(name, value);
  }, [input, listId]);

  useEffect(() => {
    input.current?.setAttribute('aria-expanded', String(isOpen));
  }, [input, isOpen]);

  useEffect(() => {
    const box = input.current;
    const options = list.current;
    if (!box || !options) return;
    const type = () => autocomplete.type(box.value);
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      if (!options.hidden) focusOption(optionsIn(options).at(event.key === 'ArrowDown' ? 0 : -1));
      else if (event.key === 'ArrowDown') type();
    };
    const walk = (event: KeyboardEvent) => {
      const all = optionsIn(options);
      const place = all.findIndex((option) => option === document.activeElement);
      if (event.key === 'ArrowDown') focusOption(all[place + 1] ?? all[place]);
      else if (event.key === 'ArrowUp') focusOption(place > 0 ? all[place - 1] : box);
      // The box has the focus before the key does its work, so the letter or the step lands in it.
      else if (/^(?:.|Home|End|ArrowLeft|ArrowRight|Backspace|Delete)$/u.test(event.key)) return box.focus();
      else return;
      event.preventDefault();
    };
    let timer: ReturnType<typeof setTimeout>;
    const leave = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { activeElement } = document;
        if (activeElement !== box && !options.contains(activeElement)) autocomplete.close();
      }, BLUR_MS);
    };
    box.addEventListener('input', type);
    box.addEventListener('keydown', enter);
    options.addEventListener('keydown', walk);
    for (const each of [box, options]) each.addEventListener('focusout', leave);
    // What was typed while this was on its way; the term that was asked last is no typing.
    if (box.value !== box.defaultValue) type();
    return () => {
      clearTimeout(timer);
      box.removeEventListener('input', type);
      box.removeEventListener('keydown', enter);
      options.removeEventListener('keydown', walk);
      for (const each of [box, options]) each.removeEventListener('focusout', leave);
    };
  }, [input, list, autocomplete]);
}

/** In the order in which they are shown, whatever group they are in. */
function optionsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="option"]')];
}

function focusOption(option: HTMLElement | undefined): void {
  option?.focus();
}
