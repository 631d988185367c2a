import { render, screen } from '@testing-library/react';
import { showFocused } from './showFocused.ts';

const ROW = { left: 100, right: 300 };

/** A row of 200 px that scrolls, with one link at the given place. */
function showLinkAt(place: { left: number; right: number }): { row: HTMLElement; focus: () => void } {
  render(
    <div data-testid="row" style={{ overflowX: 'auto' }}>
      <a href="/de">Reihe</a>
    </div>,
  );
  const row = screen.getByTestId('row');
  const link = screen.getByRole('link');
  Object.defineProperties(row, { scrollWidth: { value: 700 }, clientWidth: { value: 200 } });
  row.scrollLeft = 50;
  row.getBoundingClientRect = () => ROW as DOMRect;
  link.getBoundingClientRect = () => place as DOMRect;
  link.scrollIntoView = () => undefined;
  document.addEventListener('focusin', showFocused);
  return { row, focus: () => link.focus() };
}
afterEach(() => document.removeEventListener('focusin', showFocused));

it.each([
  ['cut off at the end', { left: 260, right: 340 }, 90],
  ['cut off at the beginning', { left: 80, right: 160 }, 30],
  ['in full sight', { left: 120, right: 200 }, 50],
  ['wider than the row, whose beginning is shown', { left: 110, right: 500 }, 60],
])('brings what has the focus into full sight in its row: %s', (_, place, expected) => {
  const { row, focus } = showLinkAt(place);
  focus();
  expect(row.scrollLeft).toBe(expected);
});

it.each([
  ['a text area, and not its first line alone', 'textbox', <textarea key="area" aria-label="Ihre Nachricht" />],
  ['a field, and not the line of its text alone', 'textbox', <input key="field" aria-label="Ihr Name" />],
  ['a link that a bar would cover', 'link', <a key="link" href="/de" aria-label="Start" />],
])('shows all of %s', (_, role, control) => {
  render(control);
  const area = screen.getByRole(role);
  const scrolled: unknown[] = [];
  area.scrollIntoView = (options) => void scrolled.push(options);
  document.addEventListener('focusin', showFocused);
  area.focus();
  expect(scrolled).toEqual([{ block: 'nearest', behavior: 'instant' }]);
});
