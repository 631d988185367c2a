export * from './checkBlocks.ts';
export * from './contentRules.ts';
export * from './contrast.ts';
export * from './describeFinding.ts';
export { linksOf } from './findLinkTexts.ts';
export * from './findTranslations.ts';
export { createHeadingOrder } from './headingOrder.ts';
export { findPictures, pictureOfFinding } from './findPictures.ts';
export * from './placeOfBlock.ts';
