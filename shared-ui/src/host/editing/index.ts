export { fetchBlockKinds } from './fetchBlockKinds.ts';
export { presentBlocks } from './presentBlocks.ts';
export { useEditing, type Editing } from './useEditing.ts';
