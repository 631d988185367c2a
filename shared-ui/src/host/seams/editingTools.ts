import type { BlockView } from '@spielplan/shared-contracts/remote';
import { createContext, type ComponentType, type ElementType, type HTMLAttributes, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/** A text of a block where it is shown. */
export interface EditableTextProps extends HTMLAttributes<HTMLElement> {
  /**
   * The field by its path in the block's fields: `headline`, `items.2.question`. Without one, or
   * where the kind of block has no such field, there is nothing to write.
   */
  field?: string | undefined;
  /** `rich` is markup, and its child then a `RichText`; plain text otherwise. */
  kind?: 'rich';
  /**
   * The element around the text, which is left out with it. Attributes besides are this element's.
   */
  as?: ElementType;
  children?: ReactNode;
}

export interface BlockFrameProps {
  block: BlockView;
  children: ReactNode;
}

export interface BlockListProps {
  blocks: readonly BlockView[];
  /** The column of the block around it, from 0. */
  column?: number;
  /**
   * The section it is, by its slug. A list without column
   * and section is that of the page's own document.
   */
  section?: string | undefined;
  /** Renders one of the blocks, its frame and key included. */
  children: (block: BlockView) => ReactNode;
}

/**
 * What takes the place of the seams while a page is edited.
 * Each renders what it gets where there is nothing to edit.
 */
export interface EditingTools {
  List: ComponentType<BlockListProps>;
  Frame: ComponentType<BlockFrameProps>;
  Text: ComponentType<EditableTextProps>;
}

/** Null for visitors, on the server, and until the editor's code is there. */
export const EditingContext = createContext<EditingTools | null>(null);

const toolsStore = createStore<EditingTools | null>(() => null);

/** Puts the editor's tools into every seam of the page, or takes them out. */
export function setEditingTools(tools: EditingTools | null): void {
  toolsStore.setState(tools, true);
}

/** The tools that are set. */
export function useEditingTools(): EditingTools | null {
  return useStore(toolsStore);
}
