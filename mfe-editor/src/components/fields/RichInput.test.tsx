import { jest } from '@jest/globals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import { stubBrowser } from '../../testing/editPage.tsx';
import { createLaterCode } from '../LaterPart.tsx';
import { LAZY_EDITOR } from '../richText/lazyEditor.ts';
import { RichTextEditor } from '../richText/RichTextEditor.tsx';
import { RichInput } from './RichInput.tsx';

let isAway = true;

const load = async () => {
  if (isAway) throw Object.assign(new Error('Loading chunk rich-text failed.'), { name: 'ChunkLoadError' });
  return RichTextEditor;
};

beforeAll(stubBrowser);
beforeEach(() => {
  jest.spyOn(LAZY_EDITOR, 'next').mockImplementation(createLaterCode(load).next);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('a field without its writing tools shows its text and what to do, and its button loads them and gives them the focus', async () => {
  const report = jest.fn();
  renderInHost(
    <RichInput
      model="text"
      path="content"
      problems={{}}
      label="Antwort"
      control={{ id: 'answer', 'aria-describedby': undefined, 'aria-invalid': undefined }}
      value="<p>Um acht</p>"
      schema={{}}
      isRequired={false}
      onChange={() => undefined}
      renderField={() => null}
    />,
    { messages: { editor: de }, host: { report } },
  );
  expect(await screen.findByRole('status')).toHaveTextContent(de['rich.notLoaded']);
  expect(screen.getByText('Um acht')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ error: expect.objectContaining({ code: 'SP-3004' }) }));
  const button = screen.getByRole('button', { name: 'Antwort: noch einmal laden' });
  await userEvent.click(button);
  await waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  expect(button).toHaveFocus();
  isAway = false;
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Antwort' })).toHaveFocus());
  expect(screen.queryByText(de['rich.notLoaded'])).toBeNull();
});

it('what a paste in a form could not keep, or was too long, is told below its text', async () => {
  isAway = false;
  Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  const control = { id: 'answer', 'aria-describedby': undefined, 'aria-invalid': undefined };
  const nothing = () => undefined;
  const rest = {
    model: 'text',
    path: 'content',
    problems: {},
    control,
    isRequired: false,
    onChange: nothing,
    renderField: () => null,
  };
  renderInHost(<RichInput {...rest} label="Antwort" value="" schema={{ maxLength: 9 }} />, { messages: { editor: de } });
  const box = await screen.findByRole('textbox', { name: 'Antwort' });
  const paste = (html: string) =>
    fireEvent.paste(box, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } });
  paste('<p>a<img src="x.png"><del>b</del></p>');
  expect(screen.getByRole('status')).toHaveTextContent('Nicht übernommen: Bilder und gestrichener Text.');
  paste('<p>viel zu lang</p>');
  expect(screen.getByRole('status')).toHaveTextContent('höchstens 9 Zeichen');
  expect(box).toHaveTextContent(/^a$/);
});
