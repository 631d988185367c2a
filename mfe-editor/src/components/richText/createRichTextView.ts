import { baseKeymap, chainCommands, exitCode, splitBlock, toggleMark } from 'prosemirror-commands';
import { history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer, type Node, type ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { toLinkAddress } from '../../domain/linkAddress.ts';
import { RICH_TEXT_KEYS, type RichTextKey } from './richTextKeys.ts';
import { richTextSchema as schema } from './richTextSchema.ts';

const { strong, em, link } = schema.marks;
const { bullet_list, ordered_list, list_item, hard_break } = schema.nodes;

/** Marks a change that was not made here: nobody is told of it, and it is not undone here. */
const OUTSIDE = 'outside';

/** What the buttons of a rich text do. */
export const RICH_TEXT_COMMANDS = {
  bold: toggleMark(strong),
  italic: toggleMark(em),
  bulletList: toggleList('bullet_list'),
  numberedList: toggleList('ordered_list'),
  undo,
  redo,
} as const satisfies Record<string, Command>;
export type RichTextAction = keyof typeof RICH_TEXT_COMMANDS;

export interface RichTextViewOptions {
  html: string;
  attributes: Readonly<Record<string, string>>;
  onChange: (html: string) => void;
  /** After everything that may change what the buttons show. */
  onUpdate: (state: EditorState) => void;
  /** So many characters it takes. */
  limit?: number | undefined;
  /** A slash in an empty text. */
  onSlash?: (() => void) | undefined;
  /** The key of links. */
  onLink: () => void;
  /** Answers the clean markup that goes into the text. */
  onPaste: (data: DataTransfer) => string;
  /** What was pasted is more than the text takes. */
  onRefused: () => void;
}

/**
 * Makes an element the engine: the text has the measure and marks there that visitors see. Its own undo works inside
 * the text; that of the page takes the whole text back.
 */
export function createRichTextView(
  place: HTMLElement,
  { html, attributes, onChange, onUpdate, limit = Infinity, onSlash, onLink, onPaste, onRefused }: RichTextViewOptions,
): EditorView {
  const view = new EditorView(
    { mount: place },
    {
      attributes: { ...attributes },
      state: EditorState.create({
        doc: parse(html),
        plugins: [keymap(keysWith(onLink)), keymap(baseKeymap), history(), limitTo(limit)],
      }),
      handleKeyDown(_, event) {
        if (event.ctrlKey || event.metaKey) takeSelection(view);
        if (event.key !== '/' || !onSlash || view.state.doc.textContent !== '') return false;
        event.preventDefault();
        onSlash();
        return true;
      },
      handleDOMEvents: {
        // Before the engine reads it: its parser reports every style of what is pasted to the CSP.
        paste(_, event) {
          if (!event.clipboardData) return false;
          event.preventDefault();
          pasteInto(view, event.clipboardData, { onPaste, onRefused });
          return true;
        },
        drop(_, event) {
          if (view.dragging || !event.dataTransfer) return false;
          event.preventDefault();
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
          pasteInto(view, event.dataTransfer, { onPaste, onRefused });
          return true;
        },
      },
      dispatchTransaction(transaction: Transaction) {
        // One that the limit refuses leaves nothing to tell.
        const { state, transactions } = view.state.applyTransaction(transaction);
        view.updateState(state);
        if (transactions.some((each) => each.docChanged && !each.getMeta(OUTSIDE))) onChange(serialize(state.doc));
        onUpdate(state);
      },
    },
  );
  onUpdate(view.state);
  return view;
}

/** Browsers tell of a selection after the key that made it: a command that follows at once would have the one before. */
function takeSelection(view: EditorView): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const { doc, selection, tr } = view.state;
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset ?? 0), view.posAtDOM(focusNode, focusOffset ?? 0)];
  if (anchor === selection.anchor && head === selection.head) return;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
}

/** An address on selected words links them; everything else comes in clean. */
function pasteInto(
  view: EditorView,
  data: DataTransfer,
  { onPaste, onRefused }: Pick<RichTextViewOptions, 'onPaste' | 'onRefused'>,
): void {
  const address = data.getData('text/plain').trim();
  if (!view.state.selection.empty && /^(?:https?:\/\/|mailto:)\S+$/.test(address) && toLinkAddress(address) !== null)
    return setLink(view, { href: address, target: null });
  const html = onPaste(data);
  if (html === '') return;
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  const change = view.state.tr.replaceSelection(DOMParser.fromSchema(schema).parseSlice(body)).scrollIntoView();
  view.dispatch(change);
  if (!view.state.doc.eq(change.doc)) onRefused();
}

/** Takes nothing more than so many characters; what is longer already may become shorter. */
function limitTo(limit: number): Plugin {
  return new Plugin({
    filterTransaction(change, { doc }) {
      if (!change.docChanged || change.getMeta(OUTSIDE)) return true;
      const length = charsOf(change.doc);
      return length <= limit || length < charsOf(doc);
    },
  });
}

