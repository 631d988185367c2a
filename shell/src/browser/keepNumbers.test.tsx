import { fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { keepNumbers } from './keepNumbers.ts';

const LISTENING = { capture: true, passive: true };

/** What browsers do with a wheel over a focused number once no listener has prevented it. */
function countUp({ target }: Event): void {
  if (target instanceof HTMLInputElement && target === document.activeElement && !target.readOnly) target.stepUp();
}

beforeEach(() => {
  document.addEventListener('wheel', keepNumbers, LISTENING);
  window.addEventListener('wheel', countUp);
});
afterEach(() => {
  document.removeEventListener('wheel', keepNumbers, LISTENING);
  window.removeEventListener('wheel', countUp);
});

it('a wheel over a focused quantity changes nothing, keeps the focus and lets the page scroll', async () => {
  render(<input type="number" defaultValue="2" />);
  const number = screen.getByRole('spinbutton');
  number.focus();
  // What is not prevented scrolls the page.
  expect(fireEvent.wheel(number, { deltaY: 120 })).toBe(true);
  expect(fireEvent.wheel(number, { deltaY: 120 })).toBe(true);
  expect(number).toHaveValue(2);
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(number).toHaveFocus();
  expect(number).not.toHaveAttribute('readonly');
});

it('what nobody may change stays so', async () => {
  render(<input type="number" defaultValue="2" readOnly />);
  fireEvent.wheel(screen.getByRole('spinbutton'));
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(screen.getByRole('spinbutton')).toHaveAttribute('readonly');
});

it('every page listens from its start', () => {
  const start = readFileSync(`${import.meta.dirname}/startPage.tsx`, 'utf8');
  expect(start).toContain("document.addEventListener('wheel', keepNumbers, { capture: true, passive: true });");
});
