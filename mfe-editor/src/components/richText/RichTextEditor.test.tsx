import { jest } from '@jest/globals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import de from '../../i18n/de.json' with { type: 'json' };
import { RichTextEditor } from './RichTextEditor.tsx';

/** An open rich text whose value is changed from here as well as from elsewhere. */
function open(html: string) {
  const onChange = jest.fn<(html: string) => void>();
  let bring: (html: string) => void = () => undefined;
  function Place() {
    const [value, setValue] = useState(html);
    bring = setValue;
    onChange.mockImplementation(setValue);
    const nothing = () => undefined;
    return <RichTextEditor label="content" value={value} onChange={onChange} onFocus={nothing} onLeave={nothing} />;
  }
  renderInHost(<Place />, { messages: { editor: de } });
  return { onChange, bring: (other: string) => act(() => bring(other)), box: screen.getByRole('textbox', { name: 'content' }) };
}

// The engine scrolls to the cursor after a command; jsdom lays nothing out.
beforeAll(() => {
  Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

it('an open rich text takes over what came from elsewhere, and the next change is made to that', async () => {
  const { onChange, bring, box } = open('<p>one</p>');
  bring('<p>theirs</p>');
  expect(box).toHaveTextContent(/^theirs$/);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: de['rich.undo'] })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: de['rich.bulletList'] }));
  expect(onChange.mock.calls).toEqual([['<ul><li><p>theirs</p></li></ul>']]);
});

it('what was written here comes back without touching the text or its undo', async () => {
  const { onChange, box } = open('<p>one</p>');
  await userEvent.click(screen.getByRole('button', { name: de['rich.bulletList'] }));
  expect(onChange).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: de['rich.undo'] }));
  expect(onChange).toHaveBeenLastCalledWith('<p>one</p>');
  expect(box).toHaveTextContent(/^one$/);
});
