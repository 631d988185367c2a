import type { ReactNode } from 'react';
import type { BlockFrameProps, BlockListProps, EditableTextProps } from './editingTools.ts';

// The blocks of a page as they would be without the seams of editing: a build with this file in place
// of `seams.tsx` and `editingTools.ts` is what visitors' pages and scripts are compared with.

export function setEditingTools(): void {
  // Nobody edits here.
}

export function EditingRoot({ children }: { children: ReactNode }): ReactNode {
  return children;
}

export function BlockList({ blocks, children }: BlockListProps): ReactNode {
  return blocks.map((block) => children(block));
}

export function BlockFrame({ children }: BlockFrameProps): ReactNode {
  return children;
}

export function EditableText({ as: Element, field: _field, kind: _kind, children, ...attributes }: EditableTextProps): ReactNode {
  return Element && children ? <Element {...attributes}>{children}</Element> : children;
}

export function showText(props: EditableTextProps): ReactNode {
  return EditableText(props);
}
