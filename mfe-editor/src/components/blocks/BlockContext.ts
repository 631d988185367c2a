import { createContext } from 'react';
import type { BlockKey } from '../../domain/forest/forest.ts';

/** The block around a text or a column; null outside of all blocks that can be edited. */
export const BlockContext = createContext<BlockKey | null>(null);
