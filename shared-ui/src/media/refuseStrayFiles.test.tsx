import { createEvent, fireEvent, render } from '@testing-library/react';
import { refuseStrayFiles } from './refuseStrayFiles.ts';

it('a file that is dropped beside a field does not take the place of the page; fields, text and other drops go on', () => {
  const { container } = render(
    <>
      <p>Text</p>
      <input type="file" />
      <div onDrop={(event) => event.preventDefault()} />
    </>,
  );
  const [text, field, area] = ['p', 'input', 'div'].map((name) => container.querySelector(name)!);
  const drop = (target: Element, kind: 'drop' | 'dragOver', types = ['Files']) => {
    const dataTransfer = { types, dropEffect: 'copy' };
    const event = createEvent[kind](target, { dataTransfer });
    fireEvent(target, event);
    return [event.defaultPrevented, dataTransfer.dropEffect];
  };
  expect(drop(text!, 'drop')).toEqual([false, 'copy']);
  const stop = refuseStrayFiles();
  expect(drop(text!, 'drop')).toEqual([true, 'none']);
  expect(drop(text!, 'dragOver')).toEqual([true, 'none']);
  expect(drop(text!, 'drop', ['text/plain'])).toEqual([false, 'copy']);
  expect(drop(field!, 'drop')).toEqual([false, 'copy']);
  expect(drop(area!, 'drop')).toEqual([true, 'copy']);
  stop();
  expect(drop(text!, 'drop')).toEqual([false, 'copy']);
});
