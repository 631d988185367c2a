export { refreshIndex } from './index/refreshIndex.ts';
export { textOfBlocks } from './index/textOfBlocks.ts';
export { registerSearch } from './routes.ts';
