import { use, type ReactNode } from 'react';
import {
  EditingContext,
  useEditingTools,
  type BlockFrameProps,
  type BlockListProps,
  type EditableTextProps,
} from './editingTools.ts';

/** The root of a page in a browser: gives the tools that are set to every seam in it. */
export function EditingRoot({ children }: { children: ReactNode }) {
  return <EditingContext value={useEditingTools()}>{children}</EditingContext>;
}

/** Renders a list of blocks, as they are or as the editor's tools have changed them. */
export function BlockList(props: BlockListProps): ReactNode {
  const tools = use(EditingContext);
  return tools ? <tools.List {...props} /> : props.blocks.map((block) => props.children(block));
}

/** Stands around each block; for visitors it is nothing. */
export function BlockFrame(props: BlockFrameProps): ReactNode {
  const tools = use(EditingContext);
  return tools ? <tools.Frame {...props} /> : props.children;
}

/**
 * A text of a block that can be written in place; for visitors it
 * is its element and text, or nothing where the text is empty.
 */
export function EditableText(props: EditableTextProps): ReactNode {
  const tools = use(EditingContext);
  return tools ? <tools.Text {...props} /> : showText(props);
}

/** A text as visitors see it. */
export function showText({ as: Element, field: _field, kind: _kind, children, ...attributes }: EditableTextProps): ReactNode {
  return Element && children ? <Element {...attributes}>{children}</Element> : children;
}