/** The characters of a text without its markup. */
function charsOf(doc: Node): number {
  return doc.textContent.length;
}

/** Shows what was saved elsewhere, or cleaned by the provider; the cursor stays where it can. */
export function replaceContent(view: EditorView, html: string): void {
  const { doc, selection, tr } = view.state;
  const next = parse(html);
  if (doc.eq(next)) return;
  const change = tr.replaceWith(0, doc.content.size, next.content);
  const place = change.doc.resolve(Math.min(selection.from, change.doc.content.size));
  change.setSelection(TextSelection.near(place));
  view.dispatch(change.setMeta(OUTSIDE, true).setMeta('addToHistory', false));
}

/** Writes a text behind all that is there; a line break begins a paragraph, as Enter does. */
export function typeAtEnd(view: EditorView, text: string): void {
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) splitBlock(view.state, view.dispatch);
    if (line !== '') view.dispatch(view.state.tr.insertText(line).scrollIntoView());
  }
}

/** Which buttons are pressed, and which can be. */
export function describeState(state: EditorState) {
  const { from, to, empty, $from } = state.selection;
  const hasMark = (mark: typeof strong) =>
    empty ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, mark);
  const isInside = (name: string) =>
    Array.from({ length: $from.depth }, (_, depth) => $from.node(depth).type.name).includes(name);
  return {
    pressed: {
      bold: hasMark(strong),
      italic: hasMark(em),
      bulletList: isInside('bullet_list'),
      numberedList: isInside('ordered_list'),
      link: hasMark(link),
    },
    chars: charsOf(state.doc),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

/** The address of the link at the cursor, where there is one. */
export function linkAt({ selection: { $from } }: EditorState): { href: string; target: string | null } | null {
  const mark = linkMarkAt($from);
  return mark ? { href: String(mark.attrs.href), target: mark.attrs.target as string | null } : null;
}

/**
 * Links what is selected, or the whole link at the cursor; writes the title of the target, or its address, where there is neither.
 * `null` takes links away.
 */
export function setLink(view: EditorView, target: { href: string; target: string | null; title?: string } | null): void {
  const { state } = view;
  const { from, to } = state.selection.empty ? (rangeOfLink(state) ?? state.selection) : state.selection;
  const change = state.tr;
  if (target === null) change.removeMark(from, to, link);
  else {
    const mark = link.create({ href: target.href, target: target.target });
    if (from === to) change.replaceSelectionWith(schema.text(target.title ?? target.href, [mark]), false);
    else change.removeMark(from, to, link).addMark(from, to, mark);
  }
  view.dispatch(change);
}

/** From where to where the link at the cursor reaches. */
function rangeOfLink({ selection: { $from } }: EditorState): { from: number; to: number } | null {
  const mark = linkMarkAt($from);
  if (!mark) return null;
  const { parent } = $from;
  let [first, last] = [$from.index(), $from.index()];
  if (!parent.maybeChild(first) || !mark.isInSet(parent.child(first).marks)) [first, last] = [first - 1, last - 1];
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1;
  while (last < parent.childCount - 1 && mark.isInSet(parent.child(last + 1).marks)) last += 1;
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1) };
}

function linkMarkAt($from: ResolvedPos) {
  return link.isInSet($from.marks()) ?? ($from.nodeAfter ? link.isInSet($from.nodeAfter.marks) : undefined);
}

function toggleList(name: 'bullet_list' | 'ordered_list'): Command {
  const wrap = wrapInList(name === 'bullet_list' ? bullet_list : ordered_list);
  return (state, dispatch, view) => wrap(state, dispatch, view) || liftListItem(list_item)(state, dispatch, view);
}

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
});

/** The keys of the engine; those that the list of keys names are called as the engine calls them. */
function keysWith(onLink: () => void): Record<string, Command> {
  const { bold, italic, bulletList, numberedList } = RICH_TEXT_COMMANDS;
  const link: Command = () => {
    onLink();
    return true;
  };
  const [indent, outdent] = [sinkListItem(list_item), liftListItem(list_item)];
  const named: Record<RichTextKey, Command> = { bold, italic, bulletList, numberedList, indent, outdent, link, breakLine };
  return {
    ...Object.fromEntries(
      Object.entries(named).map(([name, command]) => [engineKey(RICH_TEXT_KEYS[name as RichTextKey]), command]),
    ),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    Enter: splitListItem(list_item),
  };
}

function engineKey(keys: string): string {
  const names: Readonly<Record<string, string>> = { Ctrl: 'Mod', '→': 'ArrowRight', '←': 'ArrowLeft' };
  return keys
    .split(' ')
    .map((key) => names[key] ?? (key.length === 1 ? key.toLowerCase() : key))
    .join('-');
}

function parse(html: string): Node {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  return DOMParser.fromSchema(schema).parse(body);
}

function serialize(doc: Node): string {
  const place = document.createElement('div');
  place.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
  return doc.textContent === '' && doc.childCount === 1 ? '' : place.innerHTML;
}
