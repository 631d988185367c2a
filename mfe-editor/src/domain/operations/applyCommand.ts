import type { Forest } from '../forest/forest.ts';
import { arrangeColumns } from './arrangeColumns.ts';
import { changeFields } from './changeFields.ts';
import { type Command, type Outcome, refuse } from './command.ts';
import { duplicateBlock } from './duplicateBlock.ts';
import { insertBlock } from './insertBlock.ts';
import { moveBlock } from './moveBlock.ts';
import { removeBlock } from './removeBlock.ts';
import { restoreBlock } from './restoreBlock.ts';

/** Applies one command; the forest it was given stays as it is. */
export function applyCommand(forest: Forest, command: Command): Outcome {
  switch (command.kind) {
    case 'insert':
      return insertBlock(forest, command.block, command.place);
    case 'restore':
      return restoreBlock(forest, command.block, command.place);
    case 'remove':
      return removeBlock(forest, command.key);
    case 'move':
      return moveBlock(forest, command.key, command.place);
    case 'change':
      return changeFields(forest, command.key, command.fields);
    case 'duplicate':
      return duplicateBlock(forest, command.key, command.keys);
    case 'version':
      return refuse('needsProvider');
    case 'arrange':
      return arrangeColumns(forest, command.key, command.columns);
  }
}
