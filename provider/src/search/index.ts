export { refreshIndex } from './index/refreshIndex.ts';
export { textOfBlocks } from './index/textOfBlocks.ts';
export { registerSearch } from './routes.ts';
export { answerSearch } from './searchAnswers.ts';
export { foldWord } from './text/foldWord.ts';
export { soundOf } from './query/soundOf.ts';
export { type IndexKeeper, keepIndex } from './index/keepIndex.ts';
