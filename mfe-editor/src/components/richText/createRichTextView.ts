import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
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
}

/**
 * Makes the engine in an element. Its own undo works inside
 * the text; that of the page takes the whole text back.
 */
export function createRichTextView(
  place: HTMLElement,
  { html, attributes, onChange, onUpdate }: RichTextViewOptions,
): EditorView {
  const view = new EditorView(place, {
    attributes: { ...attributes },
    state: EditorState.create({ doc: parse(html), plugins: [keymap(KEYS), keymap(baseKeymap), history()] }),
    dispatchTransaction(transaction: Transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      if (transaction.docChanged && !transaction.getMeta(OUTSIDE)) onChange(serialize(state.doc));
      onUpdate(state);
    },
  });
  onUpdate(view.state);
  return view;
}

/** Shows what was saved elsewhere, or cleaned by the provider; the cursor stays where it can. */
export function takeOver(view: EditorView, html: string): void {
  const { doc, selection, tr } = view.state;
  const next = parse(html);
  if (doc.eq(next)) return;
  const change = tr.replaceWith(0, doc.content.size, next.content);
  const place = change.doc.resolve(Math.min(selection.from, change.doc.content.size));
  change.setSelection(TextSelection.near(place));
  view.dispatch(change.setMeta(OUTSIDE, true).setMeta('addToHistory', false));
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
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

/** The address of the link at the cursor, where there is one. */
export function linkAt({ selection: { $from } }: EditorState): { href: string; target: string | null } | null {
  const mark = link.isInSet($from.marks()) ?? ($from.nodeAfter ? link.isInSet($from.nodeAfter.marks) : undefined);
  return mark ? { href: String(mark.attrs.href), target: mark.attrs.target as string | null } : null;
}

/** Links what is selected, or writes the address where nothing is; `null` takes links away. */
export function setLink(view: EditorView, attrs: { href: string; target: string | null } | null): void {
  const { state } = view;
  const { from, to, empty } = state.selection;
  const change = state.tr;
  if (attrs === null) change.removeMark(from, to, link);
  else if (empty) change.replaceSelectionWith(schema.text(attrs.href, [link.create(attrs)]), false);
  else change.removeMark(from, to, link).addMark(from, to, link.create(attrs));
  view.dispatch(change);
}

function toggleList(name: 'bullet_list' | 'ordered_list'): Command {
  const wrap = wrapInList(name === 'bullet_list' ? bullet_list : ordered_list);
  return (state, dispatch, view) => wrap(state, dispatch, view) || liftListItem(list_item)(state, dispatch, view);
}

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
});

const KEYS: Record<string, Command> = {
  'Mod-b': RICH_TEXT_COMMANDS.bold,
  'Mod-i': RICH_TEXT_COMMANDS.italic,
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Shift-Enter': breakLine,
  Enter: splitListItem(list_item),
  'Mod-[': liftListItem(list_item),
  'Mod-]': sinkListItem(list_item),
};

function parse(html: string): Node {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  return DOMParser.fromSchema(schema).parse(body);
}

function serialize(doc: Node): string {
  const place = document.createElement('div');
  place.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
  return doc.textContent === '' && doc.childCount === 1 ? '' : place.innerHTML;
}
