import { act, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { tolerateChanges } from './tolerateChanges.ts';

const own = { insertBefore: Node.prototype.insertBefore, removeChild: Node.prototype.removeChild };
let root: Root;

/** As Chromium translates: each text gives its place to two `font` elements with other words. */
function translate(change: (text: Text, font: HTMLElement) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    change(text, font);
  }
}
const replaced = (text: Text, font: HTMLElement) => {
  font.firstElementChild!.textContent = `<${text.data}>`;
  text.replaceWith(font);
};
const wrapped = (text: Text, font: HTMLElement) => {
  text.replaceWith(font);
  font.firstElementChild!.append(text);
};

function Panel() {
  const [count, setCount] = useState(1);
  return (
    <main>
      {count === 1 ? 'Noch eine?' : null}
      {count > 1 ? <b>Danke</b> : null}
      {'Karten'}
      <button type="button" onClick={() => setCount(count + 1)}>
        mehr
      </button>
      <p role="status">{`${count} zusammen`}</p>
    </main>
  );
}

beforeEach(async () => {
  tolerateChanges();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild!);
  await act(async () => root.render(<Panel />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  Object.assign(Node.prototype, own);
});

it.each([
  ['replaced', replaced],
  ['wrapped', wrapped],
])('a page whose texts were %s goes on, with the new sum', async (_, change) => {
  translate(change);
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('status')).toHaveTextContent('2 zusammen');
  expect(screen.getByText('Danke')).toBeVisible();
});

it('what was wrapped goes with its wrapper', async () => {
  translate(wrapped);
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('main')).not.toHaveTextContent('Noch eine?');
  expect(screen.getByRole('main').textContent).toMatch(/^DankeKarten/);
});

it('other pages are as ever', async () => {
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('main')).toHaveTextContent('DankeKartenmehr2 zusammen');
});

it('every page does from its start', () => {
  expect(readFileSync(`${import.meta.dirname}/startPage.tsx`, 'utf8')).toMatch(/^ {2}tolerateChanges\(\);$/m);
});
